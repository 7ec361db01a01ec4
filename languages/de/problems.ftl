# What the server refuses, each by its code. They stand alone, or behind a colon.

problem-uniqueness = dieses Rätsel hat nicht genau eine Lösung
problem-many-solutions = dieses Rätsel hat mehr als eine Lösung
problem-no-solution = dieses Rätsel hat keine Lösung
problem-stock = der Server erreicht seine Datenbank nicht
problem-unknown-puzzle = dieses Rätsel gibt es nicht
problem-removed = es wurde von der Website genommen
problem-withdrawn = der Urheber hat es zurückgezogen
problem-secret = dieses Gerät hat den Geheimcode dafür nicht
problem-unknown-race = dieses Rennen gibt es nicht, oder es ist vorbei
problem-alone = ein Rennen braucht einen zweiten Spieler
problem-early = das Rennen hat noch nicht begonnen
problem-too-fast = so schnell trägt niemand Ziffern ein
problem-unknown-game = diese Partie gibt es nicht, oder sie wurde entfernt
problem-seat = das ist der Platz des anderen Spielers
problem-taken = jemand anders hat diesen Platz schon
problem-invitation = diese Einladung wurde schon genutzt oder zurückgenommen
problem-own = das ist eine deiner eigenen Partien
problem-rated = in einer gewerteten Partie ist das nicht erlaubt
problem-unrated = dieses Gerät hat noch keine Wertung
problem-full = für mehr ist kein Platz
problem-above-limit = so viel darf man nicht auf einmal verlangen
problem-game = in dieser Partie ist das jetzt nicht erlaubt
problem-limit = das war zu viel auf einmal; versuche es in einer Minute noch einmal
