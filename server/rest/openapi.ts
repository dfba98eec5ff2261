import { setImmediate as nextTurn } from "node:timers/promises";
import type { ErrorCode } from "#server/errors.ts";
import { healthTexts } from "#server/texts/en/answers.ts";
import { createErrorResponsesOfCodes, errorShapes } from "./openapi-errors.ts";
import { buildOperation, buildPathParameter, wrapSchemaAsJsonContent } from "./openapi-operation.ts";
import { restRows } from "./table.ts";

type Json = { [key: string]: unknown };

/** The operation that reads a stored picture by its id. */
function buildPictureOperation(operationId: string, parameter: string): Json {
  return {
    operationId,
    tags: ["upload"],
    summary: `Read a picture by its ${parameter}`,
    description: "Its id is the key: whoever knows it may see it. What stands there never changes.",
    security: [],
    parameters: [buildPathParameter(parameter, operationId)],
    responses: {
      200: { description: "The picture.", content: { "image/webp": {} } },
      ...createErrorResponsesOfCodes(["IMAGE_NOT_FOUND", "NOT_FOUND", "UNKNOWN_HOST", "INTERNAL"]),
    },
  };
}

function buildHealthOperation(
  operationId: string,
  summary: string,
  description: string,
  errors: readonly ErrorCode[],
  detail: Json = {},
): Json {
  const status = {
    type: "object",
    required: ["status"],
    properties: {
      status: { const: "ok", description: "Always this word: else the answer is an error." },
      ...detail,
    },
  };
  return {
    operationId,
    tags: ["health"],
    summary,
    description,
    security: [],
    parameters: [],
    responses: {
      200: { description: "It is.", content: wrapSchemaAsJsonContent(status) },
      ...createErrorResponsesOfCodes(errors),
    },
  };
}

/**
 * The operation that begins a sign-in through the identity provider. It sets cookies and redirects, so it is
 * for browsers and not for scripts.
 */
const identityStart: Json = {
  operationId: "identities_start",
  tags: ["auth"],
  summary: "Go to the third party to sign in",
  description:
    "A link for a browser. It sets a cookie of ten minutes and leads to the issuer, which sends the browser back to `/login` with the `code` and `state` for `POST /api/auth/google`. At most 20 a minute from one address.",
  security: [],
  parameters: [
    {
      name: "return_to",
      in: "query",
      required: false,
      description: "A path of this server to come back to after sign-in; another address is ignored.",
      schema: { type: "string" },
    },
  ],
  responses: {
    302: {
      description: "To the issuer; to `/login?error=temporarily_unavailable` where it does not answer.",
    },
    ...createErrorResponsesOfCodes([
      "IDENTITY_UNAVAILABLE",
      "DISK_FULL",
      "RATE_LIMITED",
      "UNKNOWN_HOST",
      "INTERNAL",
    ]),
  },
};

/** Operations by path, for paths that call no procedure. */
const plainPaths: Record<string, Json> = {
  "/api/auth/google/start": identityStart,
  "/api/upload/image/{id}": buildPictureOperation("uploads_read", "id"),
  "/images/{file}": buildPictureOperation("uploads_read_file", "file"),
  "/api/health": buildHealthOperation("health", "Is the server alive?", "It answers under any host name.", [
    "INTERNAL",
  ]),
  "/api/health/ready": buildHealthOperation(
    "health_ready",
    "Does it answer from its database, and can it save?",
    "For whoever decides where requests go; it answers under any host name.",
    ["INTERNAL", "UNAVAILABLE", "DISK_FULL"],
    {
      search: {
        description:
          "Which search answers: that of a Meilisearch server, or the embedded one, with the reason where another is configured.",
        type: "string",
        enum: Object.values(healthTexts.search),
      },
      uploads: { description: "There while pictures are refused for want of room: why.", type: "string" },
    },
  ),
};

/** Groups of operations, in the order of the paths. */
const tags = [
  { name: "auth", description: "Accounts, sign-in and what is used." },
  { name: "upload", description: "Pictures." },
  { name: "recipes", description: "Recipes: lists, search, one by one, likes, scaling, export." },
  { name: "users", description: "The recipes one likes." },
  { name: "import", description: "Recipes from the web and from pasted text." },
  { name: "ocr", description: "Recipes from photos." },
  { name: "health", description: "For whoever runs the server." },
];

/**
 * Builds the OpenAPI 3.1 document from the zod schemas that validate the calls. `server` is the base URL, by
 * default the origin of the document. Takes some hundred milliseconds and yields to the event loop between
 * calls.
 */
export async function buildOpenApiDocument(server = "/"): Promise<Json> {
  const components: Json = { ...errorShapes };
  const paths: Record<string, Json> = {};
  for (const row of restRows) {
    const methods = paths[row.path] ?? {};
    methods[row.method.toLowerCase()] = buildOperation(row, components);
    paths[row.path] = methods;
    await nextTurn();
  }
  for (const [path, operation] of Object.entries(plainPaths))
    paths[path] = { get: operation, ...paths[path] };
  return {
    openapi: "3.1.0",
    info: {
      title: "Larder",
      version: "1",
      description:
        "Recipes over REST. Names are snake_case, times ISO 8601 UTC, unknown fields are ignored. Any path may answer 404 `Not Found` and 405 `Method Not Allowed`; what is no HTTP is answered 400, headers over 16 kB 431, both `Bad request`.",
    },
    servers: [{ url: server }],
    tags,
    paths,
    components: {
      schemas: components,
      securitySchemes: {
        bearer: {
          type: "http",
          scheme: "bearer",
          description: "The access token of sign-in. It lives 15 minutes; a refresh token gets the next.",
        },
      },
    },
  };
}
