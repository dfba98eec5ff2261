import type { LanguageWords, TimeWords } from "../language-words.ts";

export const fr: LanguageWords = {
  small: `
    et, le, la, les, de, du, des, un, une, avec, dans, pour, jusqu, sur, puis, au, aux, cuillère, soupe, café, sel,
    poivre, farine, sucre, beurre, œufs, oeufs, eau, minutes, laisser, ajouter, ajoutez, cuire, est, vous, je,
    pendant, gousse
  `,
  ingredients: `
    ingrédients, ingrédient, les ingrédients, liste des ingrédients, ingrédients nécessaires, il vous faut, il faut,
    il te faut, il me faut, il nous faut, tu as besoin de, on a besoin de, qu'il faut, ce qu'il faut,
    ce qu'il vous faut, vous aurez besoin de, ce que j'utilise
  `,
  steps: `
    préparation, la préparation, préparation de la recette, étapes, les étapes, étapes de préparation,
    étapes de la recette, les étapes de la recette, réalisation, la recette, recette, la recette pas à pas,
    instructions de cuisson, instructions de préparation, progression, mode opératoire, comment faire, déroulement,
    marche à suivre, technique
  `,
  notes: `
    astuce, astuces, conseil, conseils, note du chef, le petit plus, remarque, remarques, variantes, conservation
  `,
  aside: `
    laisser un commentaire, valeurs nutritionnelles, informations nutritionnelles, nutrition par portion,
    commentaires, avis, partager, vous aimerez aussi, vous aimerez peut-être aussi, ça peut vous intéresser,
    recettes similaires, autres recettes, ustensiles, matériel
  `,
  asideOnPages: `
    valeur, astuce, conseil, commentaire, partager, vous aimerez, vous pourriez, conservation, publicité, inscrivez,
    suggestion de présentation, recommandé
  `,
  columns: "quantité, unité",
  prep: "préparation, temps de préparation, prépa",
  cook: "cuisson, temps de cuisson",
  total: "temps total, durée totale, prêt en",
  time: "temps, durée",
  rest: "temps de repos, repos, réfrigération",
  difficulty: "difficulté, niveau",
  cuisine: "cuisine, type de cuisine, origine",
  category: "type de plat, catégorie",
  named: "titre, recette, nom, nom de la recette",
  other: "budget, coût",
  yields: "pour, personnes, nombre de personnes, nombre de portions, parts",
  people: "portion, portions, personne, personnes, couverts, convives",
  led: "pour, nombre de personnes, nombre de portions, couverts, portions",
  pieces: "crêpe, crêpes, galettes, gaufres, parts, bocaux, verres, verrines, bols",
};

export const frTimes: TimeWords = {
  seconds: "seconde, secondes",
  minutes: "mn, minute, minutes",
  hours: "heure, heures",
  days: "jour, jours",
  weeks: "semaine, semaines",
  quarters: "quart, quarts",
};
