import { and, gt, lte, type SQL } from "drizzle-orm";
import { pendingRegistrations } from "#db/schema/index.ts";
import type { Cookies } from "#server/context.ts";
import { randomToken } from "#server/lib/ids.ts";
import { lately } from "#server/lib/lifetime.ts";
import { LINK_LIVES } from "./one-time-links.ts";

/** Registrations that one browser may have asked for lately; the oldest of more is forgotten first. */
const MOST_IN_COOKIE = 5;

/** The secrets of the registrations that were asked for in a browser, each of one, the newest last. */
export function askedOf(cookies: Cookies): string[] {
  return cookies.get("asked")?.split(".").slice(-MOST_IN_COOKIE) ?? [];
}

/**
 * A new secret, by which the browser shows later that a registration was asked for in it. What it brought is never taken:
 * whoever put it there would know it.
 */
export function askHere(cookies: Cookies): string {
  const asked = randomToken();
  cookies.set("asked", [...askedOf(cookies), asked].slice(-MOST_IN_COOKIE).join("."));
  return asked;
}

/** Of registrations those that still wait: asked for lately; one from a clock that was set back since waits no longer. */
export function isStillPending(now: number): SQL {
  const { from, to } = lately(now, LINK_LIVES.verify_email);
  return and(gt(pendingRegistrations.createdAt, from), lte(pendingRegistrations.createdAt, to)) as SQL;
}
