import { Readable } from "node:stream";
import multipart from "@fastify/multipart";
import { callTRPCProcedure } from "@trpc/server";
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from "fastify";
import type { Context } from "#server/context.ts";
import { AppError, createValidationError } from "#server/errors.ts";
import type { ExportFile } from "#server/features/recipes/schema/export.ts";
import { stringifyWithSnakeKeys } from "#server/lib/snake-case-json.ts";
import { appRouter } from "#server/router.ts";
import { validationTexts } from "#server/texts/en/answers.ts";
import { sendError } from "./answer.ts";
import { createRestInputParser } from "./input.ts";
import type { InputShape } from "./input-shape.ts";
import { requireProcedure } from "./procedures.ts";
import { FORM_LIMITS, readUploadedFile } from "./read-upload.ts";
import type { ProcedureName, RestRow } from "./rest-row.ts";
import { otherPaths, restRows } from "./table.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Shape of the input of the route's procedure. */
    shape?: InputShape;
  }
}

type ContextOf = (request: FastifyRequest, reply: FastifyReply) => Context;
/** Functions that authorize and parse bodies, which tRPC uses too. */
type Bodies = {
  authorizeBody: (
    request: FastifyRequest,
    reply: FastifyReply,
    names: readonly ProcedureName[],
    options: { isForm: boolean; takeKnown: (value: unknown) => unknown },
  ) => Promise<void>;
  registerJsonBodies: (app: FastifyInstance) => void;
};

/** Registers the routes of all REST rows. Every response and every error has the documented JSON form. */
export async function registerRestRoutes(
  app: FastifyInstance,
  contextOf: ContextOf,
  { authorizeBody, registerJsonBodies }: Bodies,
): Promise<void> {
  registerJsonBodies(app);
  await app.register(multipart, { throwFileSizeLimit: true, limits: FORM_LIMITS });
  app.setErrorHandler((error, request, reply) => {
    const where = request.method === "GET" || request.method === "HEAD" ? "query" : "body";
    const answer = sendError(reply, convertFastifyError(error), where, request.routeOptions.config.shape);
    if (answer.status >= 500 && answer.code === "INTERNAL")
      request.log.error({ err: error }, "request failed");
  });

  for (const row of restRows) registerRestRow(app, row, contextOf, authorizeBody);
  for (const [path, methods] of mapMethodsByPath()) {
    app.route({
      method: app.supportedMethods.filter((method) => !methods.includes(method)) as HTTPMethods[],
      url: convertToFastifyPath(path),
      // A wrong method is refused before the body is read.
      onRequest: async (_request, reply) => {
        reply.header("allow", methods.join(", "));
        throw new AppError("METHOD_NOT_ALLOWED");
      },
      handler: () => undefined,
    });
  }
}

function registerRestRow(
  app: FastifyInstance,
  row: RestRow,
  contextOf: ContextOf,
  authorizeBody: Bodies["authorizeBody"],
) {
  const readInput = createRestInputParser(row);
  app.route({
    method: row.method,
    url: convertToFastifyPath(row.path),
    config: { shape: readInput.shape },
    ...(row.method === "GET"
      ? { exposeHeadRoute: isHeadRequestAllowed(row) }
      : {
          onRequest: (request, reply) =>
            authorizeBody(request, reply, [row.procedure], {
              isForm: row.upload === true,
              takeKnown: readInput.fromBody,
            }),
        }),
    handler: async (request, reply) => {
      if (!row.upload && request.isMultipart()) throw new AppError("UNSUPPORTED_MEDIA_TYPE");
      const context = contextOf(request, reply);
      const input = row.upload ? await readUploadedFile(request) : readInput.read(request);
      const answer: unknown = await callProcedure(context, row.procedure, input);
      if (row.status === 204) return reply.code(204).send();
      if (row.download) return sendExportFile(reply, answer as ExportFile);
      // The cast is safe, because the output schema of the procedure validated this value.
      const toWire = row.toWire as ((answer: unknown) => unknown) | undefined;
      const shaped = toWire ? toWire(answer) : answer;
      return reply
        .code(row.status)
        .type("application/json; charset=utf-8")
        .send(Buffer.from(stringifyWithSnakeKeys(shaped)));
    },
  });
}

/**
 * Whether a GET route also answers HEAD. HEAD must change nothing, so a GET that calls a mutation does not.
 */
function isHeadRequestAllowed({ method, procedure }: RestRow): boolean {
  return method === "GET" && requireProcedure(procedure).type === "query";
}

/** Calls a procedure with the context of the request. Throws when the name is unknown. */
function callProcedure(context: Context, path: ProcedureName, input: unknown): Promise<unknown> {
  const { type } = requireProcedure(path);
  return callTRPCProcedure({
    router: appRouter,
    path,
    type,
    ctx: context,
    getRawInput: async () => input,
    signal: undefined,
    batchIndex: 0,
  });
}

/** Sends a file as a download. Its name is sent in Unicode, and in ASCII for old clients. */
function sendExportFile(reply: FastifyReply, { fileName, contentType, pieces }: ExportFile) {
  const plain = fileName.normalize("NFKD").replace(/[^\w.-]/g, "");
  const name = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return reply
    .code(200)
    .header("content-disposition", `attachment; filename="${plain}"; filename*=UTF-8''${name}`)
    .header("cache-control", "no-store")
    .type(contentType)
    .send(Readable.from(pieces));
}

/** Converts errors of Fastify and of the multipart parser to documented errors. */
function convertFastifyError(error: unknown): unknown {
  const { code, statusCode } = error as { code?: string; statusCode?: number };
  if (code === "FST_ERR_CTP_INVALID_MEDIA_TYPE") return new AppError("UNSUPPORTED_MEDIA_TYPE");
  if (code === "FST_INVALID_MULTIPART_CONTENT_TYPE") return new AppError("UNSUPPORTED_MEDIA_TYPE");
  if (code?.startsWith("FST_") && code.includes("LIMIT")) return new AppError("BODY_TOO_LARGE");
  if (code === "FST_ERR_CTP_INVALID_CONTENT_LENGTH" || code === "FST_ERR_BAD_URL")
    return new AppError("BAD_REQUEST");
  if (error instanceof AppError) return error;
  // The client is responsible for a truncated body or a malformed multipart form.
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return new AppError("BAD_REQUEST", { cause: error });
  if (error instanceof Error && /multipart|part terminated|unexpected end of form/i.test(error.message)) {
    return createValidationError([{ loc: ["body", "file"], msg: validationTexts.required, type: "missing" }]);
  }
  return error;
}

function mapMethodsByPath(): Map<string, string[]> {
  const methods = new Map<string, string[]>(
    Object.entries(otherPaths).map(([path, known]) => [path, [...known]]),
  );
  for (const row of restRows) {
    const known = methods.get(row.path) ?? [];
    methods.set(row.path, [...known, row.method, ...(isHeadRequestAllowed(row) ? ["HEAD"] : [])]);
  }
  return methods;
}

/** Converts a path for Fastify, for example "/api/recipes/{id}" to "/api/recipes/:id". */
function convertToFastifyPath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ":$1");
}
