import { initTRPC, TRPCError } from "@trpc/server";
import type { z } from "zod";
import { isForeignKeyViolation } from "#db/database-error.ts";
import type { Context } from "./context.ts";
import { describeError, type ErrorAnswer, messageOf } from "./error-answer.ts";
import { AppError } from "./errors.ts";
import type { Rate } from "./guards/rate-limits.ts";
import { isStored } from "./guards/session-reader.ts";
import type { Operation } from "./plans.ts";

/** What a procedure says of itself: what must hold before the body of a call is read (http/admission.ts). */
export type ProcedureMeta = {
  /** How often one caller may call it. */
  rate?: Rate;
  /** Who the guard lets in; anyone where nothing is said. */
  caller?: "viewer" | "member";
  /** The most bytes of a body; over 64 kB for members alone. */
  bodyLimit?: number;
  /** What it costs the main thread at its worst, in milliseconds or so; 1 where nothing is said. */
  weight?: number;
  /** What of the plan must be left. */
  operation?: Operation;
  /** It answers rows of the database, as many as there are: its statements are looked at and measured. */
  list?: ListSamples;
};

/** What a list is tried with. Its orders and pages are read off its input. */
export type ListSamples = {
  /** Values of its input's fields. */
  filters?: Readonly<Record<string, readonly (string | number | boolean)[]>>;
  /** It may sort what one member has but few of. */
  sortsFew?: true;
};

const t = initTRPC
  .context<Context>()
  .meta<ProcedureMeta>()
  .create({
    isDev: false,
    errorFormatter: ({ shape, error, ctx }) => {
      const answer = describeError(error);
      return {
        ...shape,
        message: messageOf(answer),
        data: errorData(answer, ctx?.request.id ?? null),
      };
    },
  });

/** What a tRPC error carries beside its message. */
export function errorData(answer: ErrorAnswer, requestId: string | null) {
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
 * The one error middleware: whatever a procedure throws becomes a tRPC error with the right code. The unknown is
 * logged whole; a 5xx that is foreseen (a page that does not answer, a full queue) is no error of this server.
 */
const errors = t.middleware(async ({ ctx, path, next }) => {
  const result = await next();
  if (result.ok) return result;
  const answer = describeError(result.error);
  const call = { path, requestId: ctx.request.id };
  if (answer.code === "INTERNAL") ctx.deps.log.error({ err: result.error, ...call }, "call failed");
  else if (answer.status >= 500) ctx.deps.log.info({ answer: answer.code, ...call }, "call not served");
  throw new TRPCError({
    code: answer.trpcCode,
    message: messageOf(answer),
    cause: result.error.cause ?? result.error,
  });
});

/** Ordinary use stays far below; a procedure that costs more names its own rate. */
export const ORDINARY: Record<"query" | "mutation" | "subscription", Rate> = {
  query: { bucket: "read", calls: 1200, seconds: 60 },
  mutation: { bucket: "write", calls: 600, seconds: 60 },
  subscription: { bucket: "read", calls: 1200, seconds: 60 },
};

/** The rate that a procedure names, or that of its kind. */
export function rateOf(procedure: { type: keyof typeof ORDINARY; meta?: unknown }): Rate {
  return (procedure.meta as ProcedureMeta | undefined)?.rate ?? ORDINARY[procedure.type];
}

/** Counts per procedure call, not per HTTP request: each call of a batch is one. */
const rate = t.middleware(({ ctx, path, meta, type, next }) => {
  ctx.countCall(path, rateOf({ type, meta }));
  return next();
});

/** Anyone; the Authorization header is not looked at. */
export const publicProcedure = t.procedure.use(errors).use(rate);

/**
 * A guest or a member; a bearer that is refused is a guest's. Any other failure to read it is thrown: a call that ends
 * sign-ins must not take its own member for a stranger.
 */
export const openProcedure = publicProcedure.use(async ({ ctx, next }) =>
  next({ ctx: { viewer: await ctx.readViewer().catch(guestWhereRefused) } }),
);

const TOKEN_REFUSALS: readonly unknown[] = ["INVALID_TOKEN", "ACCOUNT_DISABLED", "EMAIL_NOT_VERIFIED"];

function guestWhereRefused(error: unknown): null {
  if (error instanceof AppError && TOKEN_REFUSALS.includes(error.code)) return null;
  throw error;
}

/** A guest or a member. A bearer that is not valid is refused, so that a client refreshes instead of becoming a guest. */
export const viewerProcedure = publicProcedure
  .meta({ caller: "viewer" })
  .use(async ({ ctx, next }) => next({ ctx: { viewer: await ctx.readViewer() } }));

/** Members only. What is written for one whose account was deleted meanwhile hangs on nobody: their token is none now. */
export const memberProcedure = viewerProcedure.meta({ caller: "member" }).use(async ({ ctx, next }) => {
  if (!ctx.viewer) throw new AppError("NOT_AUTHENTICATED");
  const result = await next({ ctx: { member: ctx.viewer } });
  if (!result.ok && isForeignKeyViolation(result.error) && !(await isStored(ctx.deps, ctx.viewer))) {
    throw new AppError("INVALID_TOKEN");
  }
  return result;
});

export const router = t.router;
export const mergeRouters = t.mergeRouters;
export const createCallerFactory = t.createCallerFactory;

/**
 * What a procedure answers, checked at once: `.output(answer(Schema))`. A schema given to tRPC itself is asked to check
 * asynchronously, and zod compiles a check only where it need not wait: a hundred recipes took four times as long.
 */
export function answer<Schema extends z.ZodType>(schema: Schema): Answer<Schema> {
  return new Answer(schema);
}

/** The shape that tRPC infers an answer's type from; `schema` is what the REST reference describes. */
export class Answer<Schema extends z.ZodType> {
  declare readonly _input: z.input<Schema>;
  declare readonly _output: z.output<Schema>;
  readonly schema: Schema;

  constructor(schema: Schema) {
    this.schema = schema;
  }

  /** Throws ZodError for what is not of the schema. */
  parse(value: unknown): z.output<Schema> {
    return this.schema.parse(value);
  }
}
