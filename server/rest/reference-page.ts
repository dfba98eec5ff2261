import { escapeHtml } from "#server/lib/escape-html.ts";
import { openApiDocument } from "./openapi.ts";

type Json = { [key: string]: unknown };

/** The policy of the reference page alone: it runs no script and holds no token. */
export const REFERENCE_PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** A plain page of every call, made of the OpenAPI document: path, fields, answer. No script, works in any browser. */
export function referencePage(server = "/"): string {
  const document = openApiDocument(server) as {
    paths: Record<string, Record<string, Json>>;
    components: { schemas: Json };
  };
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({ path, method: method.toUpperCase(), call })),
  );
  const index = calls
    .map(
      ({ path, method, call }) =>
        `<li><a href="#${call.operationId}"><code>${method} ${escapeHtml(path)}</code></a></li>`,
    )
    .join("");
  const schemas = Object.entries(document.components.schemas)
    .map(
      ([name, schema]) => `<section id="schema-${name}"><h3>${name}</h3>${fields(schema as Json)}</section>`,
    )
    .join("");
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Larder: REST reference</title><style>${STYLE}</style></head><body><main>
<h1>REST reference</h1>
<p>Every call of this server. The same as a machine reads it: <a href="/api/openapi.json">openapi.json</a>. Send the access token of sign-in as <code>Authorization: Bearer</code>. Errors are <code>{"detail": …}</code>: see <a href="#schema-Error">Error</a>.</p>
<nav aria-label="Calls"><ul>${index}</ul></nav>
${calls.map(({ path, method, call }) => callSection(path, method, call)).join("\n")}
<h2>Objects</h2>${schemas}
</main></body></html>`;
}

function callSection(path: string, method: string, call: Json): string {
  const parameters = call.parameters as { name: string; in: string; required: boolean; schema: Json }[];
  const rows = parameters
    .map(
      (p) =>
        `<tr><td><code>${escapeHtml(p.name)}</code></td><td>${p.in}${p.required ? ", required" : ""}</td><td>${typeText(p.schema)}</td></tr>`,
    )
    .join("");
  const body = schemaOf(call.requestBody as Json | undefined);
  const [status, answer] = Object.entries(call.responses as Record<string, Json>)[0] as [string, Json];
  const security = call.security as Json[];
  const who = security.length === 0 ? "anyone" : security.length === 1 ? "members" : "guests and members";
  const answerSchema = schemaOf(answer);
  return `<section id="${call.operationId}"><h2><code>${method} ${escapeHtml(path)}</code></h2>
<p>${escapeHtml(String(call.summary))}. For ${who}.</p>
${rows ? `<h3>Parameters</h3>${table(rows)}` : ""}
${body ? `<h3>Body</h3>${fields(body)}` : ""}
<h3>Answer ${status}</h3>${answerSchema ? fields(answerSchema) : "<p>No body.</p>"}</section>`;
}

function schemaOf(part: Json | undefined): Json | null {
  const content = part?.content as Record<string, { schema: Json }> | undefined;
  return content ? (Object.values(content)[0]?.schema ?? null) : null;
}

function fields(schema: Json): string {
  const properties = schema.properties as Record<string, Json> | undefined;
  if (!properties) return `<p>${typeText(schema)}</p>`;
  const required = (schema.required ?? []) as string[];
  return table(
    Object.entries(properties)
      .map(
        ([name, part]) =>
          `<tr><td><code>${escapeHtml(name)}</code></td><td>${required.includes(name) ? "required" : ""}</td><td>${typeText(part)}</td></tr>`,
      )
      .join(""),
  );
}

function table(rows: string): string {
  return `<table><tbody>${rows}</tbody></table>`;
}

/** A type in a few words: "integer 1 to 100", "list of Recipe", "text or null". */
function typeText(schema: Json): string {
  if (typeof schema.$ref === "string") {
    const name = schema.$ref.split("/").pop() as string;
    return `<a href="#schema-${name}">${name}</a>`;
  }
  if (Array.isArray(schema.enum))
    return schema.enum.map((value) => `<code>${escapeHtml(String(value))}</code>`).join(" ");
  if (schema.const !== undefined) return `<code>${escapeHtml(JSON.stringify(schema.const))}</code>`;
  const choices = (schema.anyOf ?? schema.oneOf) as Json[] | undefined;
  if (choices) return choices.map(typeText).join(" or ");
  const bounds = [
    schema.minimum !== undefined && schema.maximum !== undefined && Math.abs(Number(schema.maximum)) < 1e9
      ? `${schema.minimum} to ${schema.maximum}`
      : "",
    schema.maxLength === undefined ? "" : `up to ${schema.maxLength} characters`,
    schema.maxItems === undefined ? "" : `up to ${schema.maxItems}`,
    schema.default === undefined ? "" : `default <code>${escapeHtml(JSON.stringify(schema.default))}</code>`,
  ].filter(Boolean);
  const suffix = bounds.length > 0 ? `, ${bounds.join(", ")}` : "";
  if (schema.type === "array") return `list of ${typeText((schema.items ?? {}) as Json)}${suffix}`;
  if (schema.type === "object" && schema.properties) return `object${suffix}: ${fields(schema)}`;
  const name = { string: "text", integer: "whole number", null: "null", boolean: "true or false" }[
    String(schema.type)
  ];
  return `${name ?? String(schema.type ?? "any")}${schema.format === "date-time" ? ", ISO 8601 UTC" : ""}${suffix}`;
}

const STYLE = `:root{color-scheme:light dark;--ink:light-dark(#33271f,#efe9e1);--soft:light-dark(#6b5c51,#b5a99c);--line:light-dark(#e2dbd0,#4a413a);--paper:light-dark(#fdfbf7,#1c1713);--tomato:light-dark(#b93a20,#f08a70)}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.6 system-ui,sans-serif}main{max-width:56rem;margin:0 auto;padding:2rem 1rem 6rem}
h1,h2,h3{line-height:1.2}h2{margin-top:3rem;border-top:1px solid var(--line);padding-top:1.5rem;font-size:1.15rem;overflow-wrap:anywhere}h3{font-size:.9rem;color:var(--soft);margin:1.25rem 0 .25rem}
a{color:var(--tomato)}nav ul{columns:22rem;padding-left:1.1rem}table{border-collapse:collapse;width:100%}td{border-bottom:1px solid var(--line);padding:.35rem .75rem .35rem 0;vertical-align:top;overflow-wrap:anywhere}td:nth-child(2){color:var(--soft);white-space:nowrap}`;
