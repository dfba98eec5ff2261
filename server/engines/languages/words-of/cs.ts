import type { LanguageWords, TimeWords } from "../language-words.ts";

export const cs: LanguageWords = {
  small:
    "a, na, do, se, v, až, pak, přidáme, s, osolíme, opepříme, lžíce, cukr, mouka, mouku, vejce, smícháme",
  ingredients: "suroviny, ingredience, budete potřebovat, potřebujeme, potřebujete",
  steps: "postup, postup přípravy, postup práce, příprava, návod, připravíme",
  asideOnPages: "nutričn, komentáře, podobné, podobný, skladování",
  columns: "množství, surovina",
  prep: "příprava, doba přípravy, přípravy",
  cook: "vaření, pečení, doba pečení, doba vaření",
  total: "celkem, celkový čas, celkový",
  time: "doba",
  difficulty: "obtížnost, náročnost",
  cuisine: "kuchyně",
  yields: "počet porcí, porcí, porce",
  people: "porce, porcí, osoby, osob",
};

export const csTimes: TimeWords = {
  seconds: "sekunda, sekundy, sekund",
  minutes: "minuta, minuty, minut",
  hours: "hod, hod., hodina, hodiny, hodinu, hodin",
  days: "den, dny, dní",
  weeks: "týden, týdny, týdnů",
};
