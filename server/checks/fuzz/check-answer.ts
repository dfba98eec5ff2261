import type { ErrorCode } from "#server/errors.ts";
import { findUndeclared } from "#server/test/declared-answers.ts";
import { getErrorText } from "#server/texts/en/errors.ts";
import {
  createProcedureAnswerValidators,
  createRestAnswerValidators,
  type Declared,
  type Judge,
  type Procedure,
} from "./answer-schemas.ts";
import { type FuzzRequest, pathWithQuery } from "./fuzz-request.ts";
import type { FuzzAnswer } from "./send-request.ts";

export type Failure = { kind: "5xx" | "schema" | "slow" | "no answer" | "server"; detail: string };

type Checker = (request: FuzzRequest, answer: FuzzAnswer) => Failure | null;

/** Checks an answer against the OpenAPI reference and the router's output schemas. */
export function createAnswerChecker(): Checker {
  const calls = createRestAnswerValidators();
  const procedures = createProcedureAnswerValidators();
  return (request, answer) => {
    const { status, text } = answer;
    if (status >= 500 && !isExpected5xx(text))
      return { kind: "5xx", detail: `${status} ${text.slice(0, 500)}` };
    const detail = findFault(request, answer, calls, procedures);
    return detail === null ? null : { kind: "schema", detail };
  };
}

/**
 * Error codes whose 5xx responses are correct here: no identity provider is configured, scanner threads are
 * busy, or the imported address is unreachable.
 */
const EXPECTED_5XX: readonly ErrorCode[] = [
  "IDENTITY_UNAVAILABLE",
  "SCAN_BUSY",
  "SCAN_TIMEOUT",
  "IMPORT_UNREACHABLE",
];
const expectedTexts = EXPECTED_5XX.map((code) => getErrorText(code));

export const isExpected5xx = (text: string): boolean =>
  expectedTexts.some((expected) => text.includes(expected));

function findFault(
  request: FuzzRequest,
  answer: FuzzAnswer,
  calls: Declared[],
  procedures: Map<string, Procedure>,
): string | null {
  const path = pathWithQuery(request).split(/[?#]/)[0] ?? "";
  const { status, text, type } = answer;
  if (request.method === "HEAD") return text === "" ? null : "an answer to HEAD has a body";
  const isJson = type.startsWith("application/json") && text !== "";
  const body = isJson ? parsed(text) : undefined;
  if (isJson && body === undefined) return "what is called JSON is none";
  if (path.startsWith("/trpc/")) return trpcFault(request, path, answer, body, procedures);
  if (!/^\/api(?:\/|$)/.test(path)) return null;
  if (isUnreadable(request, status)) return errorFault(status, body);
  const undeclared = findUndeclared(request.method, path, status, body);
  if (undeclared) return undeclared;
  if (namesTwice(body)) return "a wrong field is named twice";
  const address = path.replace(/(?<=.)\/+$/, "");
  const declared = calls.find((call) => call.path.test(address))?.methods[request.method]?.[status];
  return declared ? bodyFault(declared, type, text, body) : errorFault(status, body);
}

function bodyFault(shapes: Record<string, Judge>, type: string, text: string, body: unknown): string | null {
  const media = type.split(";")[0] ?? "";
  if (Object.keys(shapes).length === 0) return text === "" ? null : "a body where none is declared";
  const judge = shapes[media];
  if (!judge) return `the type ${media} is not declared`;
  if (media === "application/json") return judge(body);
  return media === "application/ld+json" ? judge(parsed(text)) : null;
}

/**
 * Whether a request is rejected before routing, because its headers are too large or its request target is
 * invalid.
 */
const isUnreadable = ({ path, method }: FuzzRequest, status: number): boolean =>
  status === 431 ||
  (status === 400 && (method === "GET" || method === "DELETE") && /[^\x21-\x7e]/.test(path));

function errorFault(status: number, body: unknown): string | null {
  if (status < 400) return null;
  return isErrorBody(body) ? null : "an error without its detail";
}

/** Statuses of responses sent before routing; these have the REST error format, for tRPC paths too. */
const BEFORE_ROUTING: ReadonlySet<number> = new Set([400, 404, 405, 414, 421, 431]);

function isErrorBody(body: unknown): boolean {
  const { detail } = (body ?? {}) as { detail?: unknown };
  return typeof detail === "string" || Array.isArray(detail);
}

function namesTwice(body: unknown): boolean {
  const { detail } = (body ?? {}) as { detail?: unknown };
  const fields = Array.isArray(detail) ? detail.map(({ loc }) => JSON.stringify(loc)) : [];
  return new Set(fields).size < fields.length;
}

type Envelope = {
  result?: { data?: unknown };
  error?: { message?: unknown; data?: Record<string, unknown> };
};

function trpcFault(
  request: FuzzRequest,
  path: string,
  { status, text }: FuzzAnswer,
  body: unknown,
  procedures: Map<string, Procedure>,
): string | null {
  if (body === undefined) return text === "" && status < 300 ? null : "an answer that is no JSON";
  const names = decoded(path.slice("/trpc/".length)).split(",");
  if (Array.isArray(body)) {
    if (body.length !== names.length) return `${body.length} answers to ${names.length} calls`;
    for (const [index, envelope] of body.entries()) {
      const fault = envelopeFault(envelope as Envelope, procedures.get(names[index] ?? ""), null);
      if (fault) return `${names[index]}: ${fault}`;
    }
    return null;
  }
  if (BEFORE_ROUTING.has(status) && isErrorBody(body)) return null;
  const isOne = !request.query.some(([name]) => name === "batch");
  return envelopeFault(body as Envelope, isOne ? procedures.get(names[0] ?? "") : undefined, status);
}

function envelopeFault({ result, error }: Envelope, procedure: Procedure | undefined, status: number | null) {
  if (result) return procedure?.judge(result.data) ?? null;
  if (!error?.data || typeof error.message !== "string") return "neither an answer nor an error";
  const { code, httpStatus } = error.data;
  if (status !== null && httpStatus !== status) return `${httpStatus} is told, ${status} answered`;
  if (Number(httpStatus) >= 500 && !isExpected5xx(JSON.stringify(error))) return `answered ${httpStatus}`;
  const isDeclared = procedure?.codes?.has(String(code)) ?? true;
  return isDeclared || code === "METHOD_NOT_ALLOWED" ? null : `${code}, which the reference does not declare`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
