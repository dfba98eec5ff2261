import { beforeEach, describe, expect, it } from "vitest";
import type { z } from "zod";
import { images, importRecords, recipes } from "#db/schema/index.ts";
import type { FieldError } from "#server/errors.ts";
import type { Member } from "#server/guards/member.ts";
import { png } from "#server/test/png.ts";
import { serveRecipeSite } from "#server/test/recipe-site.ts";
import { refusalOf } from "#server/test/refusal.ts";
import { setUpHarness } from "#server/test/set-up-harness.ts";
import type { SaveImportInput } from "./schema.ts";

type Sent = z.input<typeof SaveImportInput>;
const DRAFT: Sent = {
  title: "Plum cake",
  ingredients: ["500 g plums", "a pinch of salt"],
  instructions: ["Stone the plums.", "Bake for 40 minutes."],
  sourceUrl: "https://www.allrecipes.com/plum-cake",
  sourceSite: "allrecipes.com",
};

const picture = await png();
const site = serveRecipeSite((request, response) => {
  if (request.url?.startsWith("/good")) response.writeHead(200, { "content-type": "image/png" }).end(picture);
  else if (request.url === "/page") response.writeHead(200, { "content-type": "text/html" }).end("<p>");
  else if (request.url === "/broken") response.writeHead(200, { "content-type": "image/png" }).end("PNG");
  else response.writeHead(404).end();
});

const harness = setUpHarness({ USAGE_LIMITS: "off" });
let member: Member;
beforeEach(async () => {
  member = await harness.createMember();
  harness.override({ fetchPage: site.fetchPage });
});

const save = (fields: Partial<Sent> = {}, as: Member | null = member) =>
  harness.callerFor(as).imports.save({ ...DRAFT, ...fields });
async function saved(fields: Partial<Sent> = {}) {
  const { id } = await save(fields);
  return harness.callerFor(member).recipes.get({ id });
}
const history = () => harness.callerFor(member).imports.history({});
const fields = async (call: Promise<unknown>) => {
  const { status, detail } = await refusalOf(call);
  expect(status).toBe(422);
  return (detail as FieldError[]).map(({ loc, msg }) => `${loc.join(".")}: ${msg}`);
};

describe("saving an import", () => {
  it("makes an own private recipe that cannot be made public, with defaults where nothing is said", async () => {
    expect(await save()).toEqual({
      id: expect.any(String),
      message: "Recipe saved successfully",
      failedImages: [],
    });
    const recipe = await saved();
    expect(recipe).toMatchObject({
      userId: member.id,
      title: "Plum cake",
      isPublic: false,
      privacySource: "IMPORTED",
      privacyEditable: false,
      servings: 4,
      servingsStated: false,
      difficulty: "MEDIUM",
      cookingTime: null,
      prepTime: null,
      totalTime: null,
      cuisine: null,
      cuisineText: null,
      sourceUrl: "https://www.allrecipes.com/plum-cake",
      imageUrl: null,
    });
    const publish = harness.callerFor(member).recipes.update({ id: recipe.id, isPublic: true });
    expect(await refusalOf(publish)).toMatchObject({
      status: 403,
      detail: "Imported and scanned recipes cannot be made public",
    });
  });

  it("reads each line into amount, unit and name, and keeps the line as it came", async () => {
    const { ingredients, instructions } = await saved();
    expect(ingredients).toMatchObject([
      { name: "plums", quantity: 500, unit: "g", originalText: "500 g plums", orderIndex: 0 },
      { originalText: "a pinch of salt", orderIndex: 1 },
    ]);
    expect(instructions.map(({ stepNumber, instruction }) => [stepNumber, instruction])).toEqual([
      [1, "Stone the plums."],
      [2, "Bake for 40 minutes."],
    ]);
  });

  it("reads the lines in the language that the draft tells", async () => {
    const german = await saved({ ingredients: ["1.500 g Mehl", "1,5 kg Zucker"], language: "de-AT" });
    expect(german.ingredients.map(({ quantity, unit, name }) => [quantity, unit, name])).toEqual([
      [1500, "g", "Mehl"],
      [1.5, "kg", "Zucker"],
    ]);
    const english = await saved({ ingredients: ["1.500 g flour"], language: "en" });
    expect(english.ingredients).toMatchObject([{ quantity: 1.5, unit: "g", name: "flour" }]);
  });

  it("keeps what the page said of servings, times, difficulty, tags, notes and calories", async () => {
    const said = {
      servings: 12,
      yieldText: "12 pieces",
      prepTime: 20,
      cookingTime: 40,
      totalTime: 60,
      notes: "Freezes well.",
      caloriesPerServing: 320,
    };
    expect(
      await saved({ ...said, difficulty: "EASY", tags: ["Cake", "cake", " Autumn ", "x".repeat(31)] }),
    ).toMatchObject({ ...said, servingsStated: true, difficulty: "EASY", tags: ["Cake", "Autumn"] });
    expect(await saved({ servings: 6, servingsStated: false })).toMatchObject({
      servings: 6,
      servingsStated: false,
    });
  });

  it("takes a cuisine it knows in any case, and keeps the page's own word for another", async () => {
    expect(await saved({ cuisine: "italian" })).toMatchObject({ cuisine: "ITALIAN", cuisineText: null });
    expect(await saved({ cuisine: "Oberbayerisch" })).toMatchObject({
      cuisine: "OTHER",
      cuisineText: "Oberbayerisch",
    });
    expect(await saved({ cuisine: "" })).toMatchObject({ cuisine: null, cuisineText: null });
  });

  it("puts headings before the lines they stand at, and drops blank lines without moving them", async () => {
    const recipe = await saved({
      ingredients: ["flour", "", "sugar", "plums"],
      ingredientSections: [
        { at: 1, heading: "Crumble" },
        { at: 3, heading: "Fruit" },
      ],
      instructions: ["Mix.", { text: "  ", imageUrl: null }, "Bake."],
      instructionSections: [{ at: 2, heading: "Oven" }],
    });
    expect(recipe.ingredients.map(({ name, section }) => [name, section])).toEqual([
      ["flour", null],
      ["sugar", "Crumble"],
      ["plums", "Fruit"],
    ]);
    expect(recipe.instructions.map(({ instruction, section }) => [instruction, section])).toEqual([
      ["Mix.", null],
      ["Bake.", "Oven"],
    ]);
  });

  it("names what is missing", async () => {
    const blank = { ...DRAFT, title: " ", ingredients: [" "], instructions: [{ text: "" }] };
    for (const sent of [blank, {} as Sent]) {
      expect(await fields(harness.callerFor(member).imports.save(sent))).toEqual([
        "body.title: Recipe title is required",
        "body.ingredients: At least one ingredient is required",
        "body.instructions: At least one instruction is required",
      ]);
    }
  });

  it.each([
    { ingredients: Array.from({ length: 201 }, () => "salt") },
    { instructions: Array.from({ length: 101 }, () => "Stir.") },
    { images: Array.from({ length: 21 }, () => "https://a.example/") },
    { title: "x".repeat(201) },
    { servings: 101 },
    { servings: 0 },
    { prepTime: -1 },
    { cookingTime: 10_081 },
  ])("refuses what is out of bounds (%#)", async (bad) => {
    expect(await fields(save(bad))).toHaveLength(1);
  });

  it.each(["javascript:alert(1)", "data:text/html,x", "//evil.example", "not an address"])(
    "keeps no source address %j",
    async (sourceUrl) => {
      expect((await saved({ sourceUrl })).sourceUrl).toBeNull();
    },
  );

  it("keeps a source address without the user and password in it", async () => {
    const sourceUrl = "https://ada:secret@www.allrecipes.com/plum-cake?a=1#top";
    const recipe = await saved({ sourceUrl });
    expect(recipe.sourceUrl).toBe("https://www.allrecipes.com/plum-cake?a=1#top");
    expect(JSON.stringify(await harness.db.all("select url from import_records"))).not.toContain("secret");
  });

  it("counts as an import and stops at the limit, also for calls at the same time", async () => {
    harness.override({ env: { ...harness.deps.env, USAGE_LIMITS: "on" } });
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => save()));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
    expect(await harness.db.select().from(recipes)).toHaveLength(2);
    expect(await refusalOf(save())).toMatchObject({
      status: 402,
      detail: { code: "DAILY_LIMIT_EXCEEDED", upgradeRequired: true },
    });
    const { usage } = await harness.callerFor(member).usage.get();
    expect(usage.daily).toEqual({ recipesCreated: 0, recipesImported: 2, ocrOperations: 0 });
  });
});

describe("a call that is sent again with its idempotency key", () => {
  it("answers the recipe of the first, also where the limit is reached by now", async () => {
    harness.override({ env: { ...harness.deps.env, USAGE_LIMITS: "on" } });
    const first = await save({ idempotencyKey: "pressed once" });
    const next = await save({ idempotencyKey: "pressed again" });
    expect(next.id).not.toBe(first.id);
    expect(await save({ idempotencyKey: "pressed once" })).toEqual(first);
    expect(await harness.db.select().from(recipes)).toHaveLength(2);
    expect((await harness.callerFor(member).usage.get()).usage.daily.recipesImported).toBe(2);
  });

  it("stores one recipe where both come at once, and fetches no picture after it", async () => {
    const sent = {
      idempotencyKey: "pressed once",
      coverImage: `http://pictures.example:${site.port}/good`,
    };
    const [first, second] = await Promise.all([save(sent), save(sent)]);
    expect(second.id).toBe(first.id);
    expect(await harness.db.select().from(recipes)).toHaveLength(1);
    const stored = await harness.db.select().from(images);
    await save(sent);
    expect(await harness.db.select().from(images)).toHaveLength(stored.length);
  });
});

describe("pictures of an import", () => {
  const address = (path: string) => `http://pictures.example:${site.port}${path}`;

  it("are copied into the own store", async () => {
    const recipe = await saved({
      coverImage: address("/good"),
      instructions: [
        { text: "Look.", imageUrl: address("/good?2") },
        { text: "Again.", imageUrl: address("/good") },
      ],
    });
    expect(recipe.imageUrl).toMatch(/^\/images\/[A-Za-z0-9_-]{32}\.webp$/);
    expect(recipe.instructions[0]?.imageUrl).toMatch(/^\/images\//);
    expect(recipe.instructions[1]?.imageUrl).toBe(recipe.imageUrl);
    const stored = await harness.db.select().from(images);
    expect(stored).toHaveLength(2);
    for (const row of stored) expect(row).toMatchObject({ ownerRowId: member.rowId, releasedAt: null });
    const file = await harness.deps.images.openImage(recipe.imageUrl?.split("/").pop() ?? "");
    expect(file?.size).toBeGreaterThan(0);
    file?.stream.destroy();
  });

  it("that cannot be had lose no recipe, and are named", async () => {
    const bad = [address("/missing"), address("/page"), address("/broken"), "http://127.0.0.1:1/x"];
    const answer = await save({
      coverImage: bad[0] ?? null,
      instructions: bad.slice(1).map((imageUrl) => ({ text: "Look.", imageUrl })),
    });
    expect(answer.failedImages.sort()).toEqual(bad.sort());
    const recipe = await harness.callerFor(member).recipes.get({ id: answer.id });
    expect(recipe.imageUrl).toBeNull();
    expect(await harness.db.select().from(images)).toEqual([]);
  });

  it.each(["javascript:alert(1)", "data:image/png;base64,AAAA", "//evil.example/x.png", "/etc/passwd"])(
    "with the address %j are left out",
    async (imageUrl) => {
      const recipe = await saved({ coverImage: imageUrl, instructions: [{ text: "Look.", imageUrl }] });
      expect(recipe.imageUrl).toBeNull();
      expect(recipe.instructions[0]?.imageUrl).toBeNull();
    },
  );

  it("uploaded before must be the member's own", async () => {
    const upload = async (as: Member) =>
      (await harness.callerFor(as).uploads.create({ fileName: "a.png", bytes: picture })).path;
    const own = await upload(member);
    expect((await saved({ coverImage: own })).imageUrl).toBe(own);
    const foreign = await upload(await harness.createMember());
    const steps = ["Mix.", { text: "Bake.", imageUrl: foreign }];
    expect(await fields(save({ coverImage: foreign, instructions: steps }))).toEqual([
      "body.coverImage: Unknown image",
      "body.instructions.1.imageUrl: Unknown image",
    ]);
  });
});

describe("the record of an import", () => {
  const page = `<script type="application/ld+json">${JSON.stringify({
    "@type": "Recipe",
    name: "Plum cake",
    recipeIngredient: ["500 g plums"],
    recipeInstructions: "Bake.",
  })}</script>`;
  const extract = async (url = DRAFT.sourceUrl as string) =>
    (await harness.callerFor(member).imports.extract({ url, html: page })).data.importId;

  it("that failed loses its code and its words once its address is saved", async () => {
    const url = "https://a.example/typed";
    await refusalOf(harness.callerFor(member).imports.extract({ url, html: "<p>Hello</p>" }));
    const [failed] = await history();
    expect(failed).toMatchObject({ status: "failed", errorCode: "IMPORT_NO_RECIPE" });
    await save({ sourceUrl: url });
    expect(await history()).toMatchObject([
      { id: failed?.id, status: "completed", errorCode: null, errorMessage: null },
    ]);
  });

  it("of the draft is completed by saving, found by its id", async () => {
    const importId = await extract("https://a.example/other");
    const { id: recipeId } = await save({ importId, title: "My plum cake" });
    expect(await history()).toEqual([
      {
        id: importId,
        title: "My plum cake",
        url: "https://a.example/other",
        status: "completed",
        createdAt: "2026-03-10T12:00:00.000Z",
        recipeId,
        errorCode: null,
        errorMessage: null,
      },
    ]);
    expect((await harness.db.select().from(importRecords))[0]?.draft).toBeNull();
  });

  it("is found by its address where no id is sent", async () => {
    const importId = await extract();
    await save();
    expect(await history()).toMatchObject([{ id: importId, status: "completed" }]);
  });

  it("is written where there was none, so that the history has every import", async () => {
    const { id: recipeId } = await save();
    expect(await history()).toMatchObject([{ status: "completed", url: DRAFT.sourceUrl, recipeId }]);
  });

  it("of somebody else stays as it is", async () => {
    const importId = await extract();
    const other = await harness.createMember();
    await save({ importId }, other);
    expect(await history()).toMatchObject([{ id: importId, status: "pending" }]);
    expect(await harness.callerFor(other).imports.history({})).toMatchObject([{ status: "completed" }]);
  });

  it("stays completed when the same address is read again", async () => {
    await extract();
    await save();
    await extract();
    expect((await history()).map(({ status }) => status).sort()).toEqual(["completed", "pending"]);
  });

  it("outlives its recipe without naming it", async () => {
    const { id } = await save();
    await harness.callerFor(member).recipes.delete({ id });
    expect(await history()).toMatchObject([{ status: "completed", recipeId: null }]);
  });
});

describe("the history", () => {
  it("lists the own imports, newest first, up to the limit", async () => {
    for (const title of ["One", "Two", "Three"]) {
      await save({ title });
      harness.clock.advance(1000);
    }
    await save({ title: "Foreign" }, await harness.createMember());
    expect((await history()).map(({ title }) => title)).toEqual(["Three", "Two", "One"]);
    const two = await harness.callerFor(member).imports.history({ limit: 2 });
    expect(two.map(({ title }) => title)).toEqual(["Three", "Two"]);
    for (const limit of [0, 201, 1.5]) {
      expect(await fields(harness.callerFor(member).imports.history({ limit }))).toHaveLength(1);
    }
  });

  it("forgets a record and keeps its recipe", async () => {
    const { id } = await save();
    const [record] = await history();
    await harness.callerFor(member).imports.deleteRecord({ id: record?.id ?? "" });
    expect(await history()).toEqual([]);
    expect(await harness.callerFor(member).recipes.get({ id })).toMatchObject({ id });
  });
});
