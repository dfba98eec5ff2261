import type { createChecker, Failure } from "./check-answer.ts";
import { addressOf, type FuzzRequest } from "./fuzz-request.ts";
import type { FuzzServer } from "./fuzz-server.ts";
import type { createRequestMaker } from "./make-request.ts";
import type { FuzzAnswer, Send } from "./send-request.ts";
import type { Suspects } from "./suspects.ts";
import type { World } from "./world.ts";

/** `request` is null where nobody can say which of several it was. */
export type Found = Failure & { number: number; request: FuzzRequest | null };
export type FuzzReport = {
  requests: number;
  failures: Found[];
  /** Requests that were answered with each status. */
  statuses: Record<number, number>;
  /** How often each call was made and how often it did what it is for. */
  calls: Record<string, { made: number; good: number }>;
  /** Of 5xx those that tell of something beside this server. */
  foreseen: number;
  /** Over the limit in the crowd, and not when sent again alone. */
  slowOnce: number;
  seconds: number;
  /** What the server holds more at the end than after its warm-up; bytes. */
  grown: number;
  grownCode: number;
  grownRss: number;
};

/** What a run goes on with from request to request. */
export type Run = {
  server: FuzzServer;
  world: World;
  send: Send;
  make: ReturnType<typeof createRequestMaker>;
  check: ReturnType<typeof createChecker>;
  report: FuzzReport;
  seed: number;
  suspects: Suspects;
  /** What took too long and is to be sent again. */
  slow: { number: number; request: FuzzRequest; ms: number }[];
};

/** Where requests come from: a limit of one address leaves the others alone. */
const ADDRESSES = 400;
/** Node's own bound of a request's line and headers; bytes. */
const LONGEST_HEAD = 16_000;

export type Answered = FuzzAnswer | Failure;

/** Sends a request beside others, from the address of its number. */
export function answerOf(run: Run, request: FuzzRequest, number: number): Promise<Answered> {
  return run.suspects.during({ number, request }, () => answerAlone(run, request, number));
}

/** Sends without a look at who else does: for a search, in which nobody does. */
export async function answerAlone(
  { world, send, server }: Run,
  request: FuzzRequest,
  number: number,
): Promise<Answered> {
  const account = request.account === null ? undefined : world.accounts[request.account];
  const at = number % ADDRESSES;
  try {
    if (account?.isStale) {
      account.isStale = false;
      account.token = await server.token(account.email, account.tier);
    }
    return await sendWhole(request, () =>
      send(request, `198.18.${at >> 4}.${at & 15}`, account?.token ?? null),
    );
  } catch (error) {
    return { kind: "no answer", told: (error as Error).message };
  }
}

/**
 * A head beyond the server's bound is refused before it has come as a whole. Whether the sender still reads the 431 or
 * breaks off at the closed door is a matter of moments: it tries again.
 */
async function sendWhole(request: FuzzRequest, sendOnce: () => Promise<FuzzAnswer>): Promise<FuzzAnswer> {
  const tries = headBytesOf(request) > LONGEST_HEAD ? 4 : 1;
  for (let left = tries - 1; left > 0; left -= 1) {
    const answer = await sendOnce().catch(() => null);
    if (answer) return answer;
  }
  return sendOnce();
}

const headBytesOf = (request: FuzzRequest): number =>
  addressOf(request).length +
  request.headers.reduce((sum, [name, value]) => sum + name.length + value.length, 0);
