import { and, gt, lte, type SQL } from "drizzle-orm";
import { pendingRegistrations } from "#db/schema/index.ts";
import { lately } from "#server/lib/lifetime.ts";
import { LINK_LIVES } from "./one-time-links.ts";

/** Of registrations those that still wait: asked for lately; one from a clock that was set back since waits no longer. */
export function isStillPending(now: number): SQL {
  const { from, to } = lately(now, LINK_LIVES.verify_email);
  return and(gt(pendingRegistrations.createdAt, from), lte(pendingRegistrations.createdAt, to)) as SQL;
}
