import type { LanguageWords, TimeWords } from "../language-words.ts";

export const pt: LanguageWords = {
  small: `
    e, o, a, os, as, do, da, de, um, uma, com, em, para, até, por, ao, sobre, depois, colher, colheres, chá, sopa, sal,
    pimenta, farinha, açúcar, ovos, manteiga, azeite, óleo, água, minutos, xícara, cebola, alho, não, que, forno
  `,
  ingredients: "ingredientes, os ingredientes, você vai precisar, vai precisar de, precisa de",
  steps: `
    modo de preparo, preparo, modo de preparação, modo de fazer, modo de confecção, modo de confeção, como fazer,
    como preparar, preparação, confecção, confeção, confeção e preparação, instruções, passo a passo, passos
  `,
  notes: "dica, dicas, observação, observações, nota, notas",
  aside: `
    deixe um comentário, deixe seu comentário, informação nutricional, informações nutricionais, comentários,
    veja também, receitas relacionadas
  `,
  asideOnPages: `
    informações, dica, veja também, comentários, conservação, publicidade, recomendado, recomendada, recomendados,
    recomendadas
  `,
  columns: "ingredientes, quantidade, unidade",
  prep: "preparo, tempo de preparo, preparação, tempo de preparação",
  cook: "cozimento, cozedura, tempo de cozimento, tempo de forno, forno",
  total: "tempo total, pronto em",
  time: "tempo",
  difficulty: "dificuldade",
  cuisine: "cozinha",
  yields: "porções, rendimento, rende, serve, para",
  people: "porções, pessoas",
  led: "serve, rende, para",
};

export const ptTimes: TimeWords = {
  minutes: "minuto, minutos",
  hours: "hora, horas",
  days: "dia, dias",
  weeks: "semana, semanas",
  quarters: "quarto, quartos",
};
