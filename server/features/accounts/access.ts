import { AppError } from "#server/errors.ts";
import { QueueFullError } from "#server/lib/bounded-queue.ts";

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
