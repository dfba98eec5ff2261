import { beforeAll, describe, expect, it } from "vitest";
import { getAuthOfProcedure } from "#server/rest/procedures.ts";
import { restRows } from "#server/rest/table.ts";
import { setUpRestClient } from "../set-up-rest-client.ts";

type Json = { [key: string]: unknown };
type Operation = {
  operationId: string;
  summary: string;
  security: Json[];
  parameters: { name: string; in: string; required: boolean; schema: Json }[];
  requestBody?: { required: boolean; content: Record<string, { schema: Json }> };
  responses: Record<string, { description: string; content?: Record<string, { schema?: Json }> }>;
};
type Document = {
  openapi: string;
  info: { title: string; version: string };
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Json>; securitySchemes: Json };
};

const client = setUpRestClient();
let document: Document;
beforeAll(async () => {
  const answer = await client.send("GET", "/api/openapi.json");
  expect(answer.headers["content-type"]).toBe("application/json; charset=utf-8");
  document = answer.body as Document;
});

/** All objects of the document with their paths. */
function* walk(node: unknown, place = "#"): Generator<[string, Json]> {
  if (typeof node !== "object" || node === null) return;
  if (!Array.isArray(node)) yield [place, node as Json];
  for (const [key, value] of Object.entries(node)) {
    // Examples contain no schemas.
    if (key !== "examples") yield* walk(value, `${place}/${key}`);
  }
}
const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );

describe("the OpenAPI document", () => {
  it("is of version 3.1 and has every row of the table, with its way in and its status", () => {
    expect(document.openapi).toBe("3.1.0");
    for (const row of restRows) {
      const operation = document.paths[row.path]?.[row.method.toLowerCase()];
      expect(operation, `${row.method} ${row.path}`).toBeDefined();
      expect(Object.keys(operation?.responses ?? {})[0]).toBe(String(row.status));
      const ways = { none: [], optional: [{}, { bearer: [] }], bearer: [{ bearer: [] }] };
      expect(operation?.security).toEqual(ways[getAuthOfProcedure(row.procedure)]);
    }
    for (const path of ["/images/{file}", "/api/health", "/api/health/ready"]) {
      expect(document.paths[path]?.get?.security).toEqual([]);
    }
    expect(document.paths["/api/upload/image/{id}"]?.get).toBeDefined();
  });

  it("names each operation once", () => {
    const ids = operations().map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[A-Za-z_]+$/);
  });

  it("holds what every reference leads to", () => {
    const references = [...walk(document)].flatMap(([place, { $ref }]) =>
      $ref === undefined ? [] : [[place, String($ref)] as const],
    );
    expect(references.length).toBeGreaterThan(20);
    for (const [place, ref] of references) {
      const name = /^#\/components\/schemas\/(\w+)$/.exec(ref)?.[1];
      expect(document.components.schemas[name ?? ""], `${place} -> ${ref}`).toBeDefined();
    }
  });

  it("spells names as the wire does, and requires only what is there", () => {
    for (const [place, node] of walk(document)) {
      const properties = node.properties as Json | undefined;
      if (properties === undefined || place.endsWith("/properties")) continue;
      for (const name of Object.keys(properties)) expect(name, place).toMatch(/^[a-z0-9_]+$/);
      for (const name of (node.required ?? []) as string[]) expect(properties, place).toHaveProperty(name);
    }
  });

  it("uses only words that JSON Schema has", () => {
    const types = new Set(["string", "integer", "number", "boolean", "array", "object", "null"]);
    for (const [place, node] of walk({ components: document.components, paths: document.paths })) {
      if (typeof node.type === "string" && !/securitySchemes/.test(place) && "type" in node) {
        if (place.endsWith("/properties")) continue;
        expect(types, place).toContain(node.type);
      }
      expect(place).not.toMatch(/\/\$defs(?:\/|$)/);
    }
  });

  it("names the shape apart where less may be sent than is answered", () => {
    const { ImportReceipt, ImportReceiptIn } = document.components.schemas;
    expect(ImportReceipt?.required).toContain("lines");
    expect(ImportReceiptIn?.properties).toHaveProperty("lines");
    expect(ImportReceiptIn?.required).not.toContain("lines");
  });

  it("has each parameter of a path, and those of a query by their wire names", () => {
    for (const { path, operation } of operations()) {
      const inPath = operation.parameters
        .filter((parameter) => parameter.in === "path")
        .map(({ name }) => name);
      expect(inPath, path).toEqual([...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]));
      const names = operation.parameters.map(({ name }) => name);
      expect(new Set(names).size, path).toBe(names.length);
    }
    const search = document.paths["/api/recipes/search/advanced"]?.get?.parameters ?? [];
    expect(search.filter(({ required }) => required)).toEqual([]);
    expect(search.map(({ name }) => name)).toEqual([
      "page",
      "page_size",
      "sort_by",
      "sort_order",
      "title",
      "cuisine",
      "difficulty",
      "max_cooking_time",
      "min_servings",
      "max_servings",
      "ingredients_include",
      "ingredients_exclude",
      "ingredients_match_all",
      "has_image",
      "is_public",
    ]);
  });

  it("describes bodies only where a call takes one", () => {
    const withBody = operations()
      .filter(({ operation }) => operation.requestBody !== undefined)
      .map(({ method, path }) => `${method} ${path}`)
      .sort();
    expect(withBody).toEqual([
      "post /api/auth/delete-account",
      "post /api/auth/forgot-password",
      "post /api/auth/google",
      "post /api/auth/identities",
      "post /api/auth/identities/begin",
      "post /api/auth/identities/{id}/remove",
      "post /api/auth/login",
      "post /api/auth/logout",
      "post /api/auth/refresh",
      "post /api/auth/register",
      "post /api/auth/remove-sign-in",
      "post /api/auth/resend-verification",
      "post /api/auth/reset-password",
      "post /api/auth/security/alerts/acknowledge",
      "post /api/auth/security/alerts/reply",
      "post /api/auth/trust-browser",
      "post /api/auth/verify-email",
      "post /api/import/extract",
      "post /api/import/extract-text",
      "post /api/import/save",
      "post /api/import/validate",
      "post /api/ocr/assess-quality",
      "post /api/ocr/parse-with-llm",
      "post /api/ocr/process",
      "post /api/ocr/save-recipe",
      "post /api/recipes",
      "post /api/recipes/change-many",
      "post /api/recipes/export",
      "post /api/recipes/read-lines",
      "post /api/recipes/{id}/duplicate",
      "post /api/recipes/{id}/scale",
      "post /api/upload/image",
      "put /api/auth/me",
      "put /api/auth/password",
      "put /api/recipes/{id}",
    ]);
  });

  it("asks for a body only where the path alone is no call", () => {
    const isRequired = (path: string) => document.paths[path]?.post?.requestBody?.required;
    expect(isRequired("/api/recipes/{id}/scale")).toBe(true);
    expect(isRequired("/api/recipes/{id}/duplicate")).toBe(false);
    expect(isRequired("/api/recipes")).toBe(true);
    expect(isRequired("/api/recipes/export")).toBe(false);
    // The body is optional, because an update may change nothing.
    const change: { requestBody?: { required: boolean } } | undefined =
      document.paths["/api/recipes/{id}"]?.put;
    expect(change?.requestBody?.required).toBe(false);
  });
});

describe("the reference page", () => {
  it("names every call, runs no script and has a policy of its own", async () => {
    const { status, text, headers } = await client.send("GET", "/api/docs");
    expect(status).toBe(200);
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(headers["content-security-policy"]).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    );
    expect(text).not.toMatch(/<script|\son\w+=|javascript:/i);
    for (const { operation } of operations()) expect(text).toContain(`href="#${operation.operationId}"`);
    const targets = new Set([...text.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]));
    for (const [, target] of text.matchAll(/href="#([^"]+)"/g)) expect(targets).toContain(target);
  });
});
