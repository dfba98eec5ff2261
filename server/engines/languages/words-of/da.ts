import type { LanguageWords, TimeWords } from "../language-words.ts";

export const da: LanguageWords = {
  small: `
    og, den, det, en, et, med, til, i, på, indtil, dl, spsk, tsk, salt, peber, mel, sukker, smør, æg, vand, minutter,
    løg, hvidløg, ovnen, lad, rør, af, er, ikke, bland, ca, kom, hæld, fed
  `,
  ingredients: `
    ingredienser, ingredienserne, ingrediensliste, du skal bruge, dette skal du bruge, det skal du bruge
  `,
  steps: `
    fremgangsmåde, fremgangsmåden, sådan gør du, sådan laver du, sådan, gør sådan, gør det her, saadan gør du,
    tilberedning, instruktioner, metode
  `,
  notes: "noter, bemærk",
  aside: "næringsindhold, lignende opskrifter",
  asideOnPages: "næringsindhold, relaterede, del, opbevaring, materiale, anbefalet",
  columns: "mængde",
  prep: "forberedelse, forberedelser, forberedelsestid, arbejdstid",
  cook: "bagetid, kogetid, stegetid",
  total: "total tid, tid i alt, i alt, samlet tid, samlet",
  time: "tid",
  making: "tilberedning, tilberedningstid",
  rest: "hviletid, hvile",
  difficulty: "sværhedsgrad",
  cuisine: "køkken",
  category: "kategori",
  named: "opskrift",
  yields: "portioner, antal, antal portioner, mængde, til",
  people: "portion, portioner, personer",
  led: "til, for, antal, mængde, giver",
  pieces: "stykker",
};

export const daTimes: TimeWords = {
  seconds: "sekund, sekunder",
  minutes: "minut, minutter",
  hours: "time, timer",
  days: "dag, dage, døgn",
  weeks: "uge, uger",
  short: { hours: "t" },
};
