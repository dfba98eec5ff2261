import { beforeEach, describe, expect, it } from "vitest";
import { parseCsv } from "#server/lib/csv.ts";
import type { Caller } from "#server/test/harness.ts";
import { png } from "#server/test/png.ts";
import { recipeInput } from "#server/test/recipe-input.ts";
import { refusalOf } from "#server/test/refusal.ts";
import { setUpHarness } from "#server/test/set-up-harness.ts";
import type { ExportFormat } from "./schema/export.ts";

const harness = setUpHarness();
let cook: Caller;

beforeEach(async () => {
  cook = harness.callerFor(await harness.createMember({ exempt: true }));
});

async function written(format: ExportFormat, recipeIds: string[] | null = null, by = cook): Promise<string> {
  const { pieces } = await by.recipes.export({ recipeIds, format });
  let text = "";
  for await (const piece of pieces) text += piece;
  return text;
}

/** Parses comma-separated rows as in RFC 4180. */
function cellsOf(csv: string): string[][] {
  const rows: string[][] = [];
  for (const match of csv.slice(1).matchAll(/("(?:[^"]|"")*"|[^,\r\n]*)(,|\r\n)/g)) {
    const [, cell = "", end] = match;
    const row = rows.at(-1) ?? [];
    if (rows.length === 0) rows.push(row);
    row.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    if (end === "\r\n") rows.push([]);
  }
  return rows.filter((row) => row.length > 0);
}

describe("exporting", () => {
  it("answers all own recipes by title, and no other member's", async () => {
    for (const title of ["Ziti", "Äpple cake", "borscht"]) await cook.recipes.create(recipeInput({ title }));
    const other = harness.callerFor(await harness.createMember());
    await other.recipes.create(recipeInput({ isPublic: true }));
    const { exported_at, total_count, recipes } = JSON.parse(await written("json"));
    expect([exported_at, total_count]).toEqual([new Date(harness.clock.now()).toISOString(), 3]);
    expect(recipes.map((recipe: { title: string }) => recipe.title)).toEqual([
      "Äpple cake",
      "borscht",
      "Ziti",
    ]);
  });

  it("names the pictures of a JSON export by complete addresses", async () => {
    const { path } = await cook.uploads.create({ fileName: "a.png", bytes: await png() });
    const steps = [{ instruction: "Stir.", imagePath: path }];
    await cook.recipes.create(recipeInput({ imagePath: path, instructions: steps }));
    const address = `${harness.deps.baseUrl}${path}`;
    expect(JSON.parse(await written("json")).recipes).toMatchObject([
      {
        image_path: address,
        image_url: address,
        instructions: [{ image_path: address, image_url: address }],
      },
    ]);
  });

  it("answers a selection in its order, each once, complete, in REST's form", async () => {
    const made = [await cook.recipes.create(recipeInput()), await cook.recipes.create(recipeInput())];
    const [first = "", second = ""] = made.map((recipe) => recipe.id);
    const { recipes } = JSON.parse(await written("json", [second, first, second]));
    expect(recipes.map((recipe: { id: string }) => recipe.id)).toEqual([second, first]);
    expect(recipes[1]).toMatchObject({
      image_url: null,
      privacy_source: "CREATED",
      ingredients: [{ name: "tomatoes", quantity: 800, order_index: 0 }],
      instructions: [{ step_number: 1, instruction: "Simmer everything for half an hour." }],
    });
  });

  it("is the same for many recipes as for one, whatever is deleted meanwhile", async () => {
    const ids: string[] = [];
    for (let n = 0; n < 45; n += 1)
      ids.push((await cook.recipes.create(recipeInput({ title: `No ${n}` }))).id);
    const { pieces } = await cook.recipes.export({ recipeIds: ids });
    let text = "";
    for await (const piece of pieces) {
      if (text === "") await cook.recipes.delete({ id: ids[40] ?? "" });
      text += piece;
    }
    const { total_count, recipes } = JSON.parse(text);
    expect(total_count).toBe(44);
    expect(recipes.map((recipe: { id: string }) => recipe.id)).toEqual(ids.filter((_, n) => n !== 40));
  });

  it.each([
    ["json", '"recipes":[\n],"total_count":0}'],
    ["jsonld", '"@graph":[]}'],
    ["csv", "id,title,"],
    ["markdown", ""],
  ] as const)("of no recipe is a %s file too", async (format, part) => {
    expect(await written(format)).toContain(part);
  });

  it("names the file by what is in it", async () => {
    const { id } = await cook.recipes.create(recipeInput({ title: "../Crème  brûlée\u0000: 🥄 مرق" }));
    const { id: bare } = await cook.recipes.create(recipeInput({ title: "🥄" }));
    const nameOf = async (recipeIds: string[] | null, format: ExportFormat) =>
      (await cook.recipes.export({ recipeIds, format })).fileName;
    expect(await nameOf([id], "jsonld")).toBe("larder-crème-brûlée-مرق.jsonld");
    expect(await nameOf([bare], "markdown")).toBe("larder-recipe.md");
    expect(await nameOf([id, bare], "csv")).toBe("larder-recipes-2026-03-10.csv");
    expect(await nameOf(null, "json")).toBe("larder-recipes-2026-03-10.json");
  });
});

describe("who may export", () => {
  it("answers a selection with a foreign recipe like one that does not exist", async () => {
    const own = await cook.recipes.create(recipeInput());
    const stranger = harness.callerFor(await harness.createMember());
    const { id } = await stranger.recipes.create(recipeInput({ isPublic: true }));
    const missing = { status: 404, detail: "Recipe not found" };
    expect(await refusalOf(cook.recipes.export({ recipeIds: [own.id, id] }))).toMatchObject(missing);
  });

  it.each(["csv", "markdown"] as const)("%s is for premium, or where nothing is limited", async (format) => {
    const freemium = harness.callerFor(await harness.createMember());
    expect(await refusalOf(freemium.recipes.export({ format }))).toMatchObject({
      status: 402,
      detail: {
        code: "PREMIUM_REQUIRED",
        message: "Advanced exports are a premium feature. Upgrade to premium to use them.",
        upgradeRequired: true,
        retryAfter: null,
      },
    });
    const premium = harness.callerFor(await harness.createMember({ tier: "premium" }));
    await expect(premium.recipes.export({ format })).resolves.toBeDefined();
    harness.override({ env: { ...harness.deps.env, USAGE_LIMITS: "off" } });
    await expect(freemium.recipes.export({ format })).resolves.toBeDefined();
  });

  it.each(["json", "jsonld"] as const)("%s is for everyone", async (format) => {
    const freemium = harness.callerFor(await harness.createMember());
    await expect(freemium.recipes.export({ format })).resolves.toBeDefined();
  });

  it("takes 500 ids and no more, and no other format", async () => {
    const tooMany = Array.from({ length: 501 }, (_, n) => String(n));
    expect(await refusalOf(cook.recipes.export({ recipeIds: tooMany }))).toMatchObject({
      status: 422,
      detail: [{ loc: ["body", "recipeIds"] }],
    });
    expect(await refusalOf(cook.recipes.export({ recipeIds: tooMany.slice(1) }))).toMatchObject({
      status: 404,
    });
    expect(await refusalOf(cook.recipes.export({ format: "pdf" as "csv" }))).toMatchObject({ status: 422 });
  });
});

describe("a CSV file", () => {
  it("preserves every text, whatever characters it has", async () => {
    const made = await cook.recipes.create(
      recipeInput({
        title: 'Soup, "the best"',
        description: "One\r\ntwo 🥕 مرق",
        tags: ["a", "b"],
        cookingTime: 30,
        ingredients: [
          { originalText: "For the base:" },
          { originalText: "1 leek" },
          { name: "rice", quantity: 0.5, unit: "cup" },
        ],
        instructions: [
          { instruction: "Stir." },
          { instruction: "Serve.", section: "Last" },
          { instruction: "Wash up." },
        ],
      }),
    );
    const csv = await written("csv");
    expect(csv.startsWith("\uFEFFid,title,")).toBe(true);
    const [head = [], row = [], ...rest] = cellsOf(csv);
    expect(rest).toEqual([]);
    expect(Object.fromEntries(head.map((name, index) => [name, row[index]]))).toMatchObject({
      id: made.id,
      title: 'Soup, "the best"',
      description: "One\r\ntwo 🥕 مرق",
      tags: "a\nb",
      cooking_time_minutes: "30",
      prep_time_minutes: "",
      ingredients: "For the base:\n1 leek\n½ cup rice",
      instructions: "Stir.\nLast:\nServe.\n\nWash up.",
      is_public: "false",
    });
  });

  it.each([
    "=HYPERLINK(1)",
    "+1",
    "-1",
    "@SUM(1)",
    "  =1",
    "＝1+1",
    "＋1",
    "－1",
    "＠A",
    "\u200b=1",
    "\ufeff=1",
    "\t=1",
    "\u00a0-1",
  ])("leaves no formula: %j", async (text) => {
    const fields = { title: `x${text}`, description: text, notes: text, tags: [text] };
    const lines = {
      ingredients: [{ name: text, quantity: null }],
      instructions: [{ instruction: text }],
    };
    await cook.recipes.create(recipeInput({ ...fields, ...lines }));
    const [head = [], row = []] = cellsOf(await written("csv"));
    const columns = ["description", "notes", "tags", "ingredients", "instructions"];
    for (const name of columns) expect(row[head.indexOf(name)]?.[0], name).toBe("'");
    expect(row[head.indexOf("title")]?.[0]).toBe("x");
  });
});

describe("a CSV file in a spreadsheet", () => {
  it.each([
    ["1/2", true],
    ["3-4", true],
    ["1.5.2026", true],
    ["12:30", true],
    ["2e3", true],
    ["5 May", true],
    ["Sep 7, 2026", true],
    ["1. März", true],
    ["3 mai", true],
    ["'1/2", true],
    ["2 eggs", false],
    ["May be frozen for 2 weeks", false],
    ["24 cookies", false],
    ["1/2 cup", false],
    ["7", false],
  ])("stays text when it is %j", async (yieldText, isEscaped) => {
    await cook.recipes.create(recipeInput({ yieldText }));
    const [head = [], row = []] = cellsOf(await written("csv"));
    expect(row[head.indexOf("yield_text")]).toBe(isEscaped ? `'${yieldText}` : yieldText);
  });

  it.each([
    ["semicolon", ";"],
    ["tab", "\t"],
  ] as const)("has a %s between cells when it is chosen", async (separator, sign) => {
    await cook.recipes.create(recipeInput({ title: "a;b,c\td" }));
    let text = "";
    for await (const piece of (await cook.recipes.export({ format: "csv", separator })).pieces) text += piece;
    const rows = parseCsv(text.slice(1), sign);
    expect(rows[0]?.slice(0, 2)).toEqual(["id", "title"]);
    expect(rows[1]).toHaveLength(rows[0]?.length ?? 0);
    expect(rows[1]?.[1]).toBe("a;b,c\td");
  });
});

describe("a Markdown file", () => {
  it("is a recipe to read", async () => {
    await cook.recipes.create(
      recipeInput({
        title: "Leek soup",
        description: "Warm.",
        notes: "Salt late.",
        cookingTime: 30,
        prepTime: 1,
        cuisine: "FRENCH",
        tags: ["soup"],
        sourceUrl: "https://example.org/soup",
        ingredients: [
          { originalText: "1 leek" },
          { originalText: "For the top:" },
          { originalText: "2 tbsp oil" },
        ],
        instructions: [
          { instruction: "Cut.\nStir." },
          { instruction: "Pour.", section: "Top" },
          { instruction: "Wash up." },
        ],
      }),
    );
    expect(await written("markdown")).toBe(`# Leek soup

Warm.

- Servings: 4 (assumed)
- Preparation: 1 minute
- Cooking: 30 minutes
- Cuisine: French
- Tags: soup

## Ingredients

- 1 leek

### For the top

- 2 tbsp oil

## Method

1. Cut.\\
   Stir.

### Top

2. Pour.

---

3. Wash up.

## Notes

Salt late.

Source: <https://example.org/soup>
`);
  });

  it.each([
    ["# no heading", "\\# no heading"],
    ["<b>x</b> & <img src=x onerror=alert(1)>", "\\<b\\>x\\</b\\> \\& \\<img src=x onerror=alert(1)\\>"],
    ["[a](javascript:alert(1)) ![b](c)", "\\[a\\](javascript:alert(1)) \\!\\[b\\](c)"],
    ["*a* _b_ `c` ~d~ |e| $f$ {g}", "\\*a\\* \\_b\\_ \\`c\\` \\~d\\~ \\|e\\| \\$f\\$ \\{g\\}"],
    ["- a", "\\- a"],
    ["1. a", "1\\. a"],
    ["1 1/2 cups", "1 1/2 cups"],
    ["https://a.example www.b.example", "https\\://a.example www\\.b.example"],
    ["\\", "\\\\"],
    ["me@x.example, mailto:a@b.example @home 2 @ 3", "me\\@x.example, mailto\\:a\\@b.example \\@home 2 @ 3"],
    ["%%a%% ==b== ++c++ 5% 1+1=2", "\\%\\%a\\%\\% \\=\\=b\\=\\= \\+\\+c\\+\\+ 5% 1+1=2"],
    ["x^2^ :tada: 1:2", "x\\^2\\^ \\:tada: 1:2"],
  ])("takes %j for text", async (text, expected) => {
    await cook.recipes.create(recipeInput({ title: "x", description: text }));
    const [, , line] = (await written("markdown")).split("\n");
    expect(line).toBe(expected);
  });
});
