import { escapeHtml } from "#server/lib/escape-html.ts";
import type { Call } from "./documented-call.ts";
import { renderCallSection, renderCommonErrorList } from "./reference-call.ts";
import { backticksToCodeHtml, renderFieldList } from "./reference-fields.ts";
import { REFERENCE_STYLE } from "./reference-style.ts";

type Json = { [key: string]: unknown };
type Group = { name: string; description: string; calls: Call[] };

/** Content security policy of the reference page, which has no scripts. */
export const REFERENCE_PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Renders the OpenAPI document as an HTML page without scripts. Each call has a description, its input and
 * output, and examples.
 */
export function renderReferencePage(openApi: Json): string {
  const document = openApi as {
    info: { description: string };
    servers: { url: string }[];
    tags: { name: string; description: string }[];
    paths: Record<string, Record<string, Call["operation"]>>;
    components: { schemas: Record<string, Json> };
  };
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  const groups = document.tags.map((tag) => ({
    ...tag,
    calls: calls.filter(({ operation }) => operation.tags.includes(tag.name)),
  }));
  const objects = Object.entries(document.components.schemas);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Larder: REST reference</title><style>${REFERENCE_STYLE}</style></head><body>
<header><p class="mark">Larder</p><h1>REST reference</h1>
<p>${backticksToCodeHtml(document.info.description)} The same for programs: <a href="/api/openapi.json">openapi.json</a>.</p></header>
<nav aria-label="Calls"><ul>${groups.map(renderNavigationOfGroup).join("")}<li><a href="#any-call">What any call may answer</a></li><li><a href="#objects">Objects</a></li></ul></nav>
<main>${renderIntroduction(document.servers[0]?.url ?? "/")}
${groups.map(renderGroupSection).join("\n")}
<section class="group" id="any-call"><h2>What any call may answer</h2>
<p>Beside what each call names. <code>Retry-After</code> says how many seconds to wait.</p>
${renderCommonErrorList(calls)}</section>
<section class="group" id="objects"><h2>Objects</h2><p>What calls take and answer by name.</p>
${objects.map(([name, schema]) => renderSchemaSection(name, schema)).join("\n")}</section>
</main></body></html>`;
}

/** The introduction to the API with example commands. `server` is the base URL in the document. */
function renderIntroduction(server: string): string {
  const address = server === "/" ? "http://localhost:3000" : server;
  return `<section class="group" id="start"><h2>Sign in and call</h2>
<p>Sign-in answers an access token. Send it with every call of a member; what everybody may read needs none.</p>
<pre><code>LARDER=${escapeHtml(address)}
curl -s $LARDER/api/auth/login -H 'Content-Type: application/json' \\
  -d '{"email": "cook@example.org", "password": "…"}'
TOKEN=…   # its access_token
curl -s $LARDER/api/auth/me -H "Authorization: Bearer $TOKEN"</code></pre>
<p>An error is <code>{"detail": …}</code>: a <a href="#schema-Error">sentence</a>, a list of <a href="#schema-FieldErrors">wrong fields</a>, or a <a href="#schema-LimitError">limit</a>.</p></section>`;
}

function renderNavigationOfGroup({ name, calls }: Group): string {
  return `<li><a href="#group-${name}">${name}</a>${renderCallIndex(calls)}</li>`;
}

function renderCallIndex(calls: Call[]): string {
  const items = calls.map(
    ({ path, method, operation }) =>
      `<li><a href="#${operation.operationId}">${escapeHtml(operation.summary)}<code>${method} ${escapeHtml(path)}</code></a></li>`,
  );
  return `<ul class="index">${items.join("")}</ul>`;
}

function renderGroupSection({ name, description, calls }: Group): string {
  return `<section class="group" id="group-${name}"><h2>${name}</h2><p>${backticksToCodeHtml(description)}</p>
${renderCallIndex(calls)}
${calls.map(renderCallSection).join("\n")}</section>`;
}

function renderSchemaSection(name: string, schema: Json): string {
  const says =
    typeof schema.description === "string" ? `<p>${backticksToCodeHtml(schema.description)}</p>` : "";
  return `<section class="object" id="schema-${name}"><h3>${name}</h3>${says}${renderFieldList(schema, name.endsWith("In") ? "sent" : "answered")}</section>`;
}
