import { beforeEach, describe, expect, it } from "vitest";
import { refusalOf } from "#server/test/refusal.ts";
import { setUpHarness } from "#server/test/set-up-harness.ts";

const harness = setUpHarness();
let imports: ReturnType<typeof harness.callerFor>["imports"];
beforeEach(async () => {
  imports = harness.callerFor(await harness.createMember()).imports;
});

const DATA = {
  "@context": "https://schema.org",
  "@type": "Recipe",
  name: "Lemon Barley Bowl",
  url: "https://kitchen.example/bowl",
  recipeYield: "4",
  recipeIngredient: ["200 g pearl barley", "1 lemon"],
  recipeInstructions: [
    { "@type": "HowToStep", text: "Boil the barley." },
    { "@type": "HowToStep", text: "Add the lemon." },
  ],
};
const { "@context": _, "@type": __, ...BARE } = DATA;
const JSON_LD = JSON.stringify(DATA);
const PAGE = `<html><head><script type="application/ld+json">${JSON_LD}</script></head><body><h1>Lemon Barley Bowl</h1></body></html>`;
const OWN = {
  title: "Lemon Barley Bowl",
  servings: 4,
  ingredients: [{ original_text: "200 g pearl barley" }, { name: "lemon", quantity: 1 }],
  instructions: [
    { instruction: "Boil the barley.", step_number: 1 },
    { instruction: "Add the lemon.", step_number: 2 },
  ],
};
const CSV =
  'title,servings,ingredients,instructions\r\nLemon Barley Bowl,4,"200 g pearl barley\n1 lemon","Boil the barley.\nAdd the lemon."\r\n';
const MARKDOWN = `# Lemon Barley Bowl

- Servings: 4

## Ingredients

- 200 g pearl barley
- 1 lemon

## Method

1. Boil the barley.
2. Add the lemon.
`;
const COOKLANG =
  ">> title: Lemon Barley Bowl\n>> servings: 4\n\nBoil the @pearl barley{200%g}.\n\nAdd the @lemon{1}.\n";
const PLAIN =
  "Lemon Barley Bowl\nServes 4\n\nIngredients\n200 g pearl barley\n1 lemon\n\nMethod\n1. Boil the barley.\n2. Add the lemon.\n";

const FORMS: [string, string][] = [
  ["JSON-LD", JSON_LD],
  ["a list of JSON-LD", JSON.stringify([{ "@type": "WebSite", name: "Kitchen" }, DATA])],
  ["JSON-LD with line breaks", JSON.stringify(DATA, null, 2)],
  ["schema.org JSON without a type", JSON.stringify(BARE)],
  [
    "JSON under a site's own names",
    JSON.stringify({
      recipe: {
        title: DATA.name,
        servings: 4,
        ingredients: DATA.recipeIngredient,
        directions: ["Boil the barley.", "Add the lemon."],
      },
    }),
  ],
  ["the source of a page", PAGE],
  ["the source of a page after blank lines", `\n\n${PAGE}`],
  ["an exported JSON file", JSON.stringify({ exported_at: "2026-11-28T21:00:00.000Z", recipes: [OWN] })],
  ["one recipe of REST", JSON.stringify(OWN)],
  ["an exported CSV file", CSV],
  ["a CSV file that a spreadsheet saved", CSV.replace(/,(?=servings|ingredients|instructions|4|")/g, ";")],
  ["cells of a spreadsheet", CSV.replace(/,(?=servings|ingredients|instructions|4|")/g, "\t")],
  ["an exported Markdown file", MARKDOWN],
  ["Cooklang", COOKLANG],
  [
    "Cooklang with front matter",
    COOKLANG.replace(">> title", "---\ntitle").replace(">> servings: 4", "servings: 4\n---"),
  ],
  ["words", PLAIN],
];

/** The draft that every form above yields, also those that store the lemon's name and amount separately. */
const expected = {
  title: "Lemon Barley Bowl",
  ingredients: ["200 g pearl barley", "1 lemon"],
  servings: 4,
};
const stepsOf = (steps: readonly (string | { text: string })[]) =>
  steps.map((step) => (typeof step === "string" ? step : step.text));

describe("a recipe is read from", () => {
  it.each(FORMS)("%s in the field for text", async (_, text) => {
    const { data } = await imports.extractText({ text });
    expect(data.data).toMatchObject({ ...expected, sourceSite: "text" });
    expect(stepsOf(data.data.instructions)).toHaveLength(2);
    expect(data.url).toBeNull();
  });

  it.each(FORMS)("%s in the field for page source, without an address", async (_, html) => {
    const { data } = await imports.extract({ html });
    expect(data.data).toMatchObject(expected);
    expect((await imports.extract({ html, url: "" })).data.url).toBeNull();
  });

  it("a text in the field for page source, with the address as its source", async () => {
    const { data } = await imports.extract({ html: PLAIN, url: "https://a.example/bowl" });
    expect(data.data).toMatchObject({ ...expected, sourceUrl: "https://a.example/bowl" });
  });
});

describe("recipe data", () => {
  it.each<[string, object, string | null]>([
    ["its own address", DATA, "https://kitchen.example/bowl"],
    ["the address of its source", { ...DATA, isBasedOn: "https://b.example/" }, "https://b.example/"],
    ["no address", { ...DATA, url: "javascript:alert(1)" }, null],
  ])("names %s", async (_, data, sourceUrl) => {
    const answer = await imports.extractText({ text: JSON.stringify(data) });
    expect(answer.data.data.sourceUrl).toBe(sourceUrl);
  });

  it.each<[string, string]>([
    ["JSON-LD", JSON.stringify([DATA, { ...DATA, name: "Tomato Soup" }])],
    ["an exported JSON file", JSON.stringify({ recipes: [OWN, { ...OWN, title: "Tomato Soup" }] })],
    ["an exported CSV file", CSV + CSV.split("\r\n")[1]?.replace("Lemon Barley Bowl", "Tomato Soup")],
    [
      "an exported Markdown file",
      `${MARKDOWN}\n---\n\n${MARKDOWN.replace("Lemon Barley Bowl", "Tomato Soup")}`,
    ],
    ["words", `${PLAIN}\n${PLAIN.replace("Lemon Barley Bowl", "Tomato Soup")}`],
  ])("of several recipes offers each: %s", async (_, text) => {
    const { data } = await imports.extractText({ text });
    expect([data.data, ...data.others].map(({ title }) => title)).toEqual([
      "Lemon Barley Bowl",
      "Tomato Soup",
    ]);
    expect(data.omitted).toBe(0);
  });

  it("of more recipes than fit counts the others", async () => {
    const recipes = Array.from({ length: 120 }, (_, index) => ({ ...OWN, title: `Bowl ${index}` }));
    const { data } = await imports.extractText({ text: JSON.stringify({ recipes }) });
    expect([data.others.length, data.omitted]).toEqual([99, 20]);
  });

  it.each([
    "{",
    "[",
    "<",
    "[12:01] Ann: hi",
    '{"a":',
    "<p",
    '{"recipes":[]}',
    "id,title,",
    '{"@type":"Recipe"}',
  ])("is absent in %j", async (text) => {
    expect(await refusalOf(imports.extractText({ text }))).toMatchObject({
      code: "IMPORT_NO_RECIPE_IN_TEXT",
      detail: "No recipe was found in this text",
    });
  });

  it("may be as long as a page, other text 20,000 characters", async () => {
    const long = JSON.stringify({ ...DATA, description: "x".repeat(30_000) });
    expect((await imports.extractText({ text: long })).data.data.title).toBe("Lemon Barley Bowl");
    for (const text of ["x".repeat(20_001), `[12:00] Ann: ${PLAIN.repeat(200)}`])
      expect((await refusalOf(imports.extractText({ text }))).status).toBe(422);
    expect(await refusalOf(imports.extractText({ text: `{${"ü".repeat(3 * 1024 * 1024)}` }))).toMatchObject({
      code: "IMPORT_PAGE_TOO_LARGE",
    });
  });
});

describe("a text without a recognised recipe", () => {
  const CHAT = "hey, last night I fried 2 onions in butter and added 200 g rice. so good!";

  it("is refused, unless its lines may be proposed", async () => {
    expect(await refusalOf(imports.extractText({ text: CHAT }))).toMatchObject({ status: 422 });
    expect(await refusalOf(imports.extract({ html: CHAT }))).toMatchObject({ code: "IMPORT_NO_RECIPE" });
    const { data } = await imports.extractText({ text: CHAT, propose: true });
    expect(data.data.receipt.sources).toEqual([]);
    expect(data.data.ingredients).toEqual(["2 onions", "200 g rice"]);
    expect(data.data.instructions).toHaveLength(1);
  });

  it.each(["hello", "milk\nbread\neggs", "🥕", "1", "<p", "{", "see you at 7?"])(
    "always opens a review: %j",
    async (text) => {
      const { data } = await imports.extractText({ text, propose: true });
      const { title, ingredients, instructions, receipt } = data.data;
      const said = [
        title,
        ...ingredients,
        ...stepsOf(instructions),
        ...receipt.leftOver.map((left) => left.text),
      ];
      for (const word of text.match(/\p{L}{2,}/gu) ?? []) expect(said.join(" ")).toContain(word);
    },
  );
});

describe("the same text again", () => {
  it.each(FORMS)("names the recipe that it became: %s", async (_, text) => {
    const first = (await imports.extractText({ text })).data;
    expect(first.existing).toBeNull();
    const { id } = await imports.save({ ...first.data, importId: first.importId });
    const again = (await imports.extractText({ text: ` ${text}\n` })).data;
    expect(again.existing).toEqual({ recipeId: id, title: "Lemon Barley Bowl" });
    expect((await imports.continueReview({ id: again.importId })).data.existing).toEqual(again.existing);
  });

  it("is not that of another member or another text", async () => {
    const first = (await imports.extractText({ text: PLAIN })).data;
    await imports.save({ ...first.data, importId: first.importId });
    const other = harness.callerFor(await harness.createMember());
    expect((await other.imports.extractText({ text: PLAIN })).data.existing).toBeNull();
    expect((await imports.extractText({ text: PLAIN.replace("200", "250") })).data.existing).toBeNull();
  });
});
