import { incomingMessageToRequest, type NodeHTTPRequest } from "@trpc/server/adapters/node-http";
import { resolveResponse } from "@trpc/server/http";
import { TRPC_ERROR_CODES_BY_KEY } from "@trpc/server/rpc";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "#server/context.ts";
import { describeError, type ErrorAnswer, messageOf } from "#server/error-answer.ts";
import { AppError } from "#server/errors.ts";
import { isPlainObject } from "#server/lib/snake-case-json.ts";
import { errorHeaders } from "#server/rest/answer.ts";
import { takeKnown } from "#server/rest/input-shape.ts";
import { appRouter } from "#server/router.ts";
import { errorData } from "#server/trpc.ts";
import { type Admit, registerJsonBodies } from "./authorize-body.ts";
import { inputShapeOf, termsOf } from "./request-limits.ts";

/** The most calls of one request. */
export const BATCH = 10;
type Call = FastifyRequest<{ Params: { path: string } }>;

/** Hangs tRPC on the server. A batch holds at most 10 calls; bodies are admitted and read as those of REST. */
export async function registerTrpc(
  app: FastifyInstance,
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Context,
  admit: Admit,
): Promise<void> {
  registerJsonBodies(app);
  app.setErrorHandler((error, request, reply) => {
    const isOtherType = (error as { code?: string }).code === "FST_ERR_CTP_INVALID_MEDIA_TYPE";
    const answer = describeError(isOtherType ? new AppError("UNSUPPORTED_MEDIA_TYPE") : error);
    sendEnvelope(reply, answer, request.id);
    if (answer.code === "INTERNAL") request.log.error({ err: error }, "request failed");
  });
  // tRPC names no type for what it refuses before any call, such as too long a batch.
  app.addHook("onSend", async (_request, _reply, payload: unknown) => {
    if (payload instanceof Response) payload.headers.set("content-type", "application/json; charset=utf-8");
    return payload;
  });
  const handler = async (request: Call, reply: FastifyReply) => {
    const { path } = request.params;
    const raw: NodeHTTPRequest = request.raw;
    // The body was read, within its bounds: tRPC takes over what it holds.
    raw.body = undefined;
    const req = incomingMessageToRequest(raw, reply.raw, { maxBodySize: null });
    const input = request.method === "POST" ? request.body : undefined;
    Object.defineProperty(req, "json", { value: async () => input });
    const response = await resolveResponse({
      router: appRouter,
      req,
      // tRPC decodes it once more: what was admitted must be what is called.
      path: encodeURIComponent(path),
      error: null,
      createContext: async () => contextOf(request, reply),
      maxBatchSize: BATCH,
      responseMeta: ({ errors }) => {
        const headers: Record<string, string> = { "cache-control": "no-store" };
        for (const error of errors) Object.assign(headers, errorHeaders(describeError(error)));
        return { headers };
      },
    });
    return reply.send(response);
  };
  app.get("/trpc/:path", {
    exposeHeadRoute: false,
    onRequest: async (request: Call) => assertLight(callsOf(request)),
    handler,
  });
  app.post<{ Params: { path: string } }>("/trpc/:path", {
    onRequest: async (request, reply) => {
      const names = callsOf(request);
      await admit(request, reply, names.slice(0, BATCH), {
        takeKnown: (body) => inputOf(request, body),
      });
      if (names.length > BATCH) throw new AppError("BAD_REQUEST");
      assertLight(names);
    },
    handler,
  });
}

function assertLight(names: readonly string[]): void {
  if (names.length > 1 && termsOf(names.slice(0, BATCH)).isTooHeavy) throw new AppError("BAD_REQUEST");
}

/** The calls of a request, as tRPC itself parts them: by the decoded path. */
function callsOf(request: Call): string[] {
  return isBatch(request) ? request.params.path.split(",") : [request.params.path];
}

/** What follows the first question mark, read as tRPC reads it. */
function isBatch({ url }: FastifyRequest): boolean {
  const query = url.slice(url.indexOf("?") + 1 || url.length).replace(/#.*$/s, "");
  return new URLSearchParams(query).get("batch") === "1";
}

/** Of each call's input what its procedure knows. */
function inputOf(request: Call, body: unknown): unknown {
  const take = (name: string, sent: unknown) => takeKnown(sent, inputShapeOf(name), (key) => key);
  if (!isBatch(request)) return take(request.params.path, body);
  if (!isPlainObject(body)) return body;
  const inputs: Record<string, unknown> = {};
  for (const [at, name] of callsOf(request).entries()) {
    if (Object.hasOwn(body, at)) inputs[at] = take(name, body[at]);
  }
  return inputs;
}

/** An error of before the call in tRPC's own form, so that clients read it like any other. */
function sendEnvelope(reply: FastifyReply, answer: ErrorAnswer, requestId: string): void {
  const error = {
    message: messageOf(answer),
    code: TRPC_ERROR_CODES_BY_KEY[answer.trpcCode],
    data: errorData(answer, requestId),
  };
  reply
    .code(answer.status)
    .headers(errorHeaders(answer))
    .type("application/json; charset=utf-8")
    .send(JSON.stringify({ error }));
}
