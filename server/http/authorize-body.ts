import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "#server/errors.ts";
import { type BodyRoom, createBodyRoom, type HeldBody } from "#server/guards/body-memory-budget.ts";
import { assertMayUse } from "#server/guards/usage-limits.ts";
import { bytesOf } from "./half-close.ts";
import { type BodyTerms, readJson, type TakeKnown } from "./request-body.ts";
import type { HttpContext } from "./request-context.ts";
import { type CallTerms, termsOf } from "./request-limits.ts";

/** A larger body is a member's alone. */
const ANYONES_BYTES = 64 * 1024;
/** Deeper than any documented body. */
const DEPTH = 12;

declare module "fastify" {
  interface FastifyRequest {
    /** What of a body is read, once the request was admitted. */
    admitted: BodyTerms | null;
  }
}

type ContextOf = (request: FastifyRequest, reply: FastifyReply) => HttpContext;
/**
 * Asks, before its body is read, whether a request may make these calls. Throws what the calls themselves would. A form
 * with a file is not refused for its length: its reader tells which file is too large. `takeKnown` makes the calls' input of
 * what a body says.
 */
export type Admit = (
  request: FastifyRequest,
  reply: FastifyReply,
  names: readonly string[],
  options?: { isForm?: boolean; takeKnown?: TakeKnown },
) => Promise<void>;

/**
 * What is asked of every request that carries a body, in this order: how often, who, how large, and for a large one how
 * much of the plan is left. The calls are those of the route that was matched, never of an address as it was spelled.
 */
export function createAdmission(contextOf: ContextOf, room: BodyRoom = createBodyRoom()): Admit {
  return async (request, reply, names, { isForm = false, takeKnown } = {}) => {
    const context = contextOf(request, reply);
    const terms = termsOf(names);
    countCalls(context, terms);
    if (!isPlain(request.headers["content-encoding"])) throw new AppError("UNSUPPORTED_MEDIA_TYPE");
    if (terms.members && !(await context.readViewer())) throw new AppError("NOT_AUTHENTICATED");
    const bytes = bytesOf(request.raw);
    if (Number.isFinite(bytes) && bytes > terms.bytes && !isForm) throw new AppError("BODY_TOO_LARGE");
    const isLarge = Math.min(bytes, terms.bytes) > ANYONES_BYTES;
    const held = isLarge ? await makeRoom(context, request, reply, terms) : undefined;
    request.admitted = {
      bytes: terms.bytes,
      signs: terms.signs,
      depth: DEPTH,
      held,
      takeKnown,
    };
  };

  async function makeRoom(
    context: HttpContext,
    request: FastifyRequest,
    reply: FastifyReply,
    { operations }: CallTerms,
  ): Promise<HeldBody> {
    const viewer = await context.readViewer();
    if (!viewer) throw new AppError("NOT_AUTHENTICATED");
    for (const operation of operations) {
      await assertMayUse(context.deps.db, context.deps, viewer, operation);
    }
    const held = room.hold(viewer);
    whenOver(request.raw, reply.raw, held.free);
    return held;
  }
}

/** Once an answer is sent, or will never be: one that waits behind another closes with its connection alone. */
function whenOver(raw: IncomingMessage, answer: ServerResponse, over: () => void): void {
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

/** Every call is counted; a batch is refused where none of its calls may be made. */
function countCalls(context: HttpContext, { names, rates }: CallTerms): void {
  let refusal: unknown;
  let refused = 0;
  for (const [at, name] of names.entries()) {
    try {
      context.countAhead(name, rates[at] as (typeof rates)[number]);
    } catch (error) {
      refusal = error;
      refused += 1;
    }
  }
  if (refused === names.length) throw refusal;
}

function isPlain(encoding: string | undefined): boolean {
  return encoding === undefined || encoding.trim().toLowerCase() === "identity" || encoding.trim() === "";
}

/** Reads the JSON of what was admitted, for REST and tRPC alike. */
export function registerJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    "application/json",
    async (request: FastifyRequest, payload: FastifyRequest["raw"]) => {
      // What was not admitted has no body that anybody asks for.
      return request.admitted ? readJson(payload, request.admitted) : undefined;
    },
  );
}
