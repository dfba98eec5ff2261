import { escapeHtml } from "#server/lib/escape-html.ts";
import type { Answer, Call, Detail, Json } from "./documented-call.ts";
import { backticksToCodeHtml, renderFieldEntry, renderFieldList } from "./reference-fields.ts";

/** Errors that many calls share; the reference page describes them once. */
const COMMON_ERRORS = new Set([
  "NOT_AUTHENTICATED",
  "INVALID_TOKEN",
  "ACCOUNT_DISABLED",
  "EMAIL_NOT_VERIFIED",
  "NOT_FOUND",
  "BAD_REQUEST",
  "BODY_TOO_LARGE",
  "UNSUPPORTED_MEDIA_TYPE",
  "UNKNOWN_HOST",
  "invalidJson",
  "RATE_LIMITED",
  "INTERNAL",
  "UNAVAILABLE",
]);

/** Errors about the account of an access token, or about the account that signs in. */
const ACCOUNT_ERRORS = new Set(["ACCOUNT_DISABLED", "EMAIL_NOT_VERIFIED"]);

/**
 * Example values of required query parameters and of path parameters; other path parameters are shown as $ID.
 */
const EXAMPLE_PARAMETERS: Record<string, string> = {
  q: "onion",
  new_servings: "6",
  file: "$ID.webp",
  token: "$LINK_TOKEN",
};

export function renderCallSection(call: Call): string {
  const { path, method, operation } = call;
  const { operationId, summary, description, parameters, requestBody } = operation;
  return `<section class="call" id="${operationId}"><h3>${escapeHtml(summary)}</h3>
<p class="line"><code><b class="${method.toLowerCase()}">${method}</b> ${addLineBreaksToPath(path)}</code> <span class="who">${formatPermittedCallers(operation.security)}</span></p>
${description ? `<p>${backticksToCodeHtml(description)}</p>` : ""}
${parameters.length > 0 ? `<h4>Address</h4><dl>${parameters.map(renderParameterEntry).join("")}</dl>` : ""}
${requestBody ? renderRequestBody(requestBody) : ""}
${renderSuccessResponses(operation.responses)}
<h4>Example</h4><pre><code>${escapeHtml(formatCurlCommand(call))}</code></pre>
${renderErrorsOfOperation(operation)}</section>`;
}

/** The call as a curl command with the shell variables $LARDER, $TOKEN and $ID. */
function formatCurlCommand({ path, method, operation }: Call): string {
  const { parameters, requestBody, responses, security } = operation;
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => EXAMPLE_PARAMETERS[name] ?? "$ID");
  const query = parameters
    .filter((parameter) => parameter.in === "query" && parameter.required)
    .map(({ name }) => `${name}=${EXAMPLE_PARAMETERS[name] ?? "…"}`)
    .join("&");
  const content = requestBody?.content ?? {};
  const { example } = content["application/json"] ?? {};
  const isFile = !("application/json" in (responses["200"]?.content ?? { "application/json": {} }));
  const isDownload = Object.keys(responses["200"]?.content ?? {}).length > 1;
  const parts = [
    `curl -s${isDownload ? "OJ" : ""}${isFile ? ` -o picture.webp` : ""}${canCurlOmitMethod(method, requestBody) ? "" : ` -X ${method}`} ${quoteForShellIfNeeded(`$LARDER${address}${query && `?${query}`}`)}`,
    security.length > 0 ? '-H "Authorization: Bearer $TOKEN"' : "",
    example ? "-H 'Content-Type: application/json'" : "",
    example ? `-d '${JSON.stringify(example)}'` : "",
    "multipart/form-data" in content ? "-F file=@soup.jpg" : "",
  ];
  return parts.filter(Boolean).join(" \\\n  ");
}

/** Whether curl uses this method by default: POST with a body, else GET. */
function canCurlOmitMethod(method: string, body: unknown): boolean {
  return method === "GET" || (method === "POST" && body !== undefined);
}

function quoteForShellIfNeeded(address: string): string {
  return /[?&]/.test(address) ? `"${address}"` : address;
}

function formatPermittedCallers(security: Json[]): string {
  if (security.length === 0) return "anyone";
  return security.length === 1 ? "members" : "guests and members";
}

/** Permits line breaks before the slashes of a path. */
function addLineBreaksToPath(path: string): string {
  return escapeHtml(path).replace(/(?<=.)\//g, "<wbr>/");
}

function renderParameterEntry({
  name,
  in: where,
  required,
  description,
  schema,
}: Call["operation"]["parameters"][number]) {
  const part = description === undefined ? schema : { ...schema, description };
  return renderFieldEntry({
    name,
    part,
    note: where === "path" ? "in the path" : required ? "required" : "",
    direction: "sent",
  });
}

function renderRequestBody({ required, content }: NonNullable<Call["operation"]["requestBody"]>): string {
  const [[type = "", { schema = {} }] = ["", {}]] = Object.entries(content);
  return `<h4>Body <span class="note"><code>${type}</code>${required ? "" : ", may be left out"}</span></h4>${renderFieldList(schema, "sent")}`;
}

function renderSuccessResponses(responses: Record<string, Answer>): string {
  return Object.entries(responses)
    .filter(([status]) => Number(status) < 400)
    .map(([status, { description, content }]) => {
      const parts = Object.entries(content ?? {}).map(([type, { schema }]) => {
        const isJson = type === "application/json";
        return `${isJson ? "" : `<p class="type"><code>${type}</code></p>`}${schema && (isJson || schema.$ref) ? renderFieldList(schema, "answered") : ""}`;
      });
      return `<h4>Answer <span class="status">${status}</span></h4>${parts.join("") || `<p>${description}</p>`}`;
    })
    .join("");
}

type Refusal = { status: string; meaning: string; name: string; detail: Detail };

function listErrorsOfOperation({ responses }: Call["operation"]): Refusal[] {
  return Object.entries(responses).flatMap(([status, { description: meaning, content }]) =>
    Object.entries(content?.["application/json"]?.examples ?? {}).map(([name, { value }]) => ({
      status,
      meaning,
      name,
      detail: value.detail,
    })),
  );
}

function renderErrorsOfOperation(operation: Call["operation"]): string {
  const all = listErrorsOfOperation(operation);
  const isOwn = ({ name }: Refusal) =>
    !COMMON_ERRORS.has(name) || (ACCOUNT_ERRORS.has(name) && operation.security.length === 0);
  const own = all.filter(isOwn);
  const others = [...new Set(all.filter((refusal) => !isOwn(refusal)).map(({ status }) => status))];
  const more = others.map((status) => `<span class="status">${status}</span>`).join(" ");
  return `<h4>Refusals</h4>${renderErrorList(own)}<p class="more">${own.length > 0 ? "And as" : "As"} <a href="#any-call">any call</a>: ${more}</p>`;
}

/** HTML list of the errors that many calls share. */
export function renderCommonErrorList(calls: Call[]): string {
  const byName = new Map(
    calls.flatMap(({ operation }) =>
      listErrorsOfOperation(operation).flatMap((refusal) =>
        COMMON_ERRORS.has(refusal.name) ? [[refusal.name, refusal] as const] : [],
      ),
    ),
  );
  return renderErrorList([...byName.values()].sort((a, b) => Number(a.status) - Number(b.status)));
}

function renderErrorList(refusals: Refusal[]): string {
  const statuses = [...new Set(refusals.map(({ status }) => status))];
  if (statuses.length === 0) return "";
  const entries = statuses.map((status) => {
    const all = refusals.filter((refusal) => refusal.status === status);
    const texts = all.map(({ detail }) => `<li>${renderErrorDetail(detail)}</li>`).join("");
    return `<div><dt><span class="status">${status}</span></dt><dd>${all[0]?.meaning ?? ""}<ul>${texts}</ul></dd></div>`;
  });
  return `<dl class="refusals">${entries.join("")}</dl>`;
}

function renderErrorDetail(detail: Detail): string {
  if (typeof detail === "string") return `“${escapeHtml(detail)}”`;
  if (!Array.isArray(detail)) return `<code>${detail.code}</code> “${escapeHtml(detail.message)}”`;
  return detail
    .map(
      ({ loc, msg }) => `<code>${escapeHtml(loc.slice(1).join(".") || "body")}</code> “${escapeHtml(msg)}”`,
    )
    .join(", ");
}
