import { getHttpStatusOfErrorCode } from "#server/error-answer.ts";
import type { ErrorCode, FieldError } from "#server/errors.ts";
import { toCamelKeyOrNull, toSnakeKey } from "#server/lib/snake-case-json.ts";
import { limitTexts, validationTexts } from "#server/texts/en/answers.ts";
import { getErrorText } from "#server/texts/en/errors.ts";
import { listPathParameterNames } from "./input.ts";
import { requireProcedure } from "./procedures.ts";
import type { RestRow } from "./rest-row.ts";
import { listErrorCodesOfRow } from "./row-errors.ts";
import { findValidationErrors } from "./wrong-fields.ts";

type Json = { [key: string]: unknown };
type Example = { name: string; shape: ShapeName; value: Json };
type ShapeName = keyof typeof errorShapes;

const text = { type: "string" };

/** JSON Schemas of error bodies by component name. */
export const errorShapes = {
  Error: {
    description: "An error that one sentence tells.",
    type: "object",
    required: ["detail"],
    properties: { detail: { ...text, description: "The sentence, as people may read it." } },
  },
  FieldErrors: {
    description: "A request that is not as documented: one entry for each field that is wrong.",
    type: "object",
    required: ["detail"],
    properties: {
      detail: {
        type: "array",
        description: "Every wrong field once.",
        items: {
          type: "object",
          required: ["loc", "msg", "type"],
          properties: {
            loc: {
              type: "array",
              description: "Where it stands: `body` or `query`, then names and places in lists.",
              items: { anyOf: [text, { type: "integer" }] },
            },
            msg: { ...text, description: "What is wrong with it, as people may read it." },
            type: { ...text, description: "`missing`, `json_invalid` or `value_error`." },
          },
        },
      },
    },
  },
  LimitError: {
    description: "A limit of the account's plan.",
    type: "object",
    required: ["detail"],
    properties: {
      detail: {
        type: "object",
        description: "Which limit, for programs and for people.",
        required: ["code", "message", "upgrade_required", "retry_after"],
        properties: {
          code: { ...text, description: "Which limit: a word for programs." },
          message: { ...text, description: "The same as people may read it." },
          upgrade_required: { type: "boolean", description: "Whether a premium account could go on." },
          retry_after: {
            anyOf: [{ type: "integer" }, { type: "null" }],
            description: "Seconds until the limit opens again; null where it does not.",
          },
        },
      },
    },
  },
  ConflictError: {
    description: "A change upon an old version.",
    type: "object",
    required: ["detail"],
    properties: {
      detail: { ...text, description: "The sentence, as people may read it." },
      conflict: {
        description: "The version that was sent and the recipe as it stands.",
        type: "object",
        required: ["sent_version", "current"],
        properties: {
          sent_version: { type: "integer", description: "The version that the change was written upon." },
          current: { $ref: "#/components/schemas/Recipe", description: "The recipe as it is stored by now." },
        },
      },
    },
  },
};

/** Sample values for the parameters of error texts. */
const SAMPLE = { minutes: 14, file: "soup.jpg" };
const SAMPLE_RETRY_AFTER = 3600;

/** The error responses of a REST row by status code, with one example per error text. */
export function createErrorResponsesOfRow(row: RestRow): Json {
  const examples = listErrorCodesOfRow(row).flatMap((code) => createExamplesOfErrorCode(code, row));
  return groupExamplesIntoResponses(examples);
}

/** The error responses of a path that calls no procedure. */
export function createErrorResponsesOfCodes(codes: readonly ErrorCode[]): Json {
  return groupExamplesIntoResponses(codes.map(createExampleWithoutParameters));
}

function groupExamplesIntoResponses(examples: (Example & { status: number })[]): Json {
  const statuses = [...new Set(examples.map(({ status }) => status))];
  return Object.fromEntries(
    statuses.map((status) => {
      const all = examples.filter((example) => example.status === status);
      const shapes = [...new Set(all.map(({ shape }) => shape))].map((name) => ({
        $ref: `#/components/schemas/${name}`,
      }));
      const schema = shapes.length === 1 ? shapes[0] : { anyOf: shapes };
      const named = Object.fromEntries(all.map(({ name, value }) => [name, { value }]));
      const headers = createHeadersOfErrorResponse(status, all);
      return [
        status,
        {
          description: MEANINGS[status] ?? "The call is refused.",
          ...(headers && { headers }),
          content: { "application/json": { schema, examples: named } },
        },
      ];
    }),
  );
}

/** Description of each error status in the document. */
const MEANINGS: Record<number, string> = {
  400: "The request cannot be used as it is.",
  401: "Who calls is not known, or may not come in.",
  402: "A limit of the account's plan.",
  403: "Who calls may not do this.",
  404: "There is no such thing, or none that the caller may see.",
  409: "It was changed meanwhile.",
  413: "Too many bytes.",
  415: "Bytes of a kind that is not taken.",
  421: "The server does not go by this name.",
  422: "A field is wrong, or the content cannot be used.",
  429: "Too many calls.",
  499: "The caller cancelled it.",
  500: "Something failed that nobody foresaw.",
  502: "Another server could not be reached.",
  503: "The server cannot do this now.",
  504: "It took too long.",
  507: "The server has no room left.",
};

function createHeadersOfErrorResponse(status: number, examples: Example[]): Json | undefined {
  if (status === 429 || status === 503) {
    return { "Retry-After": { description: "Seconds to wait.", schema: { type: "integer" } } };
  }
  if (examples.some(({ name }) => name === "NOT_AUTHENTICATED" || name === "INVALID_TOKEN")) {
    const schema = { const: "Bearer" };
    return {
      "WWW-Authenticate": { description: "With an access token that is missing or not valid.", schema },
    };
  }
  return undefined;
}

function createExamplesOfErrorCode(code: ErrorCode, row: RestRow): (Example & { status: number })[] {
  const status = getHttpStatusOfErrorCode(code);
  if (code === "VALIDATION") return createValidationExamples(row).map((example) => ({ ...example, status }));
  if (code === "RECIPE_STALE") return [{ ...createExampleWithoutParameters(code), shape: "ConflictError" }];
  const limits = createLimitErrorExamples(code, row);
  if (limits.length === 0) return [createExampleWithoutParameters(code)];
  return limits.map((example) => ({ ...example, shape: "LimitError", status }));
}

function createExampleWithoutParameters(code: ErrorCode): Example & { status: number } {
  const value = { detail: getErrorText(code, SAMPLE) };
  return { name: code, shape: "Error", value, status: getHttpStatusOfErrorCode(code) };
}

function createLimitErrorExamples(code: ErrorCode, row: RestRow): { name: string; value: Json }[] {
  const example = (name: string, message: string, upgradeRequired: boolean, retryAfter: number | null) => ({
    name,
    value: { detail: { code, message, upgrade_required: upgradeRequired, retry_after: retryAfter } },
  });
  if (code === "PREMIUM_REQUIRED") return [example(code, limitTexts.premiumExport, true, null)];
  if (row.limitedBy && code === "LIFETIME_LIMIT_EXCEEDED") {
    return [
      example(`${code}_FREEMIUM`, limitTexts.freemium[row.limitedBy], true, null),
      example(`${code}_PREMIUM`, limitTexts.scanSaves, false, null),
    ];
  }
  if (!row.counts) return [];
  const freemium = limitTexts.freemium[row.counts];
  if (code === "LIFETIME_LIMIT_EXCEEDED") return [example(code, freemium, true, null)];
  if (code === "MONTHLY_LIMIT_EXCEEDED")
    return [example(code, limitTexts.premiumMonthly, false, SAMPLE_RETRY_AFTER)];
  if (code === "BURST_LIMIT_EXCEEDED") return [example(code, limitTexts.burst, false, SAMPLE_RETRY_AFTER)];
  if (code !== "DAILY_LIMIT_EXCEEDED") return [];
  return [
    example(`${code}_FREEMIUM`, freemium, true, SAMPLE_RETRY_AFTER),
    example(`${code}_PREMIUM`, limitTexts.premiumDaily, false, SAMPLE_RETRY_AFTER),
  ];
}

/** Examples of VALIDATION errors, one per text. */
function createValidationExamples(row: RestRow): Example[] {
  const { input } = requireProcedure(row.procedure);
  const own = (row.fieldErrors ?? []).map(([field, msg]): FieldError => {
    return { loc: ["body", field], msg, type: "value_error" };
  });
  const file: FieldError = { loc: ["body", "file"], msg: validationTexts.required, type: "missing" };
  const inPath = listPathParameterNames(row.path).flatMap((name) => toCamelKeyOrNull(name) ?? []);
  const asked = row.upload ? [file] : input ? findValidationErrors(input, inPath) : [];
  const noJson: FieldError = { loc: ["body"], msg: validationTexts.invalidJson, type: "json_invalid" };
  const bodyError = (msg: string): FieldError => ({ loc: ["body"], msg, type: "value_error" });
  const ofBody = [noJson, bodyError(validationTexts.fields), bodyError(validationTexts.tooMany)];
  const hasJson = row.method !== "GET" && !row.upload;
  const fields = [...asked, ...own];
  const others = hasJson ? ofBody.filter(({ msg }) => !fields.some((field) => field.msg === msg)) : [];
  return [...fields, ...others].map(({ loc, msg, type }) => {
    const onWire = loc.map((part, index) =>
      index === 0
        ? row.method === "GET"
          ? "query"
          : part
        : typeof part === "string"
          ? toSnakeKey(part)
          : part,
    );
    return {
      name: getValidationTextKey(msg),
      shape: "FieldErrors",
      value: { detail: [{ loc: onWire, msg, type }] },
    };
  });
}

function getValidationTextKey(msg: string): string {
  const known = Object.entries(validationTexts).find(([, known]) => known === msg);
  return known?.[0] ?? msg.replace(/\W+/g, "_");
}
