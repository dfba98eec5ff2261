import type { LanguageWords } from "./language-words.ts";

/** English. Its unit words stand with their kinds in unit-words.ts. */
export const en: LanguageWords = {
  units: {},
  numbers: `
    1 one,an,a; 2 two; 3 three; 4 four; 5 five; 6 six; 7 seven; 8 eight; 9 nine; 10 ten; 11 eleven;
    12 twelve; 13 thirteen; 14 fourteen; 15 fifteen; 16 sixteen; 17 seventeen; 18 eighteen; 19 nineteen;
    20 twenty; 24 twenty-four; 25 twenty-five; 30 thirty; 36 thirty-six; 40 forty; 45 forty-five; 50 fifty;
    60 sixty; 70 seventy; 80 eighty; 90 ninety; 1/2 one-half; 1/3 one-third; 2/3 two-thirds;
    1/4 one-quarter,one-fourth; 3/4 three-quarters,three-fourths
  `,
  half: "half",
  articles: "a,an",
  about: "about,approximately,approx,around,roughly,ca,circa",
  range: "to,or",
  lead: "between",
  plus: "plus,and",
  of: "of,de,d'",
  eachAfter: "each",
  sizes:
    "small,medium,large,big,jumbo,tiny,miniature,extra-large,medium-size,medium-sized,medium-large,large-sized,small-sized,lg,sm,md,med,scant,heaped,heaping,generous,rounded,level,good-sized,thick,thin",
  intensifiers: "very,extra",
};
