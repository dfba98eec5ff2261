import type { LanguageWords, TimeWords } from "../language-words.ts";

export const fi: LanguageWords = {
  small:
    "ja, on, noin, kun, sekä, mukaan, anna, rkl, tl, suolaa, sokeria, vehnäjauhoja, voita, munaa, sekoita, lisää",
  ingredients: "ainekset, aineosat, ainesosat, tarvitset, raaka-aineet",
  steps: "valmistus, valmistusohje, valmistusohjeet, valmistustapa, työohje, ohje, näin teet, tee näin",
  notes: "vinkki",
  asideOnPages: "kommentit",
  yields: "annosta",
  people: "annosta",
};

export const fiTimes: TimeWords = {
  minutes: "minuutti, minuuttia",
  hours: "tunti, tuntia",
  days: "päivä, päivää",
};
