import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Member } from "#server/guards/member.ts";
import { type Caller, createHarness, type Harness } from "#server/test/harness.ts";
import { recipeInput } from "#server/test/recipe-input.ts";
import { type Case, cases } from "./cases.ts";
import { corpus, type Who } from "./corpus.ts";

/** A search engine that the contract is tested with. */
export type ContractEngine = {
  name: string;
  /** Installs the engine in a server, before anything is stored. */
  install(harness: Harness): Promise<void>;
  /** Resolves once the engine has indexed all that was stored. */
  settle(): Promise<void>;
  close(): Promise<void>;
  /** How soon a change must be found, in ms. */
  seesWithin: number;
  /** Whether another engine had to answer instead. */
  fellBack(): boolean;
};

/** Tests an engine with all cases of the contract, through the API's search calls. */
export function describeContract(engine: ContractEngine): void {
  let harness: Harness;
  let members: Record<Who, Member>;
  const callerOf = (who: Who | undefined): Caller => harness.callerFor(who ? members[who] : null);

  beforeAll(async () => {
    harness = await createHarness({ USAGE_LIMITS: "off" });
    await engine.install(harness);
    members = { ada: await harness.createMember({ name: "Ada" }), grace: await harness.createMember() };
    for (const { owner, isPublic, recipe } of corpus) {
      await callerOf(owner).recipes.create({ ...recipe, isPublic });
      harness.clock.advance(1000);
    }
    await engine.settle();
  }, 120_000);
  afterAll(async () => {
    await engine.close();
    await harness.close();
  });

  describe(`the contract of a search, kept by ${engine.name}`, () => {
    it.each(cases.map((testCase) => [testCase.title, testCase] as const))("%s", async (_, testCase) => {
      const { names, total } = await answerOf(callerOf(testCase.as), testCase);
      expectAnswer(testCase, names, total);
      expect(engine.fellBack()).toBe(false);
    });

    it("counts no ingredient of a private recipe for a stranger", async () => {
      const { ingredients } = await callerOf("ada").search.ingredients({ q: "egg", pageSize: 100 });
      const eggs = ingredients.find(({ name }) => name.startsWith("egg") && !name.includes("plant"));
      expect(eggs?.recipeCount).toBe(
        corpus.filter(
          ({ isPublic, recipe }) =>
            isPublic && recipe.ingredients.some((testCase) => testCase.name === "eggs"),
        ).length,
      );
    });
  });

  describe(`changes that ${engine.name} must see`, () => {
    const titles = async (who: Who | undefined, title: string) =>
      (await callerOf(who).search.advanced({ title })).recipes.map((recipe) => recipe.title);
    const seen = (who: Who | undefined, title: string, wanted: readonly string[]) =>
      engine.seesWithin === 0
        ? titles(who, title).then((found) => expect(found).toEqual(wanted))
        : expect.poll(() => titles(who, title), { timeout: engine.seesWithin, interval: 50 }).toEqual(wanted);
    const create = async (title: string) =>
      (await callerOf("ada").recipes.create(recipeInput({ title, isPublic: true }))).id;

    it("finds a recipe soon after it was made", async () => {
      await create("Quetzal soup");
      await seen(undefined, "quetzal", ["Quetzal soup"]);
    });

    it("finds it by its new title, and no more by the testCase it had", async () => {
      const id = await create("Marzipan fool");
      await seen(undefined, "marzipan", ["Marzipan fool"]);
      await callerOf("ada").recipes.update({ id, title: "Gooseberry fool" });
      expect(await titles(undefined, "marzipan")).toEqual([]);
      await seen(undefined, "gooseberry", ["Gooseberry fool"]);
    });

    it("finds it by a new ingredient", async () => {
      const id = await create("Loganberry trifle");
      await callerOf("ada").recipes.update({ id, ingredients: [{ name: "kumquats" }] });
      await seen(undefined, "kumquat", ["Loganberry trifle"]);
    });

    it("hides it at once where it becomes private, and shows it again", async () => {
      const id = await create("Medlar cheese");
      await seen(undefined, "medlar", ["Medlar cheese"]);
      await callerOf("ada").recipes.update({ id, isPublic: false });
      expect(await titles(undefined, "medlar")).toEqual([]);
      expect(await callerOf("grace").search.quick({ q: "medlar" })).toEqual([]);
      await seen("ada", "medlar", ["Medlar cheese"]);
      await callerOf("ada").recipes.update({ id, isPublic: true });
      await seen(undefined, "medlar", ["Medlar cheese"]);
    });

    it("never shows a deleted testCase", async () => {
      const id = await create("Damson gin");
      await seen(undefined, "damson", ["Damson gin"]);
      await callerOf("ada").recipes.delete({ id });
      expect(await titles(undefined, "damson")).toEqual([]);
      expect(await callerOf(undefined).search.quick({ q: "damson" })).toEqual([]);
    });

    it("lets likes move it", async () => {
      await create("Elderflower cordial");
      const id = await create("Elderflower cordial");
      const older = (await callerOf(undefined).search.advanced({ title: "elderflower" })).recipes.at(-1);
      await callerOf("grace").likes.like({ id: older?.id ?? id });
      const firstOf = async () =>
        (await callerOf(undefined).search.advanced({ title: "elderflower" })).recipes[0]?.likeCount;
      await expect.poll(firstOf, { timeout: Math.max(100, engine.seesWithin), interval: 50 }).toBe(1);
    });

    it("knows all of that by itself", () => expect(engine.fellBack()).toBe(false));
  });
}

async function answerOf(caller: Caller, testCase: Case): Promise<{ names: string[]; total: number }> {
  if (testCase.quick !== undefined) {
    const found = await caller.search.quick({ q: testCase.quick });
    return { names: found.map(({ title }) => title), total: found.length };
  }
  if (testCase.suggestions !== undefined) {
    const { suggestions, metadata } = await caller.search.suggestions({ q: testCase.suggestions });
    return { names: suggestions, total: metadata.totalCount };
  }
  if (testCase.ingredients !== undefined) {
    const { ingredients, metadata } = await caller.search.ingredients({ q: testCase.ingredients });
    return { names: ingredients.map(({ name }) => name), total: metadata.totalCount };
  }
  const { recipes, metadata } =
    testCase.fullText === undefined
      ? await caller.search.advanced({ pageSize: 50, ...testCase.query })
      : await caller.search.fullText({ q: testCase.fullText, pageSize: 50 });
  return { names: recipes.map(({ title }) => title), total: metadata.totalCount };
}

function expectAnswer(testCase: Case, names: readonly string[], total: number): void {
  const { finds, begins, among, never } = testCase;
  if (finds) {
    expect([...names].sort()).toEqual([...finds].sort());
    if (testCase.total === undefined) expect(total).toBe(finds.length);
  }
  if (begins) expect(names.slice(0, begins.length)).toEqual(begins);
  if (among) expect(names).toEqual(expect.arrayContaining([...among]));
  for (const name of never ?? []) expect(names).not.toContain(name);
  if (testCase.total !== undefined) expect(total).toBe(testCase.total);
}
