import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "#server/errors.ts";
import {
  type BodyMemoryBudget,
  type BodyReservation,
  createBodyMemoryBudget,
} from "#server/guards/body-memory-budget.ts";
import { assertUsageLimitNotReached } from "#server/guards/usage-limits.ts";
import { getRequestBodyLength } from "./half-close.ts";
import { type BodyTerms, readJsonBody, type TakeKnown } from "./request-body.ts";
import type { HttpContext } from "./request-context.ts";
import { getRequestLimitsOfProcedures, type RequestLimits } from "./request-limits.ts";

/** Only members may send a larger body. */
const MAX_GUEST_BYTES = 64 * 1024;
/** Maximum nesting depth of JSON, which exceeds that of every documented body. */
const MAX_DEPTH = 12;

declare module "fastify" {
  interface FastifyRequest {
    /** Limits for reading the body; null until `authorizeBody` has accepted the request. */
    bodyTerms: BodyTerms | null;
  }
}

type ContextOf = (request: FastifyRequest, reply: FastifyReply) => HttpContext;
/**
 * Authorizes a request for the procedures `names` before its body is read. Throws the errors that the
 * procedures would throw. With `isForm` it does not limit the size, because the form parser's error names the
 * file. `takeKnown` picks the input of the procedures from the parsed body.
 */
export type AuthorizeBody = (
  request: FastifyRequest,
  reply: FastifyReply,
  names: readonly string[],
  options?: { isForm?: boolean; takeKnown?: TakeKnown },
) => Promise<void>;

/**
 * Creates the check of requests with a body. Checks in this order: rate limits, authentication, body size
 * and, for a large body, the remaining operations of the plan. `names` must come from the matched route, not
 * from the raw URL.
 */
export function createBodyAuthorizer(
  contextOf: ContextOf,
  memoryBudget: BodyMemoryBudget = createBodyMemoryBudget(),
): AuthorizeBody {
  return async (request, reply, names, { isForm = false, takeKnown } = {}) => {
    const context = contextOf(request, reply);
    const terms = getRequestLimitsOfProcedures(names);
    countCallsOfRequestOrThrow(context, terms);
    if (!isUncompressedEncoding(request.headers["content-encoding"]))
      throw new AppError("UNSUPPORTED_MEDIA_TYPE");
    if (terms.members && !(await context.readViewer())) throw new AppError("NOT_AUTHENTICATED");
    const bytes = getRequestBodyLength(request.raw);
    if (Number.isFinite(bytes) && bytes > terms.bytes && !isForm) throw new AppError("BODY_TOO_LARGE");
    const isLarge = Math.min(bytes, terms.bytes) > MAX_GUEST_BYTES;
    const held = isLarge ? await reserveMemory(context, request, reply, terms) : undefined;
    request.bodyTerms = {
      bytes: terms.bytes,
      signs: terms.signs,
      depth: MAX_DEPTH,
      held,
      takeKnown,
    };
    if (request.headers.expect !== undefined) reply.raw.writeContinue();
  };

  async function reserveMemory(
    context: HttpContext,
    request: FastifyRequest,
    reply: FastifyReply,
    { operations }: RequestLimits,
  ): Promise<BodyReservation> {
    const viewer = await context.readViewer();
    if (!viewer) throw new AppError("NOT_AUTHENTICATED");
    for (const operation of operations) {
      await assertUsageLimitNotReached(context.deps.db, context.deps, viewer, operation);
    }
    const held = memoryBudget.reserve(viewer);
    runWhenResponseEnds(request.raw, reply.raw, held.release);
    return held;
  }
}

/**
 * Runs `over` when the response was sent or the connection closed, because a pipelined response may never be
 * sent.
 */
function runWhenResponseEnds(raw: IncomingMessage, answer: ServerResponse, over: () => void): void {
  const { socket } = raw;
  const end = () => {
    socket.off("close", end);
    over();
  };
  if (socket.destroyed || answer.destroyed) over();
  else {
    answer.once("close", end);
    socket.once("close", end);
  }
}

/**
 * Counts every call of a batch. Throws only if all calls exceed their rate limits; the procedures refuse
 * single calls.
 */
function countCallsOfRequestOrThrow(context: HttpContext, { names, rates }: RequestLimits): void {
  let refusal: unknown;
  let refused = 0;
  for (const [index, name] of names.entries()) {
    try {
      context.countAhead(name, rates[index] as (typeof rates)[number]);
    } catch (error) {
      refusal = error;
      refused += 1;
    }
  }
  if (refused === names.length) throw refusal;
}

function isUncompressedEncoding(encoding = ""): boolean {
  return ["", "identity"].includes(encoding.trim().toLowerCase());
}

/**
 * Registers the parser of JSON bodies, for REST and tRPC. It reads a body only after the request was
 * authorized.
 */
export function registerJsonBodyParser(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    "application/json",
    async (request: FastifyRequest, payload: FastifyRequest["raw"]) => {
      // Routes that do not authorize a body ignore it.
      return request.bodyTerms ? readJsonBody(payload, request.bodyTerms) : undefined;
    },
  );
}
