import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { createLanguageModelOrNull, type LanguageModel } from "#server/lib/language-model.ts";
import { createLogger } from "#server/lib/logger.ts";
import { breakReaders } from "#server/test/break-readers.ts";
import { parseScannedTextByModelOrRules } from "./service/parse-text.ts";
import { createScanHandler } from "./service/scan-job.ts";
import { createScannerPool } from "./service/scanner-pool.ts";

const scanned = "Leek soup\nIngredients\n2 leeks\n½ cup cream\nMethod\nSlice the leeks. Warm the cream.";
const sorted = {
  title: "Leek soup",
  ingredients: ["2 leeks", "½ cup cream"],
  instructions: ["Slice the leeks.", "Warm the cream."],
};

let server: Server;
let respond: (body: string) => { status?: number; headers?: Record<string, string>; body: string | Buffer };
const logged: unknown[] = [];
const asked: { url: string | undefined; key: string | undefined; body: string }[] = [];

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks).toString();
    asked.push({ url: request.url, key: request.headers.authorization, body });
    const answer = respond(body);
    response.writeHead(answer.status ?? 200, answer.headers);
    response.end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
afterEach(() => {
  vi.restoreAllMocks();
  asked.splice(0);
  logged.splice(0);
});

const saying = (content: unknown) =>
  JSON.stringify({ choices: [{ message: { content: JSON.stringify(content) } }] });

function depsWith(languageModel: LanguageModel | null) {
  const { run } = createScanHandler();
  const scanner = createScannerPool((job) => run(job, () => undefined));
  const write = (line: string) => void logged.push(JSON.parse(line));
  return { scanner, languageModel, log: createLogger({ level: "info", destination: { write } }) };
}

function model(timeoutMs?: number): LanguageModel | null {
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/v1/`;
  return createLanguageModelOrNull({ url, model: "small", key: "secret", ...(timeoutMs && { timeoutMs }) });
}

const byRules = () => parseScannedTextByModelOrRules(depsWith(null), { ocrText: scanned });

it("reads a text by rules", async () => {
  expect(await byRules()).toEqual({
    title: "Leek soup",
    ingredients: [
      { quantity: 2, unit: null, name: "leeks", originalText: "2 leeks" },
      { quantity: 0.5, unit: "cup", name: "cream", originalText: "½ cup cream" },
    ],
    instructions: expect.arrayContaining([expect.stringContaining("Slice the leeks.")]),
  });
});

it("logs what broke the reading of a text by its lines and the place in the code, without its words", async () => {
  breakReaders(/leek soup\n/i);
  const deps = depsWith(null);
  expect(await parseScannedTextByModelOrRules(deps, { ocrText: scanned })).toEqual({
    title: "",
    ingredients: [],
    instructions: [],
  });
  expect(logged).toMatchObject([
    {
      level: "warn",
      msg: "the reader failed at a scanned text",
      bytes: Buffer.byteLength(scanned),
      fault: { name: "RangeError", lines: 6, stack: expect.stringContaining("recipe-text") },
    },
  ]);
  expect(JSON.stringify(logged)).not.toMatch(/leek|larder\.js/i);
});

it("lets a model sort the text, and sends it nowhere else", async () => {
  respond = () => ({ body: saying(sorted) });
  const parsed = await parseScannedTextByModelOrRules(depsWith(model()), { ocrText: scanned });
  expect(parsed).toMatchObject({
    title: "Leek soup",
    ingredients: [
      { quantity: 2, unit: null, name: "leeks" },
      { quantity: 0.5, unit: "cup", name: "cream" },
    ],
    instructions: ["Slice the leeks.", "Warm the cream."],
  });
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({ url: "/v1/chat/completions", key: "Bearer secret" });
  expect(JSON.parse(asked[0]?.body ?? "")).toMatchObject({
    model: "small",
    response_format: { type: "json_schema", json_schema: { strict: true } },
  });
});

const UNFIT = { name: "LanguageModelError" };

it.each<[string, object, () => ReturnType<typeof respond>]>([
  ["adds a word", UNFIT, () => ({ body: saying({ ...sorted, title: "Creamy leek soup" }) })],
  ["changes an amount", UNFIT, () => ({ body: saying({ ...sorted, ingredients: ["3 leeks"] }) })],
  ["says a word twice", UNFIT, () => ({ body: saying({ ...sorted, title: "Soup soup" }) })],
  ["hides signs", UNFIT, () => ({ body: saying({ ...sorted, title: "Leek\u202e soup\0" }) })],
  ["found nothing", UNFIT, () => ({ body: saying({ title: "", ingredients: [], instructions: [] }) })],
  ["has another shape", { name: "ZodError" }, () => ({ body: saying({ ...sorted, leek: "<script>" }) })],
  [
    "is no JSON",
    { name: "SyntaxError" },
    () => ({ body: JSON.stringify({ choices: [{ message: { content: "Leek soup:" } }] }) }),
  ],
  ["is no answer", UNFIT, () => ({ body: "{}" })],
  ["is an error", { ...UNFIT, status: 500 }, () => ({ status: 500, body: saying(sorted) })],
  [
    "leads elsewhere",
    { name: "TypeError" },
    () => ({ status: 307, headers: { location: "http://127.0.0.1:9/" }, body: "" }),
  ],
  ["is endless", UNFIT, () => ({ body: Buffer.alloc(2_000_000, 32) })],
])("falls back to rules where a model's answer %s, and logs no word of it", async (_name, error, answer) => {
  respond = answer;
  expect(await parseScannedTextByModelOrRules(depsWith(model()), { ocrText: scanned })).toEqual(
    await byRules(),
  );
  expect(asked).toHaveLength(1);
  const { host } = model() as LanguageModel;
  const line = { level: "info", time: expect.any(String), msg: "the language model did not help", host };
  expect(logged).toEqual([{ ...line, ...error }]);
});

it("falls back to rules where a model does not answer in time", async () => {
  const silent = createServer(() => undefined);
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
  const { port } = silent.address() as AddressInfo;
  const slow = createLanguageModelOrNull({ url: `http://127.0.0.1:${port}`, model: "slow", timeoutMs: 50 });
  expect(await parseScannedTextByModelOrRules(depsWith(slow), { ocrText: scanned })).toEqual(await byRules());
  silent.closeAllConnections();
  await new Promise((resolve) => silent.close(resolve));
});

it("has no model where none is set", () => {
  expect(createLanguageModelOrNull({ url: undefined, model: undefined })).toBeNull();
});
