import type { LanguageWords, TimeWords } from "../language-words.ts";

export const hu: LanguageWords = {
  small: "a, az, és, egy, majd, hogy, meg, ha, bele, evőkanál, teáskanál, tojás, liszt, cukor, vaj, só, bors",
  ingredients: "hozzávalók",
  steps: `
    elkészítés, elkészítése, elkészítési mód, elkészítés menete, az elkészítés lépései, így készül, így készítsd
  `,
  notes: "tippek",
  asideOnPages: "tápérték, hozzászólás, kapcsolódó, hasonló, tárolás",
  columns: "mennyiség, hozzávaló",
  prep: "előkészítés, előkészítési idő, előkészület",
  cook: "sütés, főzés, sütési idő, főzési idő",
  total: "teljes idő, teljes",
  making: "elkészítés, elkészítési idő",
  difficulty: "nehézség",
  cuisine: "konyha",
  yields: "adag",
  people: "adag, fő, személy",
  pieces: "személyre, főre",
};

export const huTimes: TimeWords = {
  seconds: "másodperc",
  minutes: "perc",
  hours: "óra",
  days: "nap",
  weeks: "hét",
  short: { minutes: "p" },
};
