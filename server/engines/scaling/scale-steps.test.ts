import { describe, expect, it } from "vitest";
import { type StepPiece, scaleRecipe } from "./scaling.ts";
import { readTestLine, words } from "./test-lines.ts";

const english = [
  "200 g flour|3 eggs|2 tbsp oil|1 cup sugar|2 tins tomatoes|1 tsp salt|2 onions|1 pinch nutmeg",
  "4 chicken breasts",
]
  .flatMap((row) => row.split("|"))
  .map((line) => readTestLine(line));

function steps(texts: string[], lines = english, from = 4, to = 8): StepPiece[][] {
  return scaleRecipe({ servings: from, lines, steps: texts }, to, words).steps;
}

/** The text of a step in which each scaled amount is written as [before → after]. */
const marked = (pieces: StepPiece[] | undefined) =>
  (pieces ?? []).map(({ text, was }) => (was === undefined ? text : `[${was} → ${text}]`)).join("");

describe("amounts inside steps", () => {
  it.each([
    ["Add ½ cup of the sugar.", "Add [½ cup → 1 cup] of the sugar."],
    ["Beat 1 egg.", "Beat [1 egg → 2 eggs]."],
    ["Whisk 3 egg whites.", "Whisk [3 egg whites → 6 egg whites]."],
    ["Whisk in two eggs.", "Whisk in [two eggs → 4 eggs]."],
    ["Open the 2 tins of tomatoes.", "Open the [2 tins → 4 tins] of tomatoes."],
    ["Combine 1/4 tsp. salt.", "Combine [1/4 tsp. → ½ tsp.] salt."],
    ["Fry 4 chicken breasts 5 min per side.", "Fry [4 chicken breasts → 8 chicken breasts] 5 min per side."],
    ["Fry for 10 minutes, then add 100 g flour.", "Fry for 10 minutes, then add [100 g → 200 g] flour."],
  ])("scales %s", (text, expected) => {
    const [pieces] = steps([text]);
    expect(marked(pieces)).toBe(expected);
    expect(pieces?.map((piece) => piece.was ?? piece.text).join("")).toBe(text);
  });

  it.each([
    "Bake at 180 °C (350F, gas mark 4).",
    "Bake at 200C/400F for 20 minutes, or 1-2 hours.",
    "Rest 30 sec, then 2 days.",
    'Roll to 1/4" thick.',
    "Go back to step 2 eggs and all.",
    "1. Mix.",
    "2) Stir.",
    "Give everyone 1 tbsp per person.",
    "Top each with 1 tbsp sauce.",
    "Put 1 tbsp filling in the centre of each wrapper.",
    "Shape into balls of 50 g.",
    "Roll 30 g pieces.",
    "Use 2 pans.",
    "Use a 2 l pot and 500 ml jars.",
    "Take a 2-quart saucepan.",
    "Add the eggs.",
    "",
  ])("leaves %s unchanged", (text) => {
    expect(steps([text])).toEqual([[{ text }]]);
  });

  it.each<[string[], string, string]>([
    [
      ["200 g Mehl", "3 Eier", "2 EL Öl", "1 Prise Salz"],
      "150 g Mehl mit 2 Eiern und 1 EL Öl verrühren.",
      "[150 g → 300 g] Mehl mit [2 Eiern → 4 Eiern] und [1 EL → 2 EL] Öl verrühren.",
    ],
    [
      ["200 g Mehl", "3 Eier", "2 EL Öl"],
      "Je 2 EL Teig in die Pfanne geben, bei 180 Grad 30 Min. backen.",
      "Je 2 EL Teig in die Pfanne geben, bei 180 Grad 30 Min. backen.",
    ],
    [
      ["200 g de farine", "3 œufs", "2 c. à s. d'huile"],
      "Mélanger 100 g de farine, 2 œufs et 1 c. à s. d'huile 20 min.",
      "Mélanger [100 g → 200 g] de farine, [2 œufs → 4 œufs] et [1 c. à s. → 2 c. à s.] d'huile 20 min.",
    ],
    [
      ["200 g de harina", "3 huevos", "2 cucharadas de aceite"],
      "Batir 2 huevos con 1 cucharada de aceite 5 minutos.",
      "Batir [2 huevos → 4 huevos] con [1 cucharada → 2 cucharadas] de aceite 5 minutos.",
    ],
    [
      ["200 g di farina", "3 uova", "2 cucchiai di olio"],
      "Unite 1 cucchiaio di olio e cuocete per 10 minuti a 180 gradi.",
      "Unite [1 cucchiaio → 2 cucchiai] di olio e cuocete per 10 minuti a 180 gradi.",
    ],
    [
      ["200 g bloem", "3 eieren", "2 eetlepels olie"],
      "Meng 100 g bloem met 1 eetlepel olie, bak 20 minuten.",
      "Meng [100 g → 200 g] bloem met [1 eetlepel → 2 eetlepels] olie, bak 20 minuten.",
    ],
    [
      ["200 g farinha", "3 ovos", "2 colheres de sopa de óleo"],
      "Junte 100 g de farinha e 1 colher de sopa de óleo.",
      "Junte [100 g → 200 g] de farinha e [1 colher de sopa → 2 colheres de sopa] de óleo.",
    ],
    [
      ["2 dl mjölk", "3 ägg", "2 msk olja"],
      "Vispa 1 dl mjölk med 2 ägg i 5 minuter.",
      "Vispa [1 dl → 2 dl] mjölk med [2 ägg → 4 ägg] i 5 minuter.",
    ],
    [
      ["2 dl mælk", "3 æg", "2 spsk olie"],
      "Pisk 1 dl mælk med 1 spsk olie i 5 minutter.",
      "Pisk [1 dl → 2 dl] mælk med [1 spsk → 2 spsk] olie i 5 minutter.",
    ],
    [
      ["200 g mąki", "3 jajka", "2 łyżki oleju"],
      "Dodaj 100 g mąki i 1 łyżkę oleju, piecz 20 minut.",
      "Dodaj [100 g → 200 g] mąki i [1 łyżkę → 2 łyżki] oleju, piecz 20 minut.",
    ],
  ])("detects the language of %j", (lines, text, expected) => {
    expect(
      marked(
        steps(
          [text],
          lines.map((line) => readTestLine(line)),
        )[0],
      ),
    ).toBe(expected);
  });

  it("is unchanged at factor 1 and in very long steps", () => {
    expect(steps(["Add 2 eggs."], english, 4, 4)).toEqual([[{ text: "Add 2 eggs." }]]);
    const long = "Add 2 eggs. ".repeat(3000);
    expect(steps([long])).toEqual([[{ text: long }]]);
  });
});
