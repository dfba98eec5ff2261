import { syncBuiltinESMExports } from "node:module";
import zlib from "node:zlib";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Member } from "#server/guards/member.ts";
import { createLogger } from "#server/lib/logger.ts";
import { WorkerJobError } from "#server/lib/work/worker-pool.ts";
import { breakReaders } from "#server/test/break-readers.ts";
import { refusalOf } from "#server/test/refusal.ts";
import { setUpHarness } from "#server/test/set-up-harness.ts";

type Line = { level: string; msg: string; bytes?: number; fault?: Record<string, unknown> };

const BAIT = /quince/i;
const TEXT = "Quince pie\n\nIngredients\n2 quinces\n\nMethod\nBake the quinces.";
const PAGE = `<script type="application/ld+json">${JSON.stringify({
  "@type": "Recipe",
  name: "Quince pie",
  recipeIngredient: ["2 quinces"],
  recipeInstructions: "Bake the quinces.",
})}</script><p>A pie of éclat</p>`;

const harness = setUpHarness();
let member: Member;
let lines: Line[];
beforeEach(async () => {
  member = await harness.createMember();
  lines = [];
  const write = (line: string) => void lines.push(JSON.parse(line) as Line);
  harness.override({ log: createLogger({ level: "warn", destination: { write } }) });
});
afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

const imports = () => harness.callerFor(member).imports;
const extractPage = () => imports().extract({ url: "https://a.example/pie", html: PAGE });

/** Checks that one fault was logged, without any text of the page or its file names. */
function expectNoWords(): void {
  expect(lines).toHaveLength(1);
  expect(JSON.stringify(lines)).not.toMatch(BAIT);
  expect(JSON.stringify(lines)).not.toContain("larder.js");
}

it("a page that breaks the reader is logged by its size and the place in the code", async () => {
  breakReaders(BAIT);
  expect((await refusalOf(extractPage())).code).toBe("IMPORT_NO_RECIPE");
  expect(lines).toMatchObject([
    {
      level: "warn",
      msg: "the reader failed at a page",
      bytes: Buffer.byteLength(PAGE),
      fault: { name: "RangeError", nodes: 4, stack: expect.stringContaining("recipe-page") },
    },
  ]);
  expectNoWords();
});

it("a text that breaks the reader is logged by its lines and the place in the code", async () => {
  breakReaders(BAIT);
  expect((await refusalOf(imports().extractText({ text: TEXT }))).code).toBe("IMPORT_NO_RECIPE_IN_TEXT");
  expect(lines).toMatchObject([
    {
      level: "warn",
      msg: "the reader failed at a text",
      bytes: Buffer.byteLength(TEXT),
      fault: { name: "RangeError", lines: 7, stack: expect.stringContaining("recipe-text") },
    },
  ]);
  expectNoWords();
});

it("a page that is read again and breaks the reader is logged as well", async () => {
  const { data } = await extractPage();
  const { id } = await imports().save({ ...data.data, importId: data.importId });
  breakReaders(BAIT);
  expect((await refusalOf(imports().reread({ recipeId: id }))).code).toBe("IMPORT_NO_RECIPE");
  expect(lines).toMatchObject([{ level: "warn", fault: { name: "RangeError" } }]);
  expectNoWords();
});

it("what the reader's thread threw is logged without its message", async () => {
  const stack = `SyntaxError: no "Quince pie"\n    at Quince pie (file:///larder.js:1:1)\n    at parse (a.js:2:3)`;
  const message = `no "Quince pie"\n    at Quince pie (file:///larder.js:1:1)`;
  harness.override({
    readSource: async () => {
      throw new WorkerJobError("failed", message, { name: "SyntaxError", stack });
    },
  });
  expect((await refusalOf(extractPage())).code).toBe("IMPORT_NO_RECIPE");
  expect(lines).toMatchObject([{ fault: { name: "SyntaxError", stack: "    at parse (a.js:2:3)" } }]);
  expectNoWords();
});

it("a thread that ended is logged with how it ended", async () => {
  harness.override({
    readSource: async () => {
      throw new WorkerJobError("deadline", "The job took over 5000 ms");
    },
  });
  expect((await refusalOf(extractPage())).code).toBe("IMPORT_NO_RECIPE");
  expect(lines).toMatchObject([{ level: "warn", fault: { name: "WorkerJobError: deadline" } }]);
});

it("a page that cannot be packed is imported, and what broke is logged", async () => {
  vi.spyOn(zlib, "brotliCompressSync").mockImplementation((page) => {
    throw new RangeError(`cannot pack ${page}`);
  });
  syncBuiltinESMExports();
  expect((await extractPage()).data.data.title).toBe("Quince pie");
  expect(lines).toMatchObject([{ level: "warn", fault: { name: "RangeError" } }]);
  expectNoWords();
});

it("a page or text without a recipe is no fault", async () => {
  await refusalOf(imports().extract({ url: "https://a.example/", html: "<p>Hello</p>" }));
  await refusalOf(imports().extractText({ text: "Hello" }));
  expect(lines).toEqual([]);
});
