import type { LanguageWords, TimeWords } from "../language-words.ts";

export const ro: LanguageWords = {
  small:
    "și, cu, pe, în, se, la, până, apoi, lingură, linguri, linguriță, făină, zahăr, unt, ouă, sare, adăugăm",
  ingredients: "ingrediente, ce ai nevoie",
  steps: "mod de preparare, modul de preparare, preparare, instrucțiuni, pași, pregătire, cum se face",
  prep: "pregătire, timp de pregătire",
  cook: "gătire, coacere, timp de gătire",
  total: "timp total",
  yields: "porții",
  people: "porții, persoane",
};

export const roTimes: TimeWords = {
  minutes: "minut, minute",
  hours: "oră, ore",
  days: "zi, zile",
};
