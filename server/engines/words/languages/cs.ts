import type { LanguageWords } from "../language-words.ts";

export const cs: LanguageWords = {
  small:
    "a, na, do, se, v, až, pak, přidáme, s, osolíme, opepříme, lžíce, cukr, mouka, mouku, vejce, smícháme",
  ingredients: "suroviny, ingredience, budete potřebovat, potřebujeme, potřebujete",
  steps: "postup, postup přípravy, postup práce, příprava, návod, připravíme",
  asideOnPages: "nutričn, komentáře, podobné, podobný, skladování",
  columns: "množství, surovina",
};
