import type { LanguageWords, TimeWords } from "../language-words.ts";

export const tr: LanguageWords = {
  small:
    "ve, bir, ile, için, kadar, olarak, ekleyin, yemek, kaşığı, tatlı, bardağı, su, tuz, şeker, un, yumurta",
  ingredients: "malzemeler",
  steps: "hazırlanışı, yapılışı",
  prep: "hazırlama, hazırlık, hazırlık süresi, hazırlama süresi",
  cook: "pişirme, pişme, pişirme süresi",
  total: "toplam, toplam süre",
  cuisine: "mutfak",
  yields: "kişi sayısı",
  people: "kişilik, porsiyon",
};

export const trTimes: TimeWords = {
  minutes: "dk, dk., dakika",
  hours: "saat",
  days: "gün",
  short: { hours: "sa" },
};
