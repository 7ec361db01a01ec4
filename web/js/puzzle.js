// A puzzle as a frozen value: givens, dots, and whether a missing dot is a promise. Knows no text and no rule.

export const LEVELS = ["easy", "medium", "hard", "expert", "extreme"];
