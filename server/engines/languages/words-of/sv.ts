import type { LanguageWords, TimeWords } from "../language-words.ts";

export const sv: LanguageWords = {
  small: `
    och, den, det, en, ett, med, till, i, på, som, tills, dl, msk, tsk, krm, salt, peppar, mjöl, socker, smör, ägg,
    vatten, minuter, gul, lök, vitlök, ugnen, låt, rör, för, är, inte, blanda, cirka
  `,
  ingredients: `
    ingredienser, ingredienserna, ingredienslista, inköpslista, detta behöver du, det behöver du, det här behöver du,
    du behöver, så här behöver du, så har behöver du
  `,
  steps: `
    gör så här, gör såhär, gör det här, så här gör du, så gör du, så här, så här lagar du, tillagning, beredning, instruktion, instruktioner,
    tillvägagångssätt, beskrivning, steg för steg
  `,
  notes: "anteckningar, tips och råd",
  aside: `
    lämna en kommentar, skriv en kommentar, näringsvärde, relaterade recept, fler recept, kommentarer, redskap
  `,
  asideOnPages: `
    näringsvärde, relaterade, fler recept, liknande, förvaring, rekommenderad, rekommenderade
  `,
  columns: "mängd",
  prep: "förberedelse, förberedelser, förberedelsetid",
  cook: "tillagning, tillagningstid, gräddning, ugn, i ugnen",
  total: "total tid, klar på, totalt, totaltid",
  time: "tid",
  making: "tillredningstid",
  rest: "jästid",
  difficulty: "svårighetsgrad",
  cuisine: "kök",
  category: "kategori",
  named: "recept",
  other: "kalorier",
  yields: "portioner, antal, antal portioner, för, till",
  people: "portion, portioner, personer",
  led: "för, till, antal, ger, portioner",
  pieces: "stycken, bitar, bullar",
};

export const svTimes: TimeWords = {
  seconds: "sekund, sekunder",
  minutes: "minut, minuter",
  hours: "tim, tim., timme, timmar",
  days: "dag, dagar, dygn",
  weeks: "vecka, veckor",
};
