import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createOnDemandScaler, type ScaledParts } from "./scaling.ts";
import { readTestLine, words } from "./test-lines.ts";

const LINES = {
  en: "6 tbsp sugar; 500 g flour; 3 eggs; 1 lemon; 250 ml milk; 1 inch ginger; 1 tsp baking powder; 1 red onion",
  de: "500 g Mehl; 4 Eier; 2 EL Zucker; 1 Zwiebel; 1 Prise Salz und Pfeffer",
  fr: "250 g de farine; 3 œufs; 1 oignon; 2 gousses d'ail; 1 pincée de sel et de poivre",
  es: "300 g de harina; 2 huevos; 1 cebolla; 3 cucharadas de aceite; 4 dientes de ajo; sal y pimienta",
  it: "400 g di farina; 3 uova; 1 cipolla; 2 cucchiai di olio; 2 spicchi d'aglio",
  nl: "250 g bloem; 2 eieren; 1 rode ui; 1 grote appel; 2 eetlepels suiker; 1 teentje knoflook; peper en zout",
};
type Spoken = keyof typeof LINES;

function scale(language: Spoken, steps: readonly string[], servings = 8): ScaledParts {
  const lines = LINES[language].split("; ").map((line) => readTestLine(line, language));
  return createOnDemandScaler({ servings: 4, lines, steps }, servings, words);
}

/** A doubled step with its changes; "!" if it has the notice. */
function doubled(language: Spoken, step: string): string {
  const parts = scale(language, [step]);
  const pieces = parts.step(0).map(({ text, was }) => (was === undefined ? text : `[${text}]`));
  return pieces.join("") + (parts.stepNote(0) === null ? "" : " !");
}

describe("number words", () => {
  it.each<[Spoken, string, string]>([
    ["en", "Beat an egg with twenty-five g of the sugar.", "Beat [2 eggs] with [50 g] of the sugar."],
    [
      "de",
      "Zwei EL Zucker mit einem Ei und drei Eiern mischen.",
      "[4 EL] Zucker mit [2 Eiern] und [6 Eiern] mischen.",
    ],
    ["en", "Slice a red onion.", "Slice [2 red onions]."],
    ["nl", "Kook in vierhonderd ml water.", "Kook in [800 ml] water."],
    ["de", "Anderthalb EL Zucker in die Form geben.", "[3 EL] Zucker in die Form geben."],
    [
      "fr",
      "Battre deux oeufs et un oignon avec une gousse d'ail.",
      "Battre [4 oeufs] et [2 oignons] avec [2 gousses] d'ail.",
    ],
    ["es", "Bate dos huevos con un diente de ajo.", "Bate [4 huevos] con [2 dientes] de ajo."],
    ["es", "Añade tres cucharadas de la harina.", "Añade [6 cucharadas] de la harina."],
    [
      "it",
      "Unite due uova, una cipolla e uno spicchio d'aglio.",
      "Unite [4 uova], [2 cipolle] e [2 spicchi] d'aglio.",
    ],
    [
      "nl",
      "Klop twee eieren met een ui en een teentje knoflook.",
      "Klop [4 eieren] met [2 uien] en [2 teentjes] knoflook.",
    ],
  ])("scale in %s: %s", (language, step, shown) => {
    expect(doubled(language, step)).toBe(shown);
  });
});

describe("a part of an amount", () => {
  it.each<[Spoken, string, string]>([
    ["en", "Add 3 of the 6 tbsp sugar.", "Add [6 tbsp] of the [¾ cup] sugar."],
    ["en", "Add 1 of the 2 of the 3 eggs.", "Add [2] of the [4] of the [6 eggs]."],
    ["en", "Beat two of the 3 eggs.", "Beat [4] of the [6 eggs]."],
    ["en", "Add 3 of the 6 spoons.", "Add 3 of the 6 spoons. !"],
    ["en", "Add ½ of a lemon.", "Add ½ of [2 lemons]."],
    ["en", "Add half of the 500 g flour.", "Add half of the [1 kg] flour."],
    ["de", "2 von den 4 Eiern trennen.", "[4] von den [8 Eiern] trennen."],
  ])("scales with its total in %s: %s", (language, step, shown) => {
    expect(doubled(language, step)).toBe(shown);
  });
});

describe("the notice on numbers as written", () => {
  it.each<[Spoken, string]>([
    ["en", "Form into 4 patties."],
    ["en", "Makes 24."],
    ["en", "Serves 4."],
    ["en", "Makes a dozen."],
    ["en", "Use a 28-ounce can of tomatoes."],
    ["en", "Squeeze half a lemon."],
    ["en", "Squeeze one-half lemon."],
    ["en", "Beat one or two eggs."],
    ["en", "Put 1 egg on toast, then salt on each."],
    ["en", "Line 2 sugar bowls."],
    ["en", "Cut into 8 parts."],
    ["de", "In acht Teile schneiden."],
    ["en", "Line 2 baking sheets."],
    ["en", "Use 1/3 milk and 2/3 water."],
    ["en", "With 2 teaspoons, form balls."],
    ["fr", "Verser dans deux bols."],
    ["it", "Con 2 cucchiaini formare le palline."],
    ["nl", "Snijd een rode peper."],
    ["en", "Add another egg."],
    ["en", "Add the last tablespoon of milk."],
    ["en", "Add a can of beer."],
    ["fr", "Verser un verre d'eau."],
    ["en", "Add a couple of eggs."],
    ["de", "Ein bis zwei Eier trennen."],
    ["en", "Use a lemon zester."],
    ["en", "Add a 1-inch piece of ginger."],
    ["en", "Cut 2 in half."],
    ["de", "Den Teig in sieben Kugeln teilen."],
    ["de", "Eine halbe Zwiebel reiben."],
    ["fr", "Former neuf boules."],
    ["es", "Reparte en cuatro platos."],
    ["it", "Dividete in sei palline."],
    ["nl", "Verdeel in acht bolletjes."],
  ])("is shown in %s: %s", (language, step) => {
    expect(doubled(language, step)).toBe(`${step} !`);
  });

  it.each<[Spoken, string]>([
    ["en", "Turn after 30 and 60 minutes [2] into 2cm-thick slices in a pot of water."],
    ["fr", "5- Cuire à vitesse 4."],
    ["nl", "Meng in een grote kom."],
    ["en", "Rest 5 more minutes, then bake an hour at 180 °C, gas 4."],
    ["en", "Repeat steps 3 and 4 in a 2:1 ratio with five spice."],
    ["en", "Cut into 2 cm pieces on a 20 cm tin, stir 3 times, add the eggs one by one."],
    ["en", "Simmer for two to three minutes in a 2 l pan at 800 W."],
    ["en", "Add half the flour and a third of the milk."],
    ["de", "Mehl sieben und zehn Minuten ruhen lassen."],
    ["fr", "Beurrer un moule neuf."],
    ["de", "Ein Ei nach dem anderen zugeben."],
    ["fr", "Ajouter un œuf à la fois."],
    ["it", "Unite le uova una alla volta."],
  ])("is not shown for %s: %s", (language, step) => {
    expect(doubled(language, step)).toBe(step);
  });

  it("differs when other amounts of the step scale", () => {
    const parts = scale("en", ["Form 4 patties.", "Mix 500 g flour, form 4 patties.", "Add 500 g flour."]);
    expect([0, 1, 2].map(parts.stepNote)).toEqual([
      "Amounts in this step are as written.",
      "Other amounts in this step are as written.",
      null,
    ]);
  });

  it("is missing at the recipe's own servings", () => {
    expect(scale("en", ["Form 4 patties."], 4).stepNote(0)).toBeNull();
  });
});

describe("every number of a step", () => {
  const number = fc.constantFrom("2", "3", "1.5", "½", "1/3", "4-5", "two", "seven", "250", "12");
  const word = fc.constantFrom(
    ..."g|tbsp|cups|eggs|flour|the flour|of the|sugar|lemon|milk|patties|board|and|,|.|(|)|each|into|balls|dough|a|an|half|one|with".split(
      "|",
    ),
  );
  const step = fc
    .array(fc.tuple(fc.option(number, { nil: "" }), word), { minLength: 1, maxLength: 12 })
    .map((parts) => parts.map(([count, text]) => `${count} ${text}`.trim()).join(" "));
  const NUMBER = /\d|[½⅓]|\b(?:two|seven)\b/;
  /** "½ the flour" and "1/3 of the flour" are shares; a number of a list's point is a label. */
  const NO_AMOUNT = /(?:½|1\/3) (?:an? )?(?:the flour|of the)|^\S+ [.)]/g;

  it("scales, or the step has the notice", () => {
    fc.assert(
      fc.property(step, (text) => {
        const parts = scale("en", [text]);
        const unscaled = parts.step(0).filter(({ was }) => was === undefined);
        const hasNumber = unscaled.some((piece) => NUMBER.test(piece.text.replaceAll(NO_AMOUNT, "")));
        if (hasNumber) expect(parts.stepNote(0)).not.toBeNull();
      }),
      { numRuns: 400 },
    );
  });

  it("is as written at the recipe's own servings", () => {
    fc.assert(
      fc.property(step, (text) => {
        const parts = scale("en", [text], 4);
        expect([parts.step(0), parts.stepNote(0)]).toEqual([[{ text }], null]);
      }),
    );
  });
});
