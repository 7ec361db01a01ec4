"""What only the making of lessons of Dots needs: games of people, the choice among lessons, how lessons go on."""
