import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Amount, getLowestQuantityOrNull, getMaxQuantityOrNull } from "#server/engines/amounts/amounts.ts";
import { MAX_LINE_LENGTH, readIngredientLine, readIngredientLines } from "./ingredient-lines.ts";
import { formatAmountForTest, type Row } from "./test-readings.ts";

const readings: Row[] = [
  ["1½ cups flour", "3/2f", "cups", null, "flour", null],
  ["\uF0B7\tflour", "none", null, null, "flour", null],
  ["\uF0A7 2 eggs", "2w", null, null, "eggs", null],
  ["1 1/2 cups all-purpose flour, sifted", "3/2f", "cups", null, "all-purpose flour", "sifted"],
  ["1-1/2 tsp. salt", "3/2f", "tsp.", null, "salt", null],
  ["1 and 1/2 cups milk", "3/2f", "cups", null, "milk", null],
  ["2-3 cloves garlic, crushed", "2..3w", "cloves", null, "garlic", "crushed"],
  ["2 – 3 Zehen Knoblauch", "2..3w", "Zehen", null, "Knoblauch", null],
  ["8- to 10-ounce salmon fillet", "8..10w", "ounce", null, "salmon fillet", null],
  ["1kg–1.3kg/2lb 4oz–2lb 14oz chicken", "1..13/10d = 2w lb + 4w oz", "kg", null, "chicken", "2lb 14oz"],
  ["2 (400 g) tins chopped tomatoes", "2w x 400w g", "tins", null, "chopped tomatoes", null],
  ["2 x 400 g tins chickpeas, drained", "2w x 400w g", "tins", null, "chickpeas", "drained"],
  ["2x400g tins chickpeas", "2w x 400w g", "tins", null, "chickpeas", null],
  ["1 14-oz can coconut milk", "1w x 14w oz", "can", null, "coconut milk", null],
  ["1 (14 oz) can coconut milk", "1w x 14w oz", "can", null, "coconut milk", null],
  ["1 can (14 oz) coconut milk", "1w x 14w oz", "can", null, "coconut milk", null],
  ["400g can chopped tomatoes", "1w x 400w g", "can", null, "chopped tomatoes", null],
  ["400 g/14 oz spinach", "400w = 14w oz", "g", null, "spinach", null],
  ["150g/5¼oz butter", "150w = 21/4f oz", "g", null, "butter", null],
  ["1 cup (240 ml) water", "1w = 240w ml", "cup", null, "water", null],
  ["1 cup plus 2 tbsp sugar", "1w cup + 2w tbsp", "cup", null, "sugar", null],
  ["between 2 and 3 carrots", "2..3w", null, null, "carrots", null],
  ["14 oz and half a cup milk", "14w oz + 1/2f cup", "oz", null, "milk", null],
  ["4lb 8oz beef", "4w lb + 8w oz", "lb", null, "beef", null],
  ["salt to taste", "none", null, null, "salt", "to taste"],
  ["Salt and pepper, to taste", "none", null, null, "Salt and pepper", "to taste"],
  ["a pinch of salt", "1w", "pinch", null, "salt", null],
  ["pinch of salt", "1w", "pinch", null, "salt", null],
  ["a handful of parsley leaves", "1w", "handful", null, "parsley leaves", null],
  ["3 large eggs, beaten", "3w", null, "large", "eggs", "beaten"],
  ["2 heaped tbsp cocoa powder", "2w", "tbsp", "heaped", "cocoa powder", null],
  ["1 large onion (about 200 g), diced", "1w", null, "large", "onion", "about 200 g, diced"],
  ["1 dozen eggs", "1w", "dozen", null, "eggs", null],
  ["half a lemon", "1/2f", null, null, "lemon", null],
  ["1,5 kg Kartoffeln", "3/2d", "kg", null, "Kartoffeln", null],
  ["4 EL Zucker", "4w", "EL", null, "Zucker", null],
  ["1 Prise Salz", "1w", "Prise", null, "Salz", null],
  ["2 TL Backpulver", "2w", "TL", null, "Backpulver", null],
  ["500 g Mehl (Type 405)", "500w", "g", null, "Mehl", "Type 405"],
  ["3 c. à s. d'huile d'olive", "3w", "c. à s.", null, "huile d'olive", null],
  ["2 gousses d'ail", "2w", "gousses", null, "ail", null],
  ["1 cuillère à café de sel", "1w", "cuillère à café", null, "sel", null],
  ["200 g de farine", "200w", "g", null, "farine", null],
  ["2 cucharadas de aceite de oliva", "2w", "cucharadas", null, "aceite de oliva", null],
  ["1 diente de ajo picado", "1w", "diente", null, "ajo", "picado"],
  ["2 cucchiai di olio", "2w", "cucchiai", null, "olio", null],
  ["1 spicchio d'aglio", "1w", "spicchio", null, "aglio", null],
  ["q.b. sale", "none", null, null, "sale", "q.b."],
  ["2 el olijfolie", "2w", "el", null, "olijfolie", null],
  ["1 teentje knoflook", "1w", "teentje", null, "knoflook", null],
  ["2 colheres de sopa de azeite", "2w", "colheres de sopa", null, "azeite", null],
  ["1 dente de alho", "1w", "dente", null, "alho", null],
  ["2 msk olja", "2w", "msk", null, "olja", null],
  ["1 tsk salt", "1w", "tsk", null, "salt", null],
  ["3 dl mjölk", "3w", "dl", null, "mjölk", null],
  ["2 spsk sukker", "2w", "spsk", null, "sukker", null],
  ["2 fed hvidløg", "2w", "fed", null, "hvidløg", null],
  ["2 łyżki oliwy", "2w", "łyżki", null, "oliwy", null],
  ["1 szklanka mąki", "1w", "szklanka", null, "mąki", null],
  ["2 ząbki czosnku", "2w", "ząbki", null, "czosnku", null],
  ["juice of 1 lemon", "1w", null, null, "lemon", "juice of"],
  ["Mehl 200 g", "200w", "g", null, "Mehl", null],
  ["about 2 cups stock", "~2w", "cups", null, "stock", null],
  ["2% milk", "none", null, null, "2% milk", null],
  ["70% dark chocolate, 100 g", "100w", "g", null, "70% dark chocolate", null],
  ["1 cup chopped onion", "1w", "cup", null, "onion", "chopped"],
  ["1 tbsp butter or olive oil", "1w", "tbsp", null, "butter or olive oil", null],
  ["1 stick (113 g) butter", "1w = 113w g", "stick", null, "butter", null],
  ["½ bunch flat-leaf parsley", "1/2f", "bunch", null, "flat-leaf parsley", null],
  ["2 boneless, skinless chicken breasts", "2w", null, null, "boneless, skinless chicken breasts", null],
  ["2 cups", "2w", null, null, "cups", null],
  ["4 cloves", "4w", null, null, "cloves", null],
  ["100g", "100w", null, null, "g", null],
  ["•  2 tbsp soy sauce", "2w", "tbsp", null, "soy sauce", null],
  ["1 head of garlic", "1w", "head", null, "garlic", null],
  ["12 oz", "12w", null, null, "oz", null],
  ["0.333 cup oats", "333/1000d", "cup", null, "oats", null],
  ["1,000 g flour", "1000w", "g", null, "flour", null],
  [
    "2 to 3 tablespoons water, plus more as needed",
    "2..3w",
    "tablespoons",
    null,
    "water",
    "plus more as needed",
  ],
  ["2 or 3 ripe bananas", "2..3w", null, null, "ripe bananas", null],
  ["1 inch piece ginger", "1w", "inch", null, "ginger", "piece"],
  ["1 (2-inch) piece ginger", "1w x 2w inch", "piece", null, "ginger", null],
  ["2 6-ounce fillets salmon", "2w x 6w ounce", null, null, "fillets salmon", null],
  ["One 14-ounce can beans", "1w x 14w ounce", "can", null, "beans", null],
  ["ten eggs", "10w", null, null, "eggs", null],
  ["400 g / 14 oz can tomatoes", "1w x 400w g = 14w oz", "can", null, "tomatoes", null],
  ["1 cup to 1½ cups stock", "1..3/2f", "cup", null, "stock", null],
  ["finely grated zest of 2 unwaxed lemons", "2w", null, null, "unwaxed lemons", "finely grated zest of"],
  ["1 tbsp very finely chopped chives", "1w", "tbsp", null, "chives", "very finely chopped"],
  ["1 lb 2 oz plums, stoned", "1w lb + 2w oz", "lb", null, "plums", "stoned"],
  ["2 (400 g/14 oz) tins beans", "2w x 400w g = 14w oz", "tins", null, "beans", null],
  ["2-3 (400 g) tins beans", "2..3w x 400w g", "tins", null, "beans", null],
  ["2-3 tins (400 g) beans", "2..3w x 400w g", "tins", null, "beans", null],
  ["1 medium to large aubergine", "1w", null, "medium to large", "aubergine", null],
  ["¾ cup (about 3 oz) grated parmesan", "3/4f = ~3w oz", "cup", null, "parmesan", "grated"],
  ["einen Bund Petersilie", "1w", "Bund", null, "Petersilie", null],
  ["2 Zweige frischer Thymian", "2w", "Zweige", null, "frischer Thymian", null],
  ["1 Dose (400 g) Tomaten", "1w x 400w g", "Dose", null, "Tomaten", null],
];

describe("readIngredientLine", () => {
  it.each(readings)("reads %j", (line, amount, unit, size, name, notes) => {
    const reading = readIngredientLine(line);
    expect([
      formatAmountForTest(reading.amount),
      reading.unit,
      reading.size,
      reading.name,
      reading.notes,
    ]).toEqual([amount, unit, size, name, notes]);
    expect(reading.original).toBe(line);
  });

  it("reads commas and points as the language writes them", () => {
    const quantity = (line: string, language?: string) =>
      getLowestQuantityOrNull(readIngredientLine(line, language ? { language } : {}).amount);
    expect(quantity("1,500 g flour")).toBe(1500);
    expect(quantity("1,500 kg Mehl", "de")).toBe(1.5);
    expect(quantity("1.500 g Mehl", "de-AT")).toBe(1500);
    expect(quantity("1.500 kg flour", "en-GB")).toBe(1.5);
    expect(quantity("2,5 dl mjölk", "sv")).toBe(2.5);
  });

  it("toQuantityOrNull returns a sum in its first unit only when that is exact", () => {
    expect(getLowestQuantityOrNull(readIngredientLine("1 cup plus 2 tbsp sugar").amount)).toBe(1.125);
    expect(getLowestQuantityOrNull(readIngredientLine("4lb 8oz beef").amount)).toBe(4.5);
    expect(getLowestQuantityOrNull(readIngredientLine("1 Tasse plus 2 EL Zucker").amount)).toBeNull();
    expect(getLowestQuantityOrNull(readIngredientLine("1 cup plus 20 g sugar").amount)).toBeNull();
  });

  it("gives ranges and packs both ends", () => {
    const ends = (line: string) => {
      const { amount } = readIngredientLine(line);
      return [getLowestQuantityOrNull(amount), getMaxQuantityOrNull(amount)];
    };
    expect(ends("2-3 (400 g) tins beans")).toEqual([2, 3]);
    expect(ends("1 to 1½ cups milk")).toEqual([1, 1.5]);
    expect(ends("salt to taste")).toEqual([null, null]);
  });

  it("makes the complete line the name when it cannot be read", () => {
    const reading = JSON.stringify({
      ...readIngredientLine("1kg–1.3kg/2lb 4oz–2lb 14oz chicken"),
      original: "",
    });
    for (const word of ["14oz", "chicken"]) expect(reading).toContain(word);
    expect(readIngredientLine("").name).toBe("");
    expect(readIngredientLine("!!!").amount).toEqual({ kind: "none" });
  });

  it("reads no amount above a million", () => {
    expect(getLowestQuantityOrNull(readIngredientLine("1000000 g sand").amount)).toBe(1_000_000);
    expect(readIngredientLine("1000001 g sand")).toMatchObject({
      amount: { kind: "none" },
      name: "1000001 g sand",
    });
  });

  it("cuts a line at its limit and fits name and notes into their columns", () => {
    const reading = readIngredientLine("word ".repeat(1000));
    expect(reading.original.length).toBeLessThanOrEqual(MAX_LINE_LENGTH);
    expect(reading.name.length).toBeLessThanOrEqual(200);
    expect(reading.notes?.length).toBeLessThanOrEqual(500);
    expect(`${reading.name} ${reading.notes}`).toBe(reading.original);
  });
});

describe("readIngredientLines", () => {
  it("makes a heading the section of the rows below it", () => {
    const rows = readIngredientLines([
      "2 eggs",
      "For the sauce:",
      "1 cup cream",
      " ",
      "Pour la pâte",
      "200 g de farine",
    ]);
    expect(rows.map((row) => [row.section, row.name])).toEqual([
      [undefined, "eggs"],
      ["For the sauce", "cream"],
      ["Pour la pâte", "farine"],
    ]);
  });
});

const words =
  "1 2 10 400 ½ 1/2 1½ 1,5 2.5 0 1000000 a an half two dozen g kg oz cup cups tbsp EL msk tins can clove pinch bunch " +
  "large very medium to or and plus of de d' about x × ( ) [ ] / - – , ; : + & % ~ . chopped finely for taste fresh " +
  "boneless onion flour juice zest salt cup/ 14-oz 1x2";
const vocabulary = fc.constantFrom(...words.split(" "));
const lines = fc.oneof(
  { weight: 3, arbitrary: fc.array(vocabulary, { maxLength: 20 }).map((parts) => parts.join(" ")) },
  { weight: 1, arbitrary: fc.array(vocabulary, { maxLength: 12 }).map((parts) => parts.join("")) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 800 }) },
);
const withoutOriginal = (line: string, language?: string) => ({
  ...readIngredientLine(line, language === undefined ? {} : { language }),
  original: undefined,
});

describe("any line", () => {
  it("has a valid amount and a name within the column limits, and never throws", () => {
    fc.assert(
      fc.property(lines, (line) => {
        const reading = readIngredientLine(line);
        expect(Amount.safeParse(reading.amount).success).toBe(true);
        expect(reading.name.length).toBeLessThanOrEqual(200);
        expect((reading.notes ?? "").length).toBeLessThanOrEqual(500);
        if (/\p{L}/u.test(line.slice(0, MAX_LINE_LENGTH))) expect(reading.name).not.toBe("");
      }),
      { numRuns: 3000 },
    );
  });

  it("loses no word", () => {
    const ties = new Set("a an half two dozen to or and plus of de d about x".split(" "));
    const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? [];
    fc.assert(
      fc.property(fc.array(vocabulary, { maxLength: 20 }), (parts) => {
        const line = parts.join(" ");
        const reading = withoutOriginal(line);
        const found = new Set(wordsOf(JSON.stringify(reading)));
        // A range may repeat its unit: "1 cup to 2 cups".
        const repeated = reading.amount.kind === "range" ? /^cups?$/ : null;
        const lost = wordsOf(line).filter(
          (word) => !found.has(word) && !ties.has(word) && !repeated?.test(word),
        );
        expect(lost).toEqual([]);
      }),
      { numRuns: 3000 },
    );
  });

  it("loses no number", () => {
    fc.assert(
      fc.property(fc.array(vocabulary, { maxLength: 15 }), (parts) => {
        // Leaves out fractions, because the reader joins them with numbers: "14 oz and a half" is 14½.
        const line = parts.filter((part) => !/[½/.,]|half/.test(part)).join(" ");
        // Reads as English, because other languages join "1 400" to 1400.
        const found = JSON.stringify(withoutOriginal(line, "en")).match(/\d+/g) ?? [];
        for (const number of line.match(/\d+/g) ?? []) expect(found).toContain(number);
      }),
      { numRuns: 2000 },
    );
  });
});
