import { and, desc, eq, gt, inArray, isNotNull, lte, type SQL, sql } from "drizzle-orm";
import type { Reader } from "#db/client.ts";
import { pendingRegistrations } from "#db/schema/index.ts";
import { createRandomToken, sha256Hex } from "#server/lib/ids.ts";
import { createRecentWindow, LINK_LIFETIMES } from "#server/lib/recent-window.ts";
import type { Cookies } from "#server/request.ts";

/** Number of registrations that the cookie of a browser can hold; the oldest is dropped first. */
const MAX_IN_COOKIE = 5;

/** The secrets of the registrations that this browser requested, oldest first. */
function readRegistrationSecrets(cookies: Cookies): string[] {
  return cookies.get("asked")?.split(".").slice(-MAX_IN_COOKIE) ?? [];
}

/** SHA-256 hashes of the registration secrets in the browser's cookie, as `askedByHash` stores them. */
export function readRegistrationSecretHashes(cookies: Cookies): string[] {
  return readRegistrationSecrets(cookies).map(sha256Hex);
}

/**
 * Adds a new secret to the cookie, which proves later that this browser requested the registration. Never
 * reuses a secret from the cookie, because an attacker may have planted it.
 */
export function addRegistrationSecretCookie(cookies: Cookies): string {
  const asked = createRandomToken();
  cookies.set("asked", [...readRegistrationSecrets(cookies), asked].slice(-MAX_IN_COOKIE).join("."));
  return asked;
}

/**
 * Condition for unexpired registrations. It compares creation times, so that a clock that is set back extends
 * none.
 */
export function createPendingRegistrationCondition(now: number): SQL {
  const { from, to } = createRecentWindow(now, LINK_LIFETIMES.verify_email);
  return and(gt(pendingRegistrations.createdAt, from), lte(pendingRegistrations.createdAt, to)) as SQL;
}

/**
 * The pending registration of an address: the one that this browser requested, even when others requested
 * later, else the newest. `isLinked` excludes registrations without a link, which exist when the address is
 * taken.
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
