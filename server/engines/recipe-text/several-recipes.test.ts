import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseAllRecipesOfTextOrNull, proposeRecipeFromTextOrNull } from "./recipe-text.ts";
import type { TextCase } from "./test-texts.ts";

const LEMON = "Lemon Bowl\nIngredients\n200 g barley\n1 lemon\nMethod\nBoil the barley.\nAdd lemon.\n";
const SOUP = "Tomato Soup\nIngredients\n1 kg tomatoes\n1 onion\nMethod\nChop all.\nSimmer for 20 minutes.\n";

describe("a text with several recipes", () => {
  it.each<[string, string, string[]]>([
    ["two with a blank line between", `${LEMON}\n${SOUP}`, ["Lemon Bowl", "Tomato Soup"]],
    ["two without one", LEMON + SOUP, ["Lemon Bowl", "Tomato Soup"]],
    [
      "three",
      `${LEMON}\n${SOUP}\n${LEMON.replace("Lemon", "Lime")}`,
      ["Lemon Bowl", "Tomato Soup", "Lime Bowl"],
    ],
    [
      "two in Markdown",
      `# ${LEMON.replace("Ingredients", "## Ingredients").replace("Method", "## Method")}\n# ${SOUP}`,
      ["Lemon Bowl", "Tomato Soup"],
    ],
    [
      "two with servings between title and list",
      `${LEMON}\n${SOUP.replace("\n", "\n\nServes 4\n\n")}`,
      ["Lemon Bowl", "Tomato Soup"],
    ],
    ["two with numbers", `RECIPE 1: ${LEMON}\nRECIPE 2: ${SOUP}`, ["Lemon Bowl", "Tomato Soup"]],
    [
      "two in German",
      "Gurkensalat\n\nZutaten:\n1 Gurke\n2 EL Essig\n\nZubereitung:\nGurke hobeln und mit Essig mischen.\n\nKartoffelsalat\n\nZutaten:\n1 kg Kartoffeln\n200 ml Brühe\n\nZubereitung:\nKartoffeln kochen.\nMit Brühe übergießen.\n",
      ["Gurkensalat", "Kartoffelsalat"],
    ],
    [
      "two without names of lists",
      "Tzatziki\n\n1 cucumber\n250 g yoghurt\n\nGrate the cucumber. Stir it into the yoghurt.\n\nFlatbread\n\n300 g flour\n180 ml water\n\nKnead everything to a dough and fry in a dry pan.\n",
      ["Tzatziki", "Flatbread"],
    ],
    [
      "two without names of lists and gaps",
      "Houmous\n400 g de pois chiches\n1 citron\nMixer le tout avec le jus du citron.\n\nCaviar d'aubergine\n2 aubergines\n1 gousse d'ail\nRôtir les aubergines au four. Mixer la chair avec l'ail.\n",
      ["Houmous", "Caviar d'aubergine"],
    ],
    [
      "two in German without names of lists",
      "Tomatensalat\n\n500 g Tomaten\n3 EL Öl\n\nTomaten schneiden und mit dem Öl mischen.\n\nGurkensalat\nFür 2 Personen\n\n1 Gurke\n200 g Joghurt\n\nDie Gurke hobeln und Joghurt unterrühren.\n",
      ["Tomatensalat", "Gurkensalat"],
    ],
    [
      "two with numbers before their titles",
      "1. Pancakes\n\n200 g flour\n2 eggs\n\nWhisk everything together. Fry in butter.\n\n2. Berry Sauce\n\n250 g berries\n50 g sugar\n\nSimmer the berries with the sugar.\n",
      ["Pancakes", "Berry Sauce"],
    ],
    [
      "one with parts that have lists and methods",
      "Lasagne\n\nMeat sauce\n500 g mince\n1 onion\n\nBrown the mince and onion.\n\nWhite sauce\n50 g butter\n600 ml milk\n\nMelt the butter and whisk in the milk.\n",
      ["Lasagne"],
    ],
    [
      "one with a part that its method names",
      "Carrot Cake\n\n300 g flour\n3 eggs\n\nMix all and bake for 40 minutes. Spread with the frosting.\n\nFrosting\n\n200 g cream cheese\n50 g icing sugar\n\nBeat together.\n",
      ["Carrot Cake"],
    ],
    [
      "one with a part of which the method names the dish",
      "Carrot Cake\n\n300 g flour\n3 eggs\n\nMix all and bake for 40 minutes.\n\nTopping\n\n200 g cream cheese\n50 g icing sugar\n\nBeat together and spread on the cake.\n",
      ["Carrot Cake"],
    ],
    [
      "one with parts",
      "Carrot Cake\n\nFor the cake\n\nIngredients\n300 g flour\n3 eggs\n\nMethod\nMix all and bake for 40 minutes.\n\nFor the frosting\n\nIngredients\n200 g cream cheese\n50 g icing sugar\n\nMethod\nBeat together and spread on the cake.\n",
      ["Carrot Cake"],
    ],
    [
      "one that names its list twice",
      `${LEMON}\nIngredients for the topping\n2 tbsp seeds\n1 tsp salt\n`,
      ["Lemon Bowl"],
    ],
  ])("has %s", (_, text, titles) => {
    const read = parseAllRecipesOfTextOrNull(text);
    expect([read?.draft, ...(read?.others ?? [])].map((draft) => draft?.title)).toEqual(titles);
  });

  it("has each line in one recipe", () => {
    const read = parseAllRecipesOfTextOrNull(`${LEMON}\n${SOUP}`);
    expect(read?.draft).toMatchObject({
      ingredients: ["200 g barley", "1 lemon"],
      instructions: ["Boil the barley.", "Add lemon."],
    });
    expect(read?.others).toMatchObject([
      { ingredients: ["1 kg tomatoes", "1 onion"], instructions: ["Chop all.", "Simmer for 20 minutes."] },
    ]);
  });
});

describe("a text without a recognised recipe", () => {
  it.each<TextCase>([
    [
      "a chat",
      "hey, last night I fried 2 onions in butter and added 200 g rice. so good!",
      { ingredients: ["2 onions", "200 g rice"] },
    ],
    [
      "a chat of several lines",
      "hey, last night I fried 2 onions in butter and added 200 g rice.\nlet it cook for 20 minutes and stir in some cheese.\nso good!",
      { ingredients: ["2 onions", "200 g rice"] },
    ],
    [
      "German prose",
      "Gestern habe ich 3 Zucchini in Scheiben geschnitten, mit 200 g Feta in eine Form gelegt und eine halbe Stunde gebacken.",
      { ingredients: ["3 Zucchini", "200 g Feta"] },
    ],
    [
      "a list in a language without known verbs",
      "Сырники от бабушки\n\nтворог 500 г\nяйцо 1 шт\nмука 3 ст.л.\n\nСмешать творог и яйцо.\nОбжарить на сковороде по 3 минуты.\n",
      {
        title: "Сырники от бабушки",
        ingredients: ["творог 500 г", "яйцо 1 шт", "мука 3 ст.л."],
        instructions: ["Смешать творог и яйцо.", "Обжарить на сковороде по 3 минуты."],
      },
    ],
    [
      "French prose",
      "Hier soir j'ai fait revenir 2 oignons dans 50 g de beurre, puis j'ai ajouté 500 g de champignons et un peu de crème.",
      { ingredients: ["2 oignons", "50 g de beurre", "500 g de champignons"] },
    ],
    [
      "a Japanese list with steps",
      "豚の生姜焼き\n\n豚ロース 200g\n玉ねぎ 1個\n\n1 玉ねぎを薄切りにする。\n2 豚肉を焼く。",
      {
        ingredients: ["豚ロース 200g", "玉ねぎ 1個"],
        instructions: ["玉ねぎを薄切りにする。", "豚肉を焼く。"],
      },
    ],
    ["a shopping list", "milk\nbread\neggs", { instructions: [] }],
  ])("has likely lines: %s", (_, text, expected) => {
    expect(parseAllRecipesOfTextOrNull(text)).toBeNull();
    expect(proposeRecipeFromTextOrNull(text)).toMatchObject({ ...expected, receipt: { sources: [] } });
  });

  it("has each of its words in a field or left over", () => {
    const words = fc.constantFrom(
      ..."milk 2 eggs fry the rice. and then good! mix well see you at 7".split(" "),
    );
    const text = fc.array(
      fc.array(words, { minLength: 1, maxLength: 8 }).map((line) => line.join(" ")),
      { minLength: 1, maxLength: 6 },
    );
    fc.assert(
      fc.property(text, (lines) => {
        const draft = proposeRecipeFromTextOrNull(lines.join("\n"));
        const said = [
          draft?.title,
          draft?.notes,
          draft?.yieldText,
          ...(draft?.ingredients ?? []),
          ...(draft?.instructions ?? []),
          ...(draft?.receipt.leftOver.map(({ text }) => text) ?? []),
        ].join(" ");
        for (const word of lines.join(" ").match(/\p{L}{4,}/gu) ?? []) expect(said).toContain(word);
      }),
      { seed: 51 },
    );
  });
});
