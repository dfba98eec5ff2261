import { and, desc, eq, gt, inArray, isNotNull, lte, type SQL, sql } from "drizzle-orm";
import type { Reader } from "#db/client.ts";
import { pendingRegistrations } from "#db/schema/index.ts";
import { randomToken, sha256Hex } from "#server/lib/ids.ts";
import { createRecentWindow, LINK_LIFETIMES } from "#server/lib/recent-window.ts";
import type { Cookies } from "#server/request.ts";

/** Recent registrations that a browser may have requested; the oldest is dropped first. */
const MAX_IN_COOKIE = 5;

/** The secrets of the registrations requested in this browser, newest last. */
function askedOf(cookies: Cookies): string[] {
  return cookies.get("asked")?.split(".").slice(-MAX_IN_COOKIE) ?? [];
}

/** SHA-256 hashes of the registration secrets in the browser's cookie, as stored with pending registrations. */
export function registrationSecretHashes(cookies: Cookies): string[] {
  return askedOf(cookies).map(sha256Hex);
}

/**
 * A new secret by which the browser proves that it requested a registration. A secret sent by the browser is never
 * adopted, because it may be planted.
 */
export function addRegistrationSecretCookie(cookies: Cookies): string {
  const asked = randomToken();
  cookies.set("asked", [...askedOf(cookies), asked].slice(-MAX_IN_COOKIE).join("."));
  return asked;
}

/** Condition for registrations that are pending: requested recently, and not after a clock that was set back. */
export function createPendingRegistrationCondition(now: number): SQL {
  const { from, to } = createRecentWindow(now, LINK_LIFETIMES.verify_email);
  return and(gt(pendingRegistrations.createdAt, from), lte(pendingRegistrations.createdAt, to)) as SQL;
}

/**
 * The pending registration of an address: the one requested in this browser, whatever others requested since, else the
 * newest. `isLinked` excludes those of a taken address.
 */
export async function findPendingRegistration(
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
        createPendingRegistrationCondition(now),
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
