### Czego serwer odmawia, każde według swojego kodu. Stoi samo albo po dwukropku.

problem-uniqueness = ta łamigłówka nie ma dokładnie jednego rozwiązania
problem-many-solutions = ta łamigłówka ma więcej niż jedno rozwiązanie
problem-no-solution = ta łamigłówka nie ma rozwiązania
problem-stock = serwer nie może się połączyć ze swoją bazą danych
problem-unknown-puzzle = nie ma takiej łamigłówki
problem-removed = została usunięta
problem-withdrawn = autor ją wycofał
problem-secret = to urządzenie nie ma do niej tajnego kodu
problem-unknown-race = nie ma takiego wyścigu albo już się skończył
problem-alone = do wyścigu potrzebny jest drugi gracz
problem-early = wyścig jeszcze się nie zaczął
problem-too-fast = nikt nie wpisuje cyfr tak szybko
problem-unknown-game = nie ma takiej gry albo została usunięta
problem-seat = to miejsce drugiego gracza
problem-taken = to miejsce zajął już ktoś inny
problem-invitation = z tego zaproszenia już ktoś skorzystał albo zostało wycofane
problem-own = to twoja własna gra
problem-rated = gra rankingowa na to nie pozwala
problem-unrated = to urządzenie nie ma jeszcze rankingu
problem-full = nie ma już miejsca
problem-above-limit = to więcej, niż można zamówić naraz
problem-game = gra teraz na to nie pozwala
problem-limit = to było za dużo naraz; spróbuj ponownie za minutę
