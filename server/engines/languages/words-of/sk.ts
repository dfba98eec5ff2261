import type { LanguageWords, TimeWords } from "../language-words.ts";

export const sk: LanguageWords = {
  small:
    "a, na, do, sa, v, až, potom, pridáme, s, osolíme, okoreníme, lyžica, cukor, múka, múku, vajce, zmiešame",
  ingredients: "ingrediencie, ingrediencia, suroviny, potrebujeme, potrebujete, budete potrebovať",
  steps: "postup, postup prípravy, príprava, spracovanie, návod, pripravíme",
  asideOnPages: "nutričn, komentáre, podobné, skladovanie",
  columns: "množstvo, surovina",
  prep: "príprava, čas prípravy",
  cook: "varenie, pečenie, čas pečenia, čas varenia",
  total: "celkový čas, spolu, celkový",
  difficulty: "náročnosť",
  cuisine: "kuchyňa",
  yields: "počet porcií, porcií",
  people: "porcie, porcií, osoby, osôb",
};

export const skTimes: TimeWords = {
  seconds: "sekunda, sekundy, sekúnd",
  minutes: "minúta, minúty, minút",
  hours: "hod, hod., hodina, hodiny, hodinu, hodín",
  days: "deň, dni, dní",
  weeks: "týždeň, týždne, týždňov",
};
