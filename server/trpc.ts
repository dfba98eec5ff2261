import { initTRPC, TRPCError } from "@trpc/server";
import type { z } from "zod";
import { isForeignKeyViolation } from "#db/database-error.ts";
import type { Context } from "./context.ts";
import { type ErrorAnswer, getErrorSentence, toErrorAnswer } from "./error-answer.ts";
import { AppError } from "./errors.ts";
import type { Rate } from "./guards/rate-limits.ts";
import { isAccountStored } from "./guards/session-reader.ts";
import type { Operation } from "./plans.ts";

/**
 * A procedure's metadata: conditions that are checked before the body of a call is read
 * (http/authorize-body.ts).
 */
export type ProcedureMeta = {
  /** The rate limit of a caller; by default that of the procedure's kind. */
  rate?: Rate;
  /** The required caller; by default anyone. */
  caller?: "viewer" | "member";
  /** Largest body in bytes; only members may send more than 64 kB. */
  bodyLimit?: number;
  /** Worst-case time on the main thread in milliseconds; by default 1. */
  weight?: number;
  /** The limited operation of which the caller's plan must have one left. */
  operation?: Operation;
  /**
   * Set if the procedure returns an unbounded list from the database; a test checks its query plan and
   * measures it.
   */
  list?: ListSamples;
};

/** Sample filters for the test of a list. Its orders and pages follow from its input schema. */
export type ListSamples = {
  /** Values of the input's fields. */
  filters?: Readonly<Record<string, readonly (string | number | boolean)[]>>;
  /** The query may sort in memory, because a member has few such rows. */
  sortsInMemory?: true;
};

const t = initTRPC
  .context<Context>()
  .meta<ProcedureMeta>()
  .create({
    isDev: false,
    errorFormatter: ({ shape, error, ctx }) => {
      const createOutputParser = toErrorAnswer(error);
      return {
        ...shape,
        message: getErrorSentence(createOutputParser),
        data: createTrpcErrorData(createOutputParser, ctx?.request.id ?? null),
      };
    },
  });

/** Fields that a tRPC error has in addition to its message. */
export function createTrpcErrorData(answer: ErrorAnswer, requestId: string | null) {
  return {
    code: answer.code,
    httpStatus: answer.status,
    detail: answer.detail,
    retryAfter: answer.retryAfter ?? null,
    conflict: answer.conflict ?? null,
    sessionEnd: answer.sessionEnd ?? null,
    requestId,
  };
}

/**
 * Maps every error of a procedure to a tRPC error. Logs unexpected ones completely. An expected 5xx, such as
 * a page that does not respond or a full queue, is not logged as an error.
 */
const errors = t.middleware(async ({ ctx, path, next }) => {
  const result = await next();
  if (result.ok) return result;
  const answer = toErrorAnswer(result.error);
  const call = { path, requestId: ctx.request.id };
  if (answer.code === "INTERNAL") ctx.deps.log.error({ err: result.error, ...call }, "call failed");
  else if (answer.status >= 500) ctx.deps.log.info({ answer: answer.code, ...call }, "call not served");
  throw new TRPCError({
    code: answer.trpcCode,
    message: getErrorSentence(answer),
    cause: result.error.cause ?? result.error,
  });
});

/** Default rate limits, far above ordinary use; an expensive procedure has its own. */
export const ORDINARY: Record<"query" | "mutation" | "subscription", Rate> = {
  query: { bucket: "read", calls: 1200, seconds: 60 },
  mutation: { bucket: "write", calls: 600, seconds: 60 },
  subscription: { bucket: "read", calls: 1200, seconds: 60 },
};

/** Returns the procedure's own rate limit, or the default of its kind. */
export function getRateLimitOfProcedure(procedure: { type: keyof typeof ORDINARY; meta?: unknown }): Rate {
  return (procedure.meta as ProcedureMeta | undefined)?.rate ?? ORDINARY[procedure.type];
}

/** Counts each procedure call of a batch, not the HTTP request. */
const rate = t.middleware(({ ctx, path, meta, type, next }) => {
  ctx.countCall(path, getRateLimitOfProcedure({ type, meta }));
  return next();
});

/** For everyone; ignores the Authorization header. */
export const publicProcedure = t.procedure.use(errors).use(rate);

/**
 * For guests and members; an invalid access token counts as a guest. Other errors of reading it are thrown,
 * because a call that ends sessions must not mistake its own member for a guest.
 */
export const openProcedure = publicProcedure.use(async ({ ctx, next }) =>
  next({ ctx: { viewer: await ctx.readViewer().catch(returnGuestForRefusedToken) } }),
);

const TOKEN_REFUSALS: readonly unknown[] = ["INVALID_TOKEN", "ACCOUNT_DISABLED", "EMAIL_NOT_VERIFIED"];

function returnGuestForRefusedToken(error: unknown): null {
  if (error instanceof AppError && TOKEN_REFUSALS.includes(error.code)) return null;
  throw error;
}

/**
 * For guests and members. Refuses an invalid access token, so that a client refreshes it instead of acting as
 * a guest.
 */
export const viewerProcedure = publicProcedure
  .meta({ caller: "viewer" })
  .use(async ({ ctx, next }) => next({ ctx: { viewer: await ctx.readViewer() } }));

/** For members only. Throws INVALID_TOKEN if the account was deleted while the call ran. */
export const memberProcedure = viewerProcedure.meta({ caller: "member" }).use(async ({ ctx, next }) => {
  if (!ctx.viewer) throw new AppError("NOT_AUTHENTICATED");
  const result = await next({ ctx: { member: ctx.viewer } });
  if (!result.ok && isForeignKeyViolation(result.error) && !(await isAccountStored(ctx.deps, ctx.viewer))) {
    throw new AppError("INVALID_TOKEN");
  }
  return result;
});

export const router = t.router;
export const mergeRouters = t.mergeRouters;
export const createCallerFactory = t.createCallerFactory;

/**
 * Wraps an output schema, so that tRPC validates it synchronously: `.output(answer(Schema))`. tRPC would
 * validate a plain schema asynchronously, which zod does not compile: a hundred recipes took four times as
 * long.
 */
export function answer<Schema extends z.ZodType>(schema: Schema): Answer<Schema> {
  return new Answer(schema);
}

/** The type from which tRPC infers an output; the REST reference describes its `schema`. */
export class Answer<Schema extends z.ZodType> {
  declare readonly _input: z.input<Schema>;
  declare readonly _output: z.output<Schema>;
  readonly schema: Schema;

  constructor(schema: Schema) {
    this.schema = schema;
  }

  /** Validates a value. Throws ZodError if it is invalid. */
  parse(value: unknown): z.output<Schema> {
    return this.schema.parse(value);
  }
}
