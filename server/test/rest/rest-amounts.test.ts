import { beforeAll, describe, expect, it } from "vitest";
import { recipeInput } from "../recipe-input.ts";
import { setUpRestClient } from "../set-up-rest-client.ts";

const client = setUpRestClient({ USAGE_LIMITS: "off" });
let token: string;
beforeAll(async () => {
  token = await client.signIn();
});

type Ingredient = {
  name: string;
  amount: Record<string, unknown>;
  quantity: number | null;
  quantity_max: number | null;
  unit: string | null;
  size: string | null;
  original_text: string | null;
};
type Recipe = { id: string; ingredients: Ingredient[] };

const LINES = [
  "2-3 (400 g/14 oz) tins tomatoes",
  "1 cup plus 2 tbsp flour",
  "about 400 g/14 oz beans",
  "½ tsp salt",
  "pepper to taste",
];

async function create(lines: readonly string[] = LINES): Promise<Recipe> {
  const ingredients = lines.map((original_text) => ({ original_text }));
  const made = await client.send("POST", "/api/recipes", { ...recipeInput(), ingredients }, { token });
  expect(made.status).toBe(201);
  return made.body as Recipe;
}

async function change({ id }: Recipe, ingredients: readonly object[]): Promise<Ingredient[]> {
  const changed = await client.send("PUT", `/api/recipes/${id}`, { ingredients }, { token });
  expect(changed.status).toBe(200);
  const read = await client.send("GET", `/api/recipes/${id}`, undefined, { token });
  expect(read.body).toEqual(changed.body);
  return (changed.body as Recipe).ingredients;
}

const integerAmount = (n: number, unit?: string) => ({
  kind: "one",
  value: { n, d: 1 },
  as: "whole",
  ...(unit && { unit }),
});

describe("amounts on the wire", () => {
  it("are exact, with the names of the wire", async () => {
    const { ingredients } = await create();
    expect(ingredients.map(({ amount }) => amount)).toEqual([
      {
        kind: "pack",
        count: { n: 2, d: 1 },
        count_max: { n: 3, d: 1 },
        size: integerAmount(400, "g"),
        size_also: [integerAmount(14, "oz")],
        as: "whole",
      },
      { kind: "sum", parts: [integerAmount(1, "cup"), integerAmount(2, "tbsp")], as: "whole" },
      { ...integerAmount(400), also: [integerAmount(14, "oz")], about: true },
      { kind: "one", value: { n: 1, d: 2 }, as: "fraction" },
      { kind: "none" },
    ]);
    expect(ingredients.map(({ quantity, quantity_max, unit }) => [quantity, quantity_max, unit])).toEqual([
      [2, 3, "tins"],
      [1.125, null, "cup"],
      [400, null, "g"],
      [0.5, null, "tsp"],
      [null, null, null],
    ]);
  });

  it("stand in the OpenAPI document by the same names", async () => {
    const { components } = (await client.send("GET", "/api/openapi.json")).body as {
      components: { schemas: Record<string, { properties?: object; anyOf?: { properties: object }[] }> };
    };
    expect(components.schemas.Ingredient?.properties).toMatchObject({
      amount: { $ref: "#/components/schemas/Amount" },
    });
    const pack = components.schemas.Amount?.anyOf?.find((schema) => "count" in schema.properties);
    expect(Object.keys(pack?.properties ?? {})).toEqual(
      expect.arrayContaining(["kind", "count", "count_max", "size", "size_also", "as", "also", "about"]),
    );
  });
});

describe("a PUT of the ingredients", () => {
  it("changes nothing where it sends back what was answered", async () => {
    const recipe = await create();
    expect(await change(recipe, recipe.ingredients)).toEqual(recipe.ingredients);
  });

  it("keeps amount and line of rows that say the same in numbers, in any order and twice over", async () => {
    const recipe = await create();
    const numbers = recipe.ingredients.map(({ name, quantity, quantity_max, unit, size }) => ({
      name,
      quantity,
      quantity_max,
      unit,
      size,
    }));
    const inOrder = recipe.ingredients.map(({ amount, original_text }) => ({ amount, original_text }));
    expect(await change(recipe, numbers)).toMatchObject(inOrder);
    expect(await change(recipe, numbers.toReversed())).toMatchObject(inOrder.toReversed());
  });

  it("keeps a sum that no one number tells", async () => {
    const recipe = await create(["1 cup plus 100 g butter"]);
    const [butter] = recipe.ingredients;
    expect(butter).toMatchObject({ amount: { kind: "sum" }, quantity: null, unit: "cup" });
    const { name, quantity, unit } = butter as Ingredient;
    expect(await change(recipe, [{ name, quantity, unit }])).toEqual([butter]);
    const [counted] = await change(recipe, [{ name, quantity: 1, unit }]);
    expect(counted).toMatchObject({ amount: { kind: "one", value: { n: 1, d: 1 } }, original_text: null });
  });

  it("reads one line, and leaves its neighbours unchanged", async () => {
    const recipe = await create();
    const rows = await change(recipe, [
      { original_text: "1 (14 oz) can coconut milk" },
      ...recipe.ingredients.slice(1),
    ]);
    expect(rows[0]).toMatchObject({
      name: "coconut milk",
      quantity: 1,
      unit: "can",
      amount: { kind: "pack", count: { n: 1, d: 1 }, size: integerAmount(14, "oz") },
      original_text: "1 (14 oz) can coconut milk",
    });
    expect(rows.slice(1)).toEqual(recipe.ingredients.slice(1));
  });

  it.each([
    ["quantity", { quantity: 4, quantity_max: null }, { n: 4, d: 1 }],
    ["unit", { unit: "boxes", quantity_max: null }, { n: 2, d: 1 }],
    ["name", { name: "plums", quantity_max: null }, { n: 2, d: 1 }],
  ])("makes a pack whose %s changed a plain amount without a line", async (_, changed, value) => {
    const recipe = await create();
    const [first] = recipe.ingredients;
    const [row] = await change(recipe, [{ ...first, ...changed }]);
    expect(row).toMatchObject({ amount: { kind: "one", value, as: "whole" }, original_text: null });
  });

  it("takes no amount from the caller", async () => {
    const recipe = await create(["1 cup plus 2 tbsp flour"]);
    const [flour] = recipe.ingredients;
    const rows = await change(recipe, [
      { ...flour, amount: integerAmount(7) },
      { name: "salt", quantity: 0.5, unit: "tsp", amount: { kind: "nonsense" } },
    ]);
    expect(rows).toMatchObject([
      { amount: flour?.amount, quantity: 1.125 },
      { amount: { kind: "one", value: { n: 1, d: 2 }, as: "fraction" }, original_text: null },
    ]);
  });
});
