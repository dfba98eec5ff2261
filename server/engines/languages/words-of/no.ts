import type { LanguageWords, TimeWords } from "../language-words.ts";

export const no: LanguageWords = {
  small: `
    og, den, det, en, et, med, til, i, på, dl, ss, ts, salt, pepper, mel, sukker, smør, egg, vann, minutter, løk,
    hvitløk, ovnen, la, rør, av, er, ikke, bland, ca, ha, hell, fedd
  `,
  ingredients: "ingredienser, ingrediensliste, du trenger, dette trenger du",
  steps: `
    slik gjør du, slik gjør du det, framgangsmåte, fremgangsmåte, fremgangsmåten, tilberedning, tilberedelse, instruksjoner, steg for steg
  `,
  asideOnPages: "oppbevaring, serveringsforslag, anbefalt, anbefalte",
  columns: "mengde",
  prep: "forberedelse, forberedelser, forberedelsestid",
  cook: "steketid, koketid",
  total: "totaltid, total tid",
  time: "tid",
  making: "tilberedning, tilberedningstid",
  rest: "hviletid",
  difficulty: "vanskelighetsgrad",
  cuisine: "kjøkken",
  named: "oppskrift",
  yields: "porsjoner, antall, antall porsjoner, til",
  people: "porsjon, porsjoner, personer",
  led: "til, for, antall",
};

export const noTimes: TimeWords = {
  seconds: "sekund, sekunder",
  minutes: "minutt, minutter",
  hours: "time, timer",
  days: "dag, dager, døgn",
  weeks: "uke, uker",
};
