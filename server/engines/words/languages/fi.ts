import type { LanguageWords } from "../language-words.ts";

export const fi: LanguageWords = {
  small:
    "ja, on, noin, kun, sekä, mukaan, anna, rkl, tl, suolaa, sokeria, vehnäjauhoja, voita, munaa, sekoita, lisää",
  ingredients: "ainekset, aineosat, ainesosat, tarvitset, raaka-aineet",
  steps: "valmistus, valmistusohje, valmistusohjeet, valmistustapa, työohje, ohje, näin teet, tee näin",
  notes: "vinkki",
  asideOnPages: "kommentit",
  yields: "annosta",
  people: "annosta",
  hours: "tunti, tuntia",
  minutes: "minuutti, minuuttia",
  days: "päivä, päivää",
};
