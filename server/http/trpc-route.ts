import { incomingMessageToRequest, type NodeHTTPRequest } from "@trpc/server/adapters/node-http";
import { resolveResponse } from "@trpc/server/http";
import { TRPC_ERROR_CODES_BY_KEY } from "@trpc/server/rpc";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "#server/context.ts";
import { type ErrorAnswer, getErrorSentence, toErrorAnswer } from "#server/error-answer.ts";
import { AppError } from "#server/errors.ts";
import { isObjectButNotBytes } from "#server/lib/snake-case-json.ts";
import { createErrorHeaders } from "#server/rest/answer.ts";
import { pickKnownFields } from "#server/rest/input-shape.ts";
import { appRouter } from "#server/router.ts";
import { createTrpcErrorData } from "#server/trpc.ts";
import { type AuthorizeBody, registerJsonBodyParser } from "./authorize-body.ts";
import { getInputFieldsOfProcedure, getRequestLimitsOfProcedures } from "./request-limits.ts";

export const MAX_BATCH = 10;
type Call = FastifyRequest<{ Params: { path: string } }>;

/**
 * Registers `/trpc/:path`. As with REST, a body is parsed only after `authorizeBody` has accepted the
 * request.
 */
export async function registerTrpcRoute(
  app: FastifyInstance,
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Context,
  authorizeBody: AuthorizeBody,
): Promise<void> {
  registerJsonBodyParser(app);
  app.setErrorHandler((error, request, reply) => {
    const isOtherType = (error as { code?: string }).code === "FST_ERR_CTP_INVALID_MEDIA_TYPE";
    const answer = toErrorAnswer(isOtherType ? new AppError("UNSUPPORTED_MEDIA_TYPE") : error);
    sendTrpcError(reply, answer, request.id);
    if (answer.code === "INTERNAL") request.log.error({ err: error }, "request failed");
  });
  // tRPC sets no Content-Type for errors before the first call, for example for a batch with too many calls.
  app.addHook("onSend", async (_request, _reply, payload: unknown) => {
    if (payload instanceof Response) payload.headers.set("content-type", "application/json; charset=utf-8");
    return payload;
  });
  const handler = async (request: Call, reply: FastifyReply) => {
    const { path } = request.params;
    const raw: NodeHTTPRequest = request.raw;
    // The body was already parsed within its limits, so tRPC gets the parsed value instead of the stream.
    raw.body = undefined;
    const req = incomingMessageToRequest(raw, reply.raw, { maxBodySize: null });
    const input = request.method === "POST" ? request.body : undefined;
    Object.defineProperty(req, "json", { value: async () => input });
    const response = await resolveResponse({
      router: appRouter,
      req,
      // Encoded because tRPC decodes the path again, and must call exactly the procedures that were
      // authorized.
      path: encodeURIComponent(path),
      error: null,
      createContext: async () => contextOf(request, reply),
      maxBatchSize: MAX_BATCH,
      responseMeta: ({ errors }) => {
        const headers: Record<string, string> = { "cache-control": "no-store" };
        for (const error of errors) Object.assign(headers, createErrorHeaders(toErrorAnswer(error)));
        return { headers };
      },
    });
    return reply.send(response);
  };
  app.get("/trpc/:path", {
    exposeHeadRoute: false,
    onRequest: async (request: Call) => assertBatchNotTooHeavy(getProcedureNamesOfRequest(request)),
    handler,
  });
  app.post<{ Params: { path: string } }>("/trpc/:path", {
    onRequest: async (request, reply) => {
      const names = getProcedureNamesOfRequest(request);
      await authorizeBody(request, reply, names.slice(0, MAX_BATCH), {
        takeKnown: (body) => pickKnownInputFields(request, body),
      });
      if (names.length > MAX_BATCH) throw new AppError("BAD_REQUEST");
      assertBatchNotTooHeavy(names);
    },
    handler,
  });
}

function assertBatchNotTooHeavy(names: readonly string[]): void {
  if (names.length > 1 && getRequestLimitsOfProcedures(names.slice(0, MAX_BATCH)).isTooHeavy)
    throw new AppError("BAD_REQUEST");
}

/** The procedure names in a request. Splits the decoded path, as tRPC does. */
function getProcedureNamesOfRequest(request: Call): string[] {
  return isBatchRequest(request) ? request.params.path.split(",") : [request.params.path];
}

/** Whether the request is a batch. Reads the query string as tRPC does. */
function isBatchRequest({ url }: FastifyRequest): boolean {
  const query = url.slice(url.indexOf("?") + 1 || url.length).replace(/#.*$/s, "");
  return new URLSearchParams(query).get("batch") === "1";
}

/** Picks the known fields from the input of each call. */
function pickKnownInputFields(request: Call, body: unknown): unknown {
  const take = (name: string, sent: unknown) =>
    pickKnownFields(sent, getInputFieldsOfProcedure(name), (key) => key);
  if (!isBatchRequest(request)) return take(request.params.path, body);
  if (!isObjectButNotBytes(body)) return body;
  const inputs: Record<string, unknown> = {};
  for (const [index, name] of getProcedureNamesOfRequest(request).entries()) {
    if (Object.hasOwn(body, index)) inputs[index] = take(name, body[index]);
  }
  return inputs;
}

/** Sends an error that occurred before any call, in the JSON form of tRPC errors. */
function sendTrpcError(reply: FastifyReply, answer: ErrorAnswer, requestId: string): void {
  const error = {
    message: getErrorSentence(answer),
    code: TRPC_ERROR_CODES_BY_KEY[answer.trpcCode],
    data: createTrpcErrorData(answer, requestId),
  };
  reply
    .code(answer.status)
    .headers(createErrorHeaders(answer))
    .type("application/json; charset=utf-8")
    .send(JSON.stringify({ error }));
}
