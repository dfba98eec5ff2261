import { fastifyRequestHandler } from "@trpc/server/adapters/fastify";
import { TRPC_ERROR_CODES_BY_KEY } from "@trpc/server/rpc";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "#server/context.ts";
import { describeError, type ErrorAnswer } from "#server/error-answer.ts";
import { AppError } from "#server/errors.ts";
import { errorHeaders } from "#server/rest/answer.ts";
import { appRouter } from "#server/router.ts";
import { errorData } from "#server/trpc.ts";
import { LARGE_CALLS } from "./large-bodies.ts";

const MIB = 1024 * 1024;
const BATCH = 10;

/** Hangs tRPC on the server by its own adapter. A batch holds at most 10 calls; large bodies come alone. */
export async function registerTrpc(
  app: FastifyInstance,
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Context,
): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "string" }, (_request, body, done) =>
    done(null, body),
  );
  app.setErrorHandler((error, request, reply) => {
    const code = (error as { code?: string }).code;
    const known =
      code === "FST_ERR_CTP_BODY_TOO_LARGE"
        ? new AppError("BODY_TOO_LARGE")
        : code === "FST_ERR_CTP_INVALID_MEDIA_TYPE"
          ? new AppError("UNSUPPORTED_MEDIA_TYPE")
          : error;
    const answer = describeError(known);
    sendEnvelope(reply, answer, request.id);
    if (answer.code === "INTERNAL") request.log.error({ err: error }, "request failed");
  });
  // tRPC names no type for what it refuses before any call, such as too long a batch.
  app.addHook("onSend", async (_request, _reply, payload: unknown) => {
    if (payload instanceof Response) payload.headers.set("content-type", "application/json; charset=utf-8");
    return payload;
  });
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.slice("/trpc/".length).split("?")[0] as string;
    await fastifyRequestHandler({
      router: appRouter,
      req: request,
      res: reply,
      path: decodePath(path),
      createContext: () => contextOf(request, reply),
      maxBatchSize: BATCH,
      responseMeta: ({ errors }) => {
        const headers: Record<string, string> = { "cache-control": "no-store" };
        for (const error of errors) Object.assign(headers, errorHeaders(describeError(error)));
        return { headers };
      },
    });
  };
  app.route({ method: ["GET", "POST"], url: "/trpc/:path", bodyLimit: MIB, handler });
  for (const [name, { bytes }] of Object.entries(LARGE_CALLS)) {
    app.route({ method: "POST", url: `/trpc/${name}`, bodyLimit: bytes, handler });
  }
}

/** An error of before the call in tRPC's own form, so that clients read it like any other. */
function sendEnvelope(reply: FastifyReply, answer: ErrorAnswer, requestId: string): void {
  const message = typeof answer.detail === "string" ? answer.detail : answer.code;
  const error = {
    message,
    code: TRPC_ERROR_CODES_BY_KEY[answer.trpcCode],
    data: errorData(answer, requestId),
  };
  reply
    .code(answer.status)
    .headers(errorHeaders(answer))
    .type("application/json; charset=utf-8")
    .send(JSON.stringify({ error }));
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
