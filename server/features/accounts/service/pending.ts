import { and, desc, eq, gt, inArray, isNotNull, lte, type SQL, sql } from "drizzle-orm";
import type { Reader } from "#db/client.ts";
import { pendingRegistrations } from "#db/schema/index.ts";
import { randomToken, sha256 } from "#server/lib/ids.ts";
import { LINK_LIFETIMES, recentWindow } from "#server/lib/recent-window.ts";
import type { Cookies } from "#server/request.ts";

/** Registrations that one browser may have asked for lately; the oldest of more is forgotten first. */
const MOST_IN_COOKIE = 5;

/** The secrets of the registrations that were asked for in a browser, each of one, the newest last. */
function askedOf(cookies: Cookies): string[] {
  return cookies.get("asked")?.split(".").slice(-MOST_IN_COOKIE) ?? [];
}

/** What the database knows of them. */
export function askedHashesOf(cookies: Cookies): string[] {
  return askedOf(cookies).map(sha256);
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
  const { from, to } = recentWindow(now, LINK_LIFETIMES.verify_email);
  return and(gt(pendingRegistrations.createdAt, from), lte(pendingRegistrations.createdAt, to)) as SQL;
}

/**
 * Which registration of an address is meant: one that the asking browser asked for itself, whoever has asked for the same
 * address since; else the newest. `isLinked` leaves out those of a taken address.
 */
export async function findPending(
  db: Reader,
  email: string,
  { askedHashes, isLinked = false }: { askedHashes: readonly string[]; isLinked?: boolean },
  now: number,
): Promise<typeof pendingRegistrations.$inferSelect | undefined> {
  const isOwn = inArray(pendingRegistrations.askedByHash, [...askedHashes]);
  const [pending] = await db
    .select()
    .from(pendingRegistrations)
    .where(
      and(
        eq(pendingRegistrations.email, email),
        isLinked ? isNotNull(pendingRegistrations.linkHash) : undefined,
        isStillPending(now),
      ),
    )
    .orderBy(
      desc(sql`${isOwn} is true`),
      desc(pendingRegistrations.createdAt),
      desc(pendingRegistrations.rowId),
    )
    .limit(1);
  return pending;
}
