import { describe, expect, it } from "vitest";
import { createRestInputParser, listPathParameterNames } from "#server/rest/input.ts";
import { buildOpenApiDocument } from "#server/rest/openapi.ts";
import { getOperationId } from "#server/rest/openapi-operation.ts";
import { getAuthOfProcedure, requireProcedure } from "#server/rest/procedures.ts";
import { renderReferencePage } from "#server/rest/reference-page.ts";
import { restRows } from "#server/rest/table.ts";

const document = (await buildOpenApiDocument()) as {
  paths: Record<string, Record<string, { requestBody?: object }>>;
};
const page = renderReferencePage(document);
/** The section of the page about one call. */
const sectionOf = (operationId: string) =>
  new RegExp(`<section class="call" id="${operationId}">.*?</section>`, "s").exec(page)?.[0] ?? "";

describe("the reference page", () => {
  it("says of each call what it does, who may call, and shows it as one types it", () => {
    for (const row of restRows) {
      const section = sectionOf(getOperationId(row));
      const who = { none: "anyone", optional: "guests and members", bearer: "members" }[
        getAuthOfProcedure(row.procedure)
      ];
      expect(section, row.path).toContain(`<span class="who">${who}</span>`);
      expect(section, row.path).toContain("<h4>Example</h4><pre><code>curl -s");
      expect(section.includes("Authorization: Bearer $TOKEN"), row.path).toBe(
        getAuthOfProcedure(row.procedure) !== "none",
      );
    }
  });

  it("says how a picture is sent", () => {
    const section = sectionOf("uploads_create");
    expect(section).toContain("<code>multipart/form-data</code>");
    expect(section).toMatch(/<dt><code>file<\/code> <span class="note">required<\/span><\/dt>/);
    expect(section).toContain("-F file=@soup.jpg");
    expect(section).toContain("is too large. Maximum size is 5MB.");
  });

  it("tells each status of a call: its own with their texts, those of any call by one link", () => {
    const section = sectionOf("recipes_update");
    for (const status of [200, 400, 401, 403, 404, 409, 413, 415, 421, 422, 429, 500, 503]) {
      expect(section, String(status)).toContain(`<span class="status">${status}</span>`);
    }
    expect(section).toContain("<li>“This recipe was changed elsewhere.”</li>");
    expect(section).toContain("<code>title</code> “Title is required”");
    expect(section).toContain('href="#any-call"');
    const common = /<section class="group" id="any-call">.*?<\/section>/s.exec(page)?.[0];
    for (const text of [
      "Could not validate credentials",
      "Invalid JSON",
      "Service unavailable",
      "Unknown host",
    ])
      expect(common).toContain(`“${text}”`);
  });
});

describe("the examples", () => {
  const withJson = restRows.filter(
    (row) => !row.upload && document.paths[row.path]?.[row.method.toLowerCase()]?.requestBody !== undefined,
  );

  it("are there for every call that takes a body, and for no other", () => {
    expect(restRows.filter(({ example }) => example !== undefined)).toEqual(withJson);
  });

  it.each(withJson.map((row) => [getOperationId(row), row] as const))("%s is taken by its call", (_, row) => {
    const params = Object.fromEntries(listPathParameterNames(row.path).map((name) => [name, "x"]));
    const { fromBody, read } = createRestInputParser(row);
    const input = read({ params, query: {}, body: fromBody(row.example) });
    expect(requireProcedure(row.procedure).input?.safeParse(input).error).toBeUndefined();
  });
});
