### Only what the pages of Dots say of this file.

-and = dan
-or = atau
-none = tiada

## What comes before the last word of a list whose items are lists themselves

-apart = ,
