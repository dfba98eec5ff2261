import type { LanguageWords, TimeWords } from "../language-words.ts";

export const es: LanguageWords = {
  small: `
    y, el, la, los, las, de, del, un, una, con, en, para, hasta, sobre, luego, por, durante, se, cucharada, cucharadas,
    cucharadita, sal, pimienta, harina, azúcar, huevos, aceite, agua, minutos, añadir, cebolla, ajo, gramos, taza, que,
    es, muy
  `,
  ingredients: `
    ingredientes, los ingredientes, lista de ingredientes, necesitas, necesitamos, vas a necesitar, qué necesitas
  `,
  steps: `
    preparación, preparación paso a paso, elaboración, la elaboración, elaboración paso a paso, instrucciones,
    modo de preparación, modo de elaboración, modo de hacerlo, manera de hacerlo, cómo se hace, cómo hacerlo,
    cómo hacer, cómo preparar, cómo prepararlo, cómo prepararla, pasos, los pasos, paso a paso, procedimiento
  `,
  notes: "consejo, consejos, truco, trucos, nota, notas",
  aside: `
    deja un comentario, deja tu comentario, dejar un comentario, valores nutricionales, información nutricional,
    comentarios, compartir, recetas relacionadas, también te puede gustar, te puede interesar, utensilios
  `,
  asideOnPages: `
    valores, consejo, comentario, compart, relacionad, también te, nutricion, conservación, publicidad, suscríbete,
    sugerencia, recomendado, recomendada, recomendados, recomendadas
  `,
  columns: "ingrediente, ingredientes, cantidad, unidad",
  prep: "preparación, tiempo de preparación",
  cook: "cocción, tiempo de cocción, horneado",
  total: "tiempo total, listo en",
  time: "tiempo, duración",
  rest: "reposo",
  difficulty: "dificultad",
  cuisine: "cocina, tipo de cocina, país, país de origen",
  category: "categoría, tipo de plato",
  named: "título, receta, nombre",
  yields: "porciones, raciones, personas, comensales, rinde, rendimiento, para",
  people: "porciones, raciones, persona, personas, comensales",
  led: "para, rinde, porciones",
  pieces: "unidades, galletas, trozos, vasos, tazones, piezas",
};

export const esTimes: TimeWords = {
  seconds: "seg, seg., segundo, segundos",
  minutes: "minuto, minutos",
  hours: "hora, horas",
  days: "día, días",
  weeks: "semana, semanas",
  quarters: "cuarto, cuartos",
};
