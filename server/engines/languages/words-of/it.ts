import type { LanguageWords, TimeWords } from "../language-words.ts";

export const it: LanguageWords = {
  small: `
    e, il, lo, la, i, gli, le, di, del, della, un, una, con, in, per, fino, poi, sale, pepe, farina, zucchero, burro,
    uova, olio, acqua, minuti, cucchiai, cucchiaio, cucchiaino, aggiungere, che, è, nel, nella, spicchio, cipolla, forno
  `,
  ingredients: `
    ingredienti, gli ingredienti, lista ingredienti, cosa serve, occorrente, vi serve, ti serve, servono
  `,
  steps: `
    procedimento, procedimento passo passo, preparazione, la preparazione, istruzioni, come fare, come si fa,
    come si prepara, esecuzione, passaggi, svolgimento
  `,
  notes: "consigli, consiglio, conservazione, note dello chef, nota",
  aside: `
    lascia un commento, valori nutrizionali, commenti, condividi, potrebbe interessarti, leggi anche,
    ricette correlate, strumenti
  `,
  asideOnPages: `
    valori, consigli, consiglio, commenti, condividi, potrebbe, leggi anche, conservazione, pubblicità, iscriviti,
    suggerimenti, consigliato, consigliati, consigliata
  `,
  columns: "ingrediente, ingredienti, quantità, unità",
  prep: "preparazione, tempo di preparazione",
  cook: "cottura, tempo di cottura",
  total: "tempo totale, pronto in, tempo tot., totale",
  time: "tempo",
  rest: "riposo",
  difficulty: "difficoltà",
  cuisine: "cucina",
  category: "portata, categoria",
  named: "titolo, ricetta",
  other: "costo",
  yields: "porzioni, dosi, dosi per, dose per, persone, per",
  people: "porzioni, persona, persone, commensali",
  led: "per, dosi per, porzioni",
  pieces: "pezzi, fette, biscotti, bicchieri, bicchierini",
};

export const itTimes: TimeWords = {
  seconds: "secondo, secondi",
  minutes: "minuto, minuti",
  hours: "ora, ore",
  days: "giorno, giorni",
  weeks: "settimana, settimane",
  quarters: "quarto, quarti",
};
