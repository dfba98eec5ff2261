import { inArray } from "drizzle-orm";
import type { Reader } from "#db/client.ts";
import { users } from "#db/schema/index.ts";
import { AppError } from "#server/errors.ts";
import { QueueFullError } from "#server/lib/work/bounded-queue.ts";
import { spellingsOf } from "./policy.ts";

/** Runs password work; a full queue is RATE_LIMITED with the seconds to wait, since the caller may simply come again. */
export async function passwordWork<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof QueueFullError) {
      throw new AppError("RATE_LIMITED", { retryAfter: error.retryAfterSeconds, cause: error });
    }
    throw error;
  }
}

/** The account of a typed address; where two are left from before there was one form, the one of that very spelling. */
export async function findAccount(
  db: Reader,
  address: string,
): Promise<typeof users.$inferSelect | undefined> {
  const { typed, canonical } = spellingsOf(address);
  const rows = await db
    .select()
    .from(users)
    .where(inArray(users.email, [typed, canonical]));
  return rows.find(({ email }) => email === typed) ?? rows[0];
}
