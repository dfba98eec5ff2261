import fc from "fast-check";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { FORM_NAMES, FORM_STEMS, type Form } from "./dish-forms.ts";
import { createDishPlanFromWords, drawDishSvg } from "./illustrations.ts";
import { INGREDIENT_STEMS } from "./ingredients.ts";
import { CLOTHS, FAMILIES, type Family } from "./palette.ts";

const spoken = (stem: string) => stem.replaceAll("~", "").replaceAll("-", " ");
const dishNames = FORM_STEMS.map(({ stem }) => spoken(stem));
const foods = INGREDIENT_STEMS.map(({ stem }) => spoken(stem));
const cuisine = fc.constantFrom(...Object.keys(CLOTHS), null, undefined, "constructor", "<script>");

/** Realistic titles: a few foods and a dish. */
const kitchenWords = fc.record({
  title: fc
    .tuple(fc.array(fc.constantFrom(...foods), { maxLength: 4 }), fc.constantFrom(...dishNames))
    .map(([named, dish]) => [...named, dish].join(" ")),
  tags: fc.array(fc.constantFrom(...dishNames, ...foods), { maxLength: 10 }),
  cuisine,
});

/** Arbitrary text, including lone surrogates and markup. */
const anyWords = fc.record({
  title: fc.string({ unit: "binary", maxLength: 400 }),
  tags: fc.array(fc.string({ unit: "binary" }), { maxLength: 12 }),
  cuisine,
});

const TAG = /<(\/?)([a-z]+)((?: [a-zA-Z:-]+="[^"<>&]*")*)(\/?)>/y;

/** The names of all attributes of a document. Throws unless it consists only of well-nested tags. */
function attributesOf(svg: string): Set<string> {
  const names = new Set<string>();
  const open: string[] = [];
  TAG.lastIndex = 0;
  while (TAG.lastIndex < svg.length) {
    const from = TAG.lastIndex;
    const [, closing, name = "", attributes = "", empty] = TAG.exec(svg) ?? [];
    if (!name) throw new Error(`no tag at ${svg.slice(from, from + 60)}`);
    if (closing && open.pop() !== name) throw new Error(`</${name}> closes nothing`);
    if (!closing && !empty) open.push(name);
    const own = [...attributes.matchAll(/ ([a-zA-Z:-]+)="/g)].map((match) => match[1] ?? "");
    if (new Set(own).size < own.length) throw new Error(`an attribute twice in ${attributes}`);
    for (const attribute of own) names.add(attribute);
  }
  if (open.length > 0) throw new Error(`${open} never closed`);
  return names;
}

describe("a drawn dish", () => {
  test("is the same for the same words", () => {
    fc.assert(
      fc.property(anyWords, (words) => {
        expect(drawDishSvg({ ...words })).toBe(drawDishSvg(words));
        expect(createDishPlanFromWords({ ...words })).toEqual(createDishPlanFromWords(words));
      }),
    );
  });

  test("is the same on every machine", () => {
    const words = { title: "Tomato soup", tags: ["soup"], cuisine: "ITALIAN" };
    expect(createDishPlanFromWords(words)).toEqual({
      cloth: "ITALIAN",
      form: "bowl",
      look: "soup",
      food: "tomato",
      bits: [{ shape: "disc", hue: "tomato" }],
      sweet: false,
      seed: 1024654006,
    });
  });

  test("is well-formed, has known attributes and integers only, and at most 6,000 bytes, for any words", () => {
    const known =
      "xmlns viewBox preserveAspectRatio aria-hidden fill stroke stroke-width stroke-linecap stroke-opacity stroke-dasharray d r cx cy rx ry x y width height transform opacity";
    fc.assert(
      fc.property(fc.oneof(kitchenWords, anyWords), (words) => {
        const svg = drawDishSvg(words);
        for (const name of attributesOf(svg)) expect(known.split(" ")).toContain(name);
        expect(svg).not.toMatch(/NaN|undefined|null|Infinity/);
        expect(svg.length).toBeLessThanOrEqual(6000);
      }),
      { numRuns: 2000 },
    );
  });

  test("holds nothing of the words", () => {
    const svg = drawDishSvg({
      title: `"><script>alert(1)</script> zebrafinch`,
      tags: ["zebrafinch"],
      cuisine: "zebrafinch",
    });
    expect(svg).not.toMatch(/zebrafinch|script|alert/);
    attributesOf(svg);
  });

  test("differs from title to title", () => {
    const titles = Array.from({ length: 50 }, (_, i) => `Tomato soup ${i}`);
    expect(new Set(titles.map((title) => drawDishSvg({ title, cuisine: "ITALIAN" }))).size).toBe(50);
  });

  test("takes the cloth of its cuisine", () => {
    for (const [name, [base]] of Object.entries(CLOTHS))
      expect(drawDishSvg({ title: "Soup", cuisine: name })).toContain(base);
  });

  test("has no blue food", () => {
    for (const [main] of Object.values(FAMILIES)) {
      const [red, green, blue] = [1, 3, 5].map((index) => Number.parseInt(main.slice(index, index + 2), 16));
      expect(blue).toBeLessThanOrEqual(Math.max(red ?? 0, green ?? 0) + 8);
    }
  });

  test.each(FORM_NAMES)("renders as %s", async (form) => {
    const stem = FORM_STEMS.find(({ row }) => row.form === form && row.weight >= 3)?.stem ?? "";
    const { width, height } = await sharp(Buffer.from(drawDishSvg({ title: spoken(stem) }))).metadata();
    expect(createDishPlanFromWords({ title: spoken(stem) }).form).toBe(form);
    expect([width, height]).toEqual([800, 600]);
  });
});

describe("a plan", () => {
  const TITLES: [string, Form, Family][] = [
    ["Tomato soup", "bowl", "tomato"],
    ["Blue cheese soup", "bowl", "cream"],
    ["Tomato and fennel braised beans", "bowl", "tomato"],
    ["Coconut prawn curry", "bowl", "curry"],
    ["Thai green curry with chicken", "bowl", "leaf"],
    ["Chana masala", "bowl", "curry"],
    ["Dal tadka", "bowl", "lemon"],
    ["Beef rendang", "bowl", "meat"],
    ["Coq au vin", "bowl", "bean"],
    ["Minestrone", "bowl", "tomato"],
    ["Beef and Guinness stew", "bowl", "meat"],
    ["Kürbissuppe mit Ingwer", "bowl", "pumpkin"],
    ["Soupe à l'oignon gratinée", "bowl", "meat"],
    ["Zuppa di lenticchie", "bowl", "bean"],
    ["Gazpacho andaluz", "bowl", "tomato"],
    ["Chicken noodle soup", "ramen", "golden"],
    ["Spaghetti with pesto", "noodles", "leaf"],
    ["Pasta al pomodoro", "noodles", "tomato"],
    ["Käsespätzle mit Röstzwiebeln", "noodles", "pasta"],
    ["Brown butter gnocchi with sage", "shapes", "cream"],
    ["Roast chicken with lemon potatoes", "plate", "golden"],
    ["Steak with salsa verde", "plate", "meat"],
    ["Miso glazed salmon with asparagus", "plate", "salmon"],
    ["Poulet rôti aux herbes", "plate", "golden"],
    ["Beef and broccoli stir-fry", "heap", "leaf"],
    ["Lasagne alla bolognese", "tray", "tomato"],
    ["Shepherd's pie", "tray", "golden"],
    ["Margherita pizza", "pizza", "tomato"],
    ["Cherry pie", "round-bake", "berry"],
    ["Quiche Lorraine", "round-bake", "golden"],
    ["Carrot cake", "cake", "golden"],
    ["Schokoladenkuchen", "cake", "cocoa"],
    ["Sourdough bread", "bread", "golden"],
    ["Garlic naan", "flatbread", "golden"],
    ["Charred corn tacos", "tacos", "lemon"],
    ["Ensalada de tomate", "salad", "tomato"],
    ["Kartoffelsalat", "salad", "cream"],
    ["Seafood paella", "rice", "lemon"],
    ["Blueberry pancakes", "stack", "golden"],
    ["Chocolate chip cookies", "cookies", "golden"],
    ["Albóndigas en salsa de tomate", "balls", "meat"],
    ["Masala chai", "drink", "curry"],
    ["Iced coffee with cream", "drink", "cocoa"],
    ["Bao buns with pork", "buns", "golden"],
    ["Roasted root vegetables", "heap", "leaf"],
    ["Pork and cabbage gyoza", "dumplings", "leaf"],
    ["Salmon sushi", "sushi", "salmon"],
    ["Chicken satay skewers", "skewers", "golden"],
    ["Shakshuka", "eggs", "tomato"],
    ["Brownies", "squares", "cocoa"],
    ["Strawberry ice cream", "scoops", "berry"],
    ["Guacamole", "dip", "leaf"],
  ];

  test.each(TITLES)("reads %s as %s, %s", (title, form, food) => {
    expect(createDishPlanFromWords({ title })).toMatchObject({ form, food });
  });

  test.each([
    "Chocolate fondant",
    "Oyakodon",
    "Green minestrone",
    "Salmorejo",
    "Applesauce",
    "Cashew ricotta",
    "Hibiscus tea",
    "Aperol spritz",
    "Tiramisu",
    "Grilled swordfish with capers",
    "Mushroom toast",
    "Grandmother's surprise",
  ])("has an empty plate when the dish is not known with confidence: %s", (title) => {
    expect(createDishPlanFromWords({ title }).form).toBe("empty");
  });

  // Each group has one form of dish, and all its titles must give different drawings.
  test.each([
    [["Coleslaw", "Tabbouleh", "Caprese", "Fruit salad", "Greek salad", "Caesar salad"]],
    [["Goulash", "Chili con carne", "Ratatouille", "Coq au vin", "Boeuf bourguignon"]],
    [["Dal", "Butter chicken", "Beef rendang", "Chicken korma", "Palak paneer"]],
    [["Minestrone", "Gazpacho", "Chicken soup", "Mashed potatoes"]],
    [["Lasagne", "Apple crumble", "Potato gratin", "Enchiladas"]],
  ])("tells %j apart", (titles) => {
    const kinds = titles.map((title) => {
      const { form, look, food, bits } = createDishPlanFromWords({ title });
      return JSON.stringify([form, look, food, bits]);
    });
    expect(new Set(kinds).size).toBe(titles.length);
  });

  test.each([
    ["Red cabbage slaw", "slaw"],
    ["Krautsalat", "slaw"],
    ["Taboulé libanais", "chopped"],
    ["Obstsalat", "fruit"],
    ["Insalata caprese", "layers"],
    ["Caesar salad", "-"],
    ["Kartoffelpüree", "mash"],
    ["Celeriac puree", "mash"],
    ["Purée de potiron", "mash"],
    ["Pumpkin puree soup", "soup"],
    ["Apple crumble", "sweet"],
    ["Peach cobbler", "sweet"],
    ["Bread pudding", "sweet"],
    ["Tomato cobbler", "-"],
    ["Chicken cobbler", "-"],
  ])("gives %s the look %s", (title, look) => {
    expect(createDishPlanFromWords({ title }).look).toBe(look);
  });

  test("names what is in a slaw", () => {
    expect(createDishPlanFromWords({ title: "Red cabbage slaw" }).bits).toEqual([
      { shape: "stick", hue: "plum" },
    ]);
    expect(drawDishSvg({ title: "Red cabbage slaw", cuisine: "ITALIAN" })).toContain(FAMILIES.plum[0]);
    expect(drawDishSvg({ title: "Coleslaw", cuisine: "ITALIAN" })).not.toContain(FAMILIES.plum[0]);
  });

  test("takes the form from the tags where the title names none", () => {
    expect(createDishPlanFromWords({ title: "Grandmother's favourite", tags: ["soup"] }).form).toBe("bowl");
    expect(
      createDishPlanFromWords({ title: "Grandmother's favourite", tags: ["dessert", "cake"] }).form,
    ).toBe("cake");
    expect(createDishPlanFromWords({ title: "Tomato tart", tags: ["salad"] }).form).toBe("round-bake");
  });

  test("matches complete words only", () => {
    expect(createDishPlanFromWords({ title: "Hamburger" }).form).toBe("burger");
    expect(createDishPlanFromWords({ title: "Pancakes" }).form).toBe("stack");
    expect(createDishPlanFromWords({ title: "Fish cakes" }).form).toBe("cookies");
  });
});
