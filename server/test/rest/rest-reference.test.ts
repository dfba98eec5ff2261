import { beforeAll, describe, expect, it } from "vitest";
import { buildOpenApiDocument } from "#server/rest/openapi.ts";
import { getAuthOfProcedure } from "#server/rest/procedures.ts";
import { restRows } from "#server/rest/table.ts";
import { fieldTexts } from "#server/texts/en/rest-fields.ts";
import { findUndeclared } from "../declared-answers.ts";
import { declaredErrors } from "./contract-errors.ts";

type Json = { [key: string]: unknown };
type Detail = string | { msg: string }[] | { code: string; message: string };
type Answer = {
  description: string;
  headers?: Json;
  content?: Record<string, { schema: Json; examples?: Record<string, { value: { detail: Detail } }> }>;
};
type Operation = {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  parameters: { name: string; description?: string }[];
  requestBody?: { content: Record<string, { schema: Json }> };
  responses: Record<string, Answer>;
};
type Document = {
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Json> };
};

let document: Document;
beforeAll(async () => {
  document = (await buildOpenApiDocument()) as Document;
});

const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      call: `${method.toUpperCase()} ${path}`,
      operation,
    })),
  );
const textsOf = (detail: Detail): string[] => {
  if (typeof detail === "string") return [detail];
  return Array.isArray(detail) ? detail.map(({ msg }) => msg) : [`${detail.code}: ${detail.message}`];
};
/** The declared errors of a call, for example "404 Recipe not found". */
function errorsOf({ responses }: Operation): string[] {
  return Object.entries(responses).flatMap(([status, { content }]) =>
    Object.values(content?.["application/json"]?.examples ?? {}).flatMap(({ value }) =>
      textsOf(value.detail).map((text) => `${status} ${text}`),
    ),
  );
}

describe("the errors of the reference", () => {
  it.each(Object.entries(declaredErrors))("%s answers what its contract names", (call, expected) => {
    const found = operations().find((candidate) => candidate.call === call)?.operation as Operation;
    expect(errorsOf(found)).toEqual(expect.arrayContaining([...expected]));
  });

  it("are listed for every row, by its callers and its input", () => {
    for (const row of restRows) {
      const operation = document.paths[row.path]?.[row.method.toLowerCase()] as Operation;
      const errors = errorsOf(operation);
      const has = (text: string) => errors.includes(text);
      expect(has("401 Not authenticated"), row.path).toBe(getAuthOfProcedure(row.procedure) === "bearer");
      expect(has("401 Could not validate credentials"), row.path).toBe(
        getAuthOfProcedure(row.procedure) !== "none",
      );
      expect(has("413 Request body is too large"), row.path).toBe(row.method !== "GET");
      expect(has("415 Unsupported media type"), row.path).toBe(row.method !== "GET");
      expect(has("404 Not Found"), row.path).toBe(row.path.includes("{"));
      expect(
        has("402 PREMIUM_REQUIRED: Advanced exports are a premium feature. Upgrade to premium to use them."),
      ).toBe(row.path === "/api/recipes/export");
      for (const text of ["429 Too many requests. Please try again later.", "500 Internal server error"]) {
        expect(errors, row.path).toContain(text);
      }
    }
  });

  it("stand in the form that their schema names, each under a name of its own", () => {
    const forms = { string: ["Error", "ConflictError"], list: ["FieldErrors"], object: ["LimitError"] };
    for (const { call, operation } of operations()) {
      for (const [status, { content, headers }] of Object.entries(operation.responses)) {
        if (Number(status) < 400) continue;
        const { schema, examples = {} } = content?.["application/json"] ?? {};
        const named = JSON.stringify(schema);
        expect(Object.keys(examples).length, `${call} ${status}`).toBeGreaterThan(0);
        for (const { value } of Object.values(examples)) {
          const { detail } = value;
          const form = Array.isArray(detail) ? "list" : typeof detail === "string" ? "string" : "object";
          expect(
            forms[form].some((name) => named.includes(`/${name}"`)),
            `${call} ${status}`,
          ).toBe(true);
        }
        if (status === "429" || status === "503") expect(headers, call).toHaveProperty("Retry-After");
      }
    }
  });

  it("are held against every answer that a test of the wire gets", () => {
    expect(findUndeclared("GET", "/api/recipes/1", 404, { detail: "Recipe not found" })).toBeNull();
    expect(findUndeclared("GET", "/api/recipes/1", 404, { detail: "Gone" })).toMatch(/answered 404 Gone/);
    expect(findUndeclared("GET", "/api/recipes/my/", 404, { detail: "Recipe not found" })).toMatch(/404/);
    expect(findUndeclared("GET", "/api/recipes/1", 418, {})).toMatch(/answered 418/);
    expect(findUndeclared("GET", "/no/such/call", 418, {})).toBeNull();
    const locked = "Account is locked. Please try again in 1 minute.";
    expect(findUndeclared("POST", "/api/auth/login", 401, { detail: locked })).toBeNull();
    const limit = { code: "LIFETIME_LIMIT_EXCEEDED", message: "x", upgrade_required: true, retry_after: 1 };
    expect(findUndeclared("POST", "/api/recipes", 402, { detail: limit })).toMatch(/answered 402/);
  });
});

describe("the words of the reference", () => {
  /** Fields that need no description, because their names explain them. */
  const selfEvident = ["title", "description", "x", "y", "width", "height"];

  function* fieldsOf(node: unknown, place: string): Generator<[place: string, name: string, field: Json]> {
    if (typeof node !== "object" || node === null) return;
    for (const [name, field] of Object.entries(((node as Json).properties ?? {}) as Record<string, Json>)) {
      yield [place, name, field];
    }
    for (const [key, value] of Object.entries(node)) {
      if (key !== "examples") yield* fieldsOf(value, `${place}/${key}`);
    }
  }

  it("describe each field and each parameter whose name does not say it", () => {
    const bare: string[] = [];
    const parts = { schemas: document.components.schemas, paths: document.paths };
    for (const [place, name, field] of fieldsOf(parts, "#")) {
      if (field.description === undefined && !selfEvident.includes(name)) bare.push(`${place}: ${name}`);
    }
    for (const { call, operation } of operations()) {
      for (const { name, description } of operation.parameters)
        if (!description) bare.push(`${call}: ${name}`);
    }
    expect(bare).toEqual([]);
  });

  it("say nothing of a field that there is not", () => {
    const shapes = new Map<string, Set<string>>();
    const note = (shape: string, name: string) =>
      shapes.set(shape, (shapes.get(shape) ?? new Set()).add(name));
    for (const [shape, schema] of Object.entries(document.components.schemas)) {
      for (const [, name] of fieldsOf(schema, "")) note(shape, name);
    }
    for (const { operation } of operations()) {
      const { operationId: id } = operation;
      for (const { name } of operation.parameters) note(id, name);
      for (const part of [operation.requestBody, operation.responses])
        for (const [, name] of fieldsOf(part, "")) note(id, name);
    }
    const everywhere = new Set([...shapes.values()].flatMap((names) => [...names]));
    for (const key of Object.keys(fieldTexts)) {
      const [shape, name] = key.includes(".") ? (key.split(".") as [string, string]) : [null, key];
      expect(shape === null ? everywhere : shapes.get(shape), key).toContain(name);
    }
  });

  it("are sentences with a full stop", () => {
    for (const [name, text] of Object.entries(fieldTexts)) expect(text, name).toMatch(/^\S.*[.!?]$/);
    for (const { call, operation } of operations()) {
      expect(operation.summary, call).toMatch(/[^.]$/);
      if (operation.description) expect(operation.description, call).toMatch(/^[A-Z].*\.$/);
    }
  });

  it("say what is behind each group of calls", () => {
    const named = document.tags.map(({ name }) => name);
    for (const { call, operation } of operations()) {
      expect(named, call).toEqual(expect.arrayContaining(operation.tags));
    }
    expect(document.paths["/api/auth/register"]?.post?.description).toMatch(
      /At most 60 a minute from one address, counted together with the other calls of its kind\.$/,
    );
    expect(document.paths["/api/auth/me"]?.get?.description).toBe("");
  });
});

describe("the document", () => {
  it("names the server where its address is known, else the place that it came from", async () => {
    expect(document.servers).toEqual([{ url: "/" }]);
    expect((await buildOpenApiDocument("https://larder.example.org")).servers).toEqual([
      { url: "https://larder.example.org" },
    ]);
  });

  it("has what the JSON export holds", () => {
    const content = document.paths["/api/recipes/export"]?.post?.responses["200"]?.content;
    expect(Object.keys(content ?? {})).toEqual([
      "application/json",
      "application/ld+json",
      "text/csv",
      "text/markdown",
      "application/zip",
    ]);
    expect(content?.["application/json"]?.schema).toEqual({ $ref: "#/components/schemas/ExportedRecipes" });
    expect(document.components.schemas.ExportedRecipes).toMatchObject({
      required: ["exported_at", "recipes", "total_count"],
      properties: { recipes: { type: "array", items: { $ref: "#/components/schemas/Recipe" } } },
    });
  });
});
