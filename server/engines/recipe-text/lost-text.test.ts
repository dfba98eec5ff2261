import fc from "fast-check";
import { expect, it } from "vitest";
import type { ImportDraft } from "#server/engines/parsed-recipe/parsed-recipe.ts";
import { parseAllRecipesOfTextOrNull, proposeRecipeFromTextOrNull } from "./recipe-text.ts";

/** Sample lines in one language, from which the texts are composed. */
type Words = Record<
  | "titles"
  | "descriptions"
  | "servings"
  | "times"
  | "ingredientHeads"
  | "ingredients"
  | "stepHeads"
  | "steps"
  | "noteHeads"
  | "notes"
  | "chatter"
  | "footers",
  string[]
>;

const LANGUAGES: Record<string, Words> = {
  en: {
    titles: ["Barley Bowl", "Grandma's Apple Cake", "QUICK NOODLE SOUP"],
    descriptions: ["A dish for cold evenings when nobody wants to cook.", "My neighbour brought this along."],
    servings: ["Serves 4", "Servings: 6", "Makes 12 pieces"],
    times: ["Prep time: 10 minutes", "Prep 15 min | Cook 40 min", "Resting time: 2 hours"],
    ingredientHeads: ["Ingredients", "INGREDIENTS:", "For 4 people you need:"],
    ingredients: ["200 g pearl barley", "1 lemon, juiced", "2 tbsp olive oil", "salt", "1 bunch parsley"],
    stepHeads: ["Method", "Directions:", "HOW TO MAKE IT"],
    steps: [
      "Boil the barley for 30 minutes.",
      "Chop the parsley and stir it in.",
      "Bake until golden.",
      "Serve.",
    ],
    noteHeads: ["Notes", "Tip:"],
    notes: ["Freezes well for up to three months.", "Use any herbs from the garden instead."],
    chatter: ["hey, sorry it took so long!", "Let me know how the kids liked this one", "Thanks again x"],
    footers: [
      "Did you make this recipe? Tag us on social media.",
      "© 2024 The Test Kitchen. All rights reserved.",
      "Source: an old church cookbook",
      "By Jane Doe",
    ],
  },
  de: {
    titles: ["Graupensalat", "Omas Apfelkuchen", "SCHNELLE NUDELSUPPE"],
    descriptions: [
      "Ein Gericht für kalte Abende, wenn keiner kochen mag.",
      "Das gab es immer bei Tante Erna.",
    ],
    servings: ["Für 4 Personen", "Portionen: 6", "Ergibt 12 Stück"],
    times: ["Vorbereitung: 10 Minuten", "Arbeitszeit 15 Min. | Backzeit 40 Min.", "Ruhezeit: 2 Stunden"],
    ingredientHeads: ["Zutaten", "ZUTATEN:", "Zutaten für 4 Portionen"],
    ingredients: ["200 g Graupen", "1 Zitrone, ausgepresst", "2 EL Olivenöl", "Salz", "1 Bund Petersilie"],
    stepHeads: ["Zubereitung", "Anleitung:", "SO GEHT'S"],
    steps: [
      "Die Graupen 30 Minuten kochen.",
      "Petersilie hacken und unterrühren.",
      "Goldbraun backen.",
      "Warm servieren.",
    ],
    noteHeads: ["Hinweise", "Tipp:"],
    notes: ["Lässt sich drei Monate lang einfrieren.", "Andere Kräuter aus dem Garten passen auch gut."],
    chatter: ["Hallo, tut mir leid, dass es so lange gedauert hat!", "Sag Bescheid, wie es geworden ist"],
    footers: [
      "Hast du das Rezept ausprobiert? Verlinke uns gern.",
      "Quelle: ein altes Kochbuch",
      "Von Anna Muster",
    ],
  },
  fr: {
    titles: ["Salade d'orge", "Gâteau aux pommes de Mamie", "SOUPE RAPIDE"],
    descriptions: ["Un plat pour les soirs d'hiver où personne ne veut cuisiner."],
    servings: ["Pour 4 personnes", "Portions : 6"],
    times: ["Préparation : 10 minutes", "Préparation : 15 min - Cuisson : 40 min", "Repos : 2 heures"],
    ingredientHeads: ["Ingrédients", "INGRÉDIENTS :"],
    ingredients: [
      "200 g d'orge perlé",
      "1 citron pressé",
      "2 c. à s. d'huile d'olive",
      "sel",
      "1 bouquet de persil",
    ],
    stepHeads: ["Préparation", "Étapes :"],
    steps: ["Cuire l'orge 30 minutes.", "Hacher le persil et l'ajouter.", "Enfourner jusqu'à coloration."],
    noteHeads: ["Notes", "Astuce :"],
    notes: ["Se congèle très bien pendant trois mois.", "Remplacez le persil par d'autres herbes."],
    chatter: ["coucou, désolée pour le retard !", "Dis-moi si les enfants ont aimé ce plat"],
    footers: ["Tous droits réservés, reproduction interdite.", "Source : un vieux cahier de famille"],
  },
  ru: {
    titles: ["Салат из перловки", "Бабушкин яблочный пирог"],
    descriptions: ["Блюдо для холодных вечеров, когда никому не хочется готовить."],
    servings: ["На 4 порции", "Порций: 6"],
    times: ["Время приготовления: 40 минут"],
    ingredientHeads: ["Ингредиенты", "Ингредиенты:"],
    ingredients: ["перловка - 200 г", "лимон - 1 шт.", "масло - 2 ст. л.", "соль - по вкусу"],
    stepHeads: ["Приготовление", "Приготовление:"],
    steps: ["Отварите перловку 30 минут.", "Добавьте лимон и масло.", "Запеките до корочки."],
    noteHeads: ["Совет:"],
    notes: ["Хорошо хранится в холодильнике три дня."],
    chatter: ["Привет, прости, что так долго не писала!"],
    footers: ["Источник: старая семейная тетрадь", "Все права защищены, копирование запрещено."],
  },
  ja: {
    titles: ["レモンと大麦のサラダ", "おばあちゃんのりんごケーキ"],
    descriptions: ["寒い夜にぴったりの一皿です。"],
    servings: ["4人分"],
    times: ["調理時間：40分"],
    ingredientHeads: ["材料", "材料（2人分）"],
    ingredients: ["大麦 200g", "レモン 1個", "オリーブ油 大さじ2", "塩 少々"],
    stepHeads: ["作り方"],
    steps: ["大麦を30分ゆでる。", "レモンをしぼって加える。", "焼き色がつくまで焼く。"],
    noteHeads: ["コツ・ポイント"],
    notes: ["冷凍すると三か月ほど保存できます。"],
    chatter: ["遅くなってごめんなさい！"],
    footers: ["出典：古い家族のノート", "無断転載を禁じます。"],
  },
};

type Layout = {
  bullet: string;
  number: (index: number) => string;
  gap: string;
  wrap: (text: string) => string;
};
const LAYOUTS: Layout[] = [
  { bullet: "", number: () => "", gap: "\n\n", wrap: (text) => text },
  { bullet: "- ", number: (i) => `${i + 1}. `, gap: "\n\n", wrap: (text) => text },
  { bullet: "• ", number: (i) => `${i + 1}) `, gap: "\n", wrap: (text) => text },
  {
    bullet: "",
    number: (i) => `Step ${i + 1}: `,
    gap: "\n\n\n",
    wrap: (text) => text.replace(/\n/g, "\r\n"),
  },
  { bullet: "* ", number: () => "* ", gap: "\n\n", wrap: (text) => text.replace(/^/gm, "> ") },
  { bullet: "", number: () => "", gap: "\n", wrap: (text) => `[12.03.24, 18:22:01] Mia: ${text}` },
];

/** Generates a text and its sentences. The list names are not among the sentences. */
const generated = fc.constantFrom(...Object.values(LANGUAGES)).chain((words) => {
  const some = (list: string[], minLength: number) =>
    fc.shuffledSubarray(list, { minLength, maxLength: Math.max(minLength, list.length - 1) });
  const head = (list: string[]) => fc.option(fc.constantFrom(...list), { nil: null });
  return fc
    .record({
      layout: fc.constantFrom(...LAYOUTS),
      opening: some(words.chatter, 0),
      title: some(words.titles, 1),
      description: some(words.descriptions, 0),
      facts: fc.tuple(some(words.servings, 0), some(words.times, 0)),
      heads: fc.tuple(head(words.ingredientHeads), head(words.stepHeads)),
      ingredients: some(words.ingredients, 3),
      steps: some(words.steps, 2),
      notes: fc.tuple(head(words.noteHeads), some(words.notes, 0)),
      closing: some([...words.chatter, ...words.footers], 0),
    })
    .map(({ layout, opening, title, description, facts, heads, ingredients, steps, notes, closing }) => {
      const { bullet, number, gap, wrap } = layout;
      const [noteHead, remarks] = notes;
      const parts = [
        opening.slice(0, 1),
        title.slice(0, 1),
        description,
        facts.flatMap((lines) => lines.slice(0, 1)),
        [heads[0] ?? [], ingredients.map((line) => bullet + line)].flat(),
        [heads[1] ?? [], steps.map((line, index) => number(index) + line)].flat(),
        remarks.length === 0 ? [] : [noteHead ?? [], remarks].flat(),
        closing.slice(0, 2),
      ];
      const text = parts.filter((lines) => lines.length > 0).map((lines) => lines.join("\n"));
      const said = [
        opening.slice(0, 1),
        title.slice(0, 1),
        description,
        ingredients,
        steps,
        remarks,
        closing,
      ];
      return {
        text: wrap(text.join(gap)),
        sentences: [
          ...said.map((lines) => lines.slice(0, lines === closing ? 2 : undefined)),
          facts[0].slice(0, 1),
          facts[1].slice(0, 1),
        ].flat(),
      };
    });
});

const keyOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

/** Every text of a draft that the user sees when reviewing an import, without spaces and punctuation. */
function shownOf(draft: ImportDraft): string {
  const { receipt } = draft;
  return [
    draft.title,
    draft.description,
    ...draft.ingredients,
    ...draft.instructions.map((step) => (typeof step === "string" ? step : step.text)),
    ...[...draft.ingredientSections, ...draft.instructionSections].map(({ heading }) => heading),
    draft.notes,
    draft.yieldText,
    ...receipt.fields.map(({ source }) => source),
    ...receipt.leftOver.map(({ text }) => text),
  ]
    .map((text) => keyOf(text ?? ""))
    .join("|");
}

it("a text has each of its sentences in a field or left over", () => {
  fc.assert(
    fc.property(generated, ({ text, sentences }) => {
      const read = parseAllRecipesOfTextOrNull(text);
      const drafts = read === null ? [proposeRecipeFromTextOrNull(text)] : [read.draft, ...read.others];
      const shown = drafts.map((draft) => (draft === null ? "" : shownOf(draft))).join("|");
      const lost = sentences.filter((sentence) => !shown.includes(keyOf(sentence)));
      // A greeting or signature of up to three words may be lost.
      expect(lost.filter((sentence) => sentence.split(" ").length > 3 || /[.。！]$/u.test(sentence))).toEqual(
        [],
      );
    }),
    { numRuns: 150, seed: 52 },
  );
});
