import { buildOpenApiDocument } from "#server/rest/openapi.ts";

type Example = { value: { detail: unknown } };
type Answers = Record<string, { content?: Record<string, { examples?: Record<string, Example> }> }>;
type Call = { path: RegExp; methods: Record<string, { responses: Answers }> };

const { paths } = (await buildOpenApiDocument()) as { paths: Record<string, Call["methods"]> };
const calls = declaredCalls();

/**
 * Says why an answer contradicts the API reference; null if it conforms or the call is not in it. Error texts
 * are compared with the declared examples, ignoring numbers and file names.
 */
export function findUndeclared(method: string, url: string, status: number, body: unknown): string | null {
  const address = (url.split("?")[0] ?? "").replace(/(?<=.)\/+$/, "");
  const call = calls.find((candidate) => candidate.path.test(address))?.methods[method.toLowerCase()];
  if (!call) return null;
  const answer = call.responses[status];
  if (!answer) return `${method} ${address} answered ${status}, which the reference does not declare`;
  const examples = Object.values(answer.content?.["application/json"]?.examples ?? {});
  if (status < 400 || examples.length === 0) return null;
  const form = formOf((body as { detail?: unknown } | undefined)?.detail);
  if (examples.some(({ value }) => formOf(value.detail) === form)) return null;
  return `${method} ${address} answered ${status} ${form}, which the reference does not declare`;
}

function declaredCalls(): Call[] {
  // Paths with fewer parameters come first, because a fixed segment has priority over `{id}`.
  const byFit = Object.entries(paths).sort(([a], [b]) => a.split("{").length - b.split("{").length);
  return byFit.map(([path, methods]) => ({
    path: new RegExp(`^${path.replace(/\{\w+\}/g, "[^/]+")}$`),
    methods,
  }));
}

/** An error detail without its variable parts. Lists of fields all count as equal. */
function formOf(detail: unknown): string {
  if (Array.isArray(detail)) return "[a list]";
  if (typeof detail === "object") return JSON.stringify({ ...detail, retry_after: null });
  return String(detail)
    .replace(/\d+ minutes?/, "{n} minutes")
    .replace(/^File ".*"/, 'File "{file}"');
}
