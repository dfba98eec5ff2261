import { beforeEach, describe, expect, it } from "vitest";
import { storedPages } from "#db/schema/index.ts";
import { purgeOldRecords } from "#server/features/retention/service.ts";
import type { Member } from "#server/guards/member.ts";
import { refusalOf } from "#server/test/refusal.ts";
import { setUpHarness } from "#server/test/set-up-harness.ts";
import { parseAndCompressSourceOrNull } from "./service/read-source.ts";

const NO_PAGE = { status: 404, detail: "The page of this recipe was not kept" };
const NO_RECORD = { status: 404, detail: "Import record not found" };
const DAY = 86_400_000;

const recipeOf = (name: string, ...lines: string[]) => ({
  "@context": "https://schema.org",
  "@type": "Recipe",
  name,
  recipeIngredient: lines,
  recipeInstructions: [`Cook the ${name.toLowerCase()} slowly.`, "Serve it warm."],
});
const pageOf = (...recipes: object[]) =>
  `<!doctype html><html><body>${recipes
    .map((recipe) => `<script type="application/ld+json">${JSON.stringify(recipe)}</script>`)
    .join("")}<script>alert(1)</script></body></html>`;
const SOUP = recipeOf("Soup", "1 onion", "1 l stock");
const STEW = recipeOf("Stew", "500 g beef", "2 carrots");
const TEXT =
  "Onion soup\n\nIngredients:\n2 onions\n1 l stock\n\nMethod:\n1. Slice the onions.\n2. Boil them.";

function unread(): never {
  throw new Error("The page could not be read");
}

const harness = setUpHarness({ USAGE_LIMITS: "off" });
let member: Member;
beforeEach(async () => {
  member = await harness.createMember();
});

const imports = (as: Member = member) => harness.callerFor(as).imports;
const extract = async (html: string, url = "https://a.example/soup") =>
  (await imports().extract({ url, html })).data;
const pageRows = () => harness.db.select().from(storedPages);
const save = (draft: Awaited<ReturnType<typeof extract>>["data"], importId: string | null) =>
  imports().save({ ...draft, title: draft.title, importId, servings: draft.servings });

describe("a page with several recipes", () => {
  beforeEach(() => {
    const read = (recipe: object, url: string | null) =>
      parseAndCompressSourceOrNull({ kind: "page", html: pageOf(recipe), url }) ?? unread();
    harness.override({
      readSource: async (source) => {
        const url = source.kind === "page" ? source.url : null;
        return { ...read(SOUP, url), others: [read(STEW, url).draft] };
      },
    });
  });

  it("offers the others, also when the review goes on", async () => {
    const read = await extract(pageOf(SOUP, STEW));
    expect([read.data.title, ...read.others.map(({ title }) => title)].sort()).toEqual(["Soup", "Stew"]);
    expect(await imports().continueReview({ id: read.importId })).toMatchObject({
      success: true,
      data: read,
    });
  });

  it("can be saved one after the other, each with the page", async () => {
    const read = await extract(pageOf(SOUP, STEW));
    const [other] = read.others;
    if (!other) throw new Error("There is no second recipe");
    const first = await save(read.data, read.importId);
    const second = await save(other, read.importId);
    expect(await pageRows()).toHaveLength(2);
    for (const [{ id }, title] of [
      [first, read.data.title],
      [second, other.title],
    ] as const) {
      expect((await imports().reread({ recipeId: id })).draft.title).toBe(title);
    }
  });
});

describe("a review that is left", () => {
  it("is over once the recipe is saved or failed", async () => {
    const read = await extract(pageOf(SOUP));
    await save(read.data, read.importId);
    expect(await refusalOf(imports().continueReview({ id: read.importId }))).toMatchObject(NO_RECORD);
    await refusalOf(extract("<p>Nothing</p>", "https://a.example/nothing"));
    const [failed] = await imports().history({});
    expect(failed?.status).toBe("failed");
    expect(await refusalOf(imports().continueReview({ id: failed?.id ?? "" }))).toMatchObject(NO_RECORD);
  });

  it("says of a draft that fails later which recipe it was", async () => {
    const { importId } = await extract(pageOf(SOUP));
    await refusalOf(extract("<p>Nothing</p>"));
    expect(await imports().history({})).toMatchObject([{ id: importId, status: "failed", title: "Soup" }]);
  });
});

describe("the same address again", () => {
  const first = "https://www.a.example/soup/?utm_source=mail&id=1";

  it.each([
    "https://www.a.example/soup/?utm_source=mail&id=1",
    "http://a.example/soup?id=1",
    "https://A.example./soup/?id=1&fbclid=x&gclid=y#comments",
    "https://www.a.example:443/soup?utm_campaign=z&id=1",
  ])("%s says which recipe it already is, and reads it all the same", async (url) => {
    const read = await extract(pageOf(SOUP), first);
    expect(read.existing).toBeNull();
    const { id } = await save(read.data, read.importId);
    const again = await extract(pageOf(SOUP), url);
    expect(again.existing).toEqual({ recipeId: id, title: "Soup" });
    expect(again.data.title).toBe("Soup");
    const { data } = await imports().continueReview({ id: again.importId });
    expect(data.existing).toEqual({ recipeId: id, title: "Soup" });
  });

  it.each([
    "https://a.example/soup?id=2",
    "https://a.example/soup",
    "https://a.example/Soup?id=1",
    "https://b.example/soup?id=1",
    "https://a.example.b.example/soup?id=1",
    "https://a.example:8443/soup?id=1",
  ])("%s is another", async (url) => {
    const read = await extract(pageOf(SOUP), first);
    await save(read.data, read.importId);
    expect((await extract(pageOf(SOUP), url)).existing).toBeNull();
  });

  it("says nothing of the recipes of others, nor of one that is gone", async () => {
    const read = await extract(pageOf(SOUP), first);
    const { id } = await save(read.data, read.importId);
    const stranger = imports(await harness.createMember());
    expect((await stranger.extract({ url: first, html: pageOf(SOUP) })).data.existing).toBeNull();
    await harness.callerFor(member).recipes.delete({ id });
    expect((await extract(pageOf(SOUP), first)).existing).toBeNull();
  });
});

describe("the page of an import", () => {
  it("is stored cleaned and compressed with the record, and belongs to the recipe after saving", async () => {
    const read = await extract(pageOf(SOUP, { "@type": "WebSite", about: "x".repeat(300_000) }));
    const [withRecord] = await pageRows();
    expect(withRecord).toMatchObject({ recipeRowId: null, kind: "page", url: "https://a.example/soup" });
    expect(withRecord?.body.byteLength).toBeLessThanOrEqual(65_536);
    await save(read.data, read.importId);
    const [withRecipe, ...more] = await pageRows();
    expect(more).toEqual([]);
    expect(withRecipe).toMatchObject({ recordRowId: null });
    expect(withRecipe?.body.equals(withRecord?.body ?? Buffer.alloc(0))).toBe(true);
  });

  it("is read again as it was, whatever became of the recipe", async () => {
    const read = await extract(pageOf(SOUP));
    const { id } = await save(read.data, read.importId);
    await harness.callerFor(member).recipes.update({ id, title: "Grandmother's soup" });
    const { draft } = await imports().reread({ recipeId: id });
    expect(draft).toEqual(read.data);
    const recipe = await harness.callerFor(member).recipes.get({ id });
    expect(recipe.title).toBe("Grandmother's soup");
  });

  it("is read again with the lines of the import, to distinguish them from the cook's own", async () => {
    const { data, importId } = await extract(pageOf(SOUP));
    const { id } = await save({ ...data, ingredients: [...data.ingredients, "1 bay leaf"] }, importId);
    expect((await imports().reread({ recipeId: id })).read).toEqual({
      ingredients: SOUP.recipeIngredient,
      instructions: SOUP.recipeInstructions,
    });
    await imports().deleteRecord({ id: importId });
    expect((await imports().reread({ recipeId: id })).read).toBeNull();
  });

  it("takes the place of the one that was read before, and goes where nothing can be read", async () => {
    await extract(pageOf(SOUP));
    await extract(pageOf(STEW));
    expect(await pageRows()).toHaveLength(1);
    await refusalOf(extract("<p>Nothing</p>"));
    expect(await pageRows()).toEqual([]);
  });

  it("goes with its record, with its recipe, and with a record that is a year old", async () => {
    const record = await extract(pageOf(SOUP));
    await imports().deleteRecord({ id: record.importId });
    expect(await pageRows()).toEqual([]);
    const two = await extract(pageOf(SOUP));
    const { id } = await save(two.data, two.importId);
    await imports().deleteRecord({ id: two.importId });
    expect(await pageRows()).toHaveLength(1);
    await harness.callerFor(member).recipes.delete({ id });
    expect(await pageRows()).toEqual([]);
    await extract(pageOf(STEW));
    harness.clock.advance(364 * DAY);
    await purgeOldRecords(harness.deps);
    expect(await pageRows()).toHaveLength(1);
    harness.clock.advance(2 * DAY);
    await purgeOldRecords(harness.deps);
    expect(await pageRows()).toEqual([]);
    expect(await imports().history({})).toEqual([]);
  });

  it("of a saved recipe outlives the record", async () => {
    const read = await extract(pageOf(SOUP));
    const { id } = await save(read.data, read.importId);
    harness.clock.advance(366 * DAY);
    await purgeOldRecords(harness.deps);
    expect(await imports().history({})).toEqual([]);
    expect((await imports().reread({ recipeId: id })).draft.title).toBe("Soup");
  });

  it("is not there for a recipe that was not read from one", async () => {
    const plain = await imports().save({ title: "Soup", ingredients: ["salt"], instructions: ["Stir."] });
    expect(await refusalOf(imports().reread({ recipeId: plain.id }))).toMatchObject(NO_PAGE);
  });

  it("of somebody else's record never comes to one's own recipe", async () => {
    const read = await extract(pageOf(SOUP));
    const stranger = await harness.createMember();
    const { id } = await imports(stranger).save({
      title: "Mine",
      ingredients: ["salt"],
      instructions: ["Stir."],
      importId: read.importId,
    });
    expect(await refusalOf(imports(stranger).reread({ recipeId: id }))).toMatchObject(NO_PAGE);
  });
});

describe("pasted text", () => {
  it("gives a draft without an address, and a record that has nothing to try again", async () => {
    const { data } = await imports().extractText({ text: TEXT });
    expect(data).toMatchObject({ url: null, existing: null, others: [] });
    expect(data.data).toMatchObject({
      title: "Onion soup",
      ingredients: ["2 onions", "1 l stock"],
      instructions: ["Slice the onions.", "Boil them."],
      sourceUrl: null,
      sourceSite: "text",
    });
    expect(await imports().history({})).toMatchObject([
      { id: data.importId, url: null, status: "pending", title: "Onion soup" },
    ]);
  });

  it("is saved, and read again from the stored text", async () => {
    const { data } = await imports().extractText({ text: TEXT });
    const { id } = await save(data.data, data.importId);
    expect(await harness.callerFor(member).recipes.get({ id })).toMatchObject({
      sourceUrl: null,
      privacySource: "IMPORTED",
      isPublic: false,
    });
    expect(await imports().history({})).toMatchObject([{ status: "completed", recipeId: id }]);
    expect((await imports().reread({ recipeId: id })).draft).toEqual(data.data);
  });

  it("has a record each time, since there is no address to find the first by", async () => {
    await imports().extractText({ text: TEXT });
    await imports().extractText({ text: TEXT });
    expect(await imports().history({})).toHaveLength(2);
  });

  it.each(["Hello, how are you?", "42", "…", "https://a.example/"])(
    "without a recipe says so: %j",
    async (text) => {
      expect(await refusalOf(imports().extractText({ text }))).toMatchObject({
        status: 422,
        detail: "No recipe was found in this text",
      });
      expect(await imports().history({})).toMatchObject([
        {
          status: "failed",
          url: null,
          errorCode: "IMPORT_NO_RECIPE_IN_TEXT",
          errorMessage: "No recipe was found in this text",
        },
      ]);
    },
  );

  it("that is blank or too long is refused, and leaves no record", async () => {
    for (const text of ["", "   \n", "x".repeat(20_001)]) {
      expect(await refusalOf(imports().extractText({ text }))).toMatchObject({
        status: 422,
        detail: [{ loc: ["body", "text"] }],
      });
    }
    expect(await imports().history({})).toEqual([]);
  });

  it("uses nothing up, and stops at the limit", async () => {
    harness.override({ env: { ...harness.deps.env, USAGE_LIMITS: "on" } });
    for (let turn = 0; turn < 4; turn += 1) await imports().extractText({ text: TEXT });
    for (const title of ["One", "Two"]) {
      await imports().save({ title, ingredients: ["salt"], instructions: ["Stir."] });
    }
    expect(await refusalOf(imports().extractText({ text: TEXT }))).toMatchObject({ status: 402 });
  });
});
