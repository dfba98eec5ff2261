import { eq, inArray } from "drizzle-orm";
import type { Db, Reader, Tx } from "#db/client.ts";
import { logins, users } from "#db/schema/index.ts";
import { isCommonPassword } from "#server/engines/common-passwords/common-passwords.ts";
import { AppError, createValidationError } from "#server/errors.ts";
import { requireNonCriticalLogin } from "#server/features/security/access.ts";
import {
  clearLockoutOfKey,
  countLoginFailure,
  readRemainingLockoutMs,
} from "#server/guards/login-lockout.ts";
import type { Member } from "#server/guards/member.ts";
import type { Clock } from "#server/lib/clock.ts";
import { getStoredFormsOfEmail } from "#server/lib/email-address.ts";
import type { Passwords } from "#server/lib/passwords/passwords.ts";
import { isUnexpired } from "#server/lib/recent-window.ts";
import { QueueFullError } from "#server/lib/work/bounded-queue.ts";
import type { KeyedMutex } from "#server/lib/work/keyed-mutex.ts";
import { validationTexts } from "#server/texts/en/answers.ts";
import { FRESH_MINUTES, listGuessableWordsOfNameAndEmail } from "./policy.ts";

/**
 * Runs `work`, which hashes or compares a password. A full queue becomes RATE_LIMITED with the seconds to
 * wait.
 */
export async function mapQueueFullToRateLimited<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof QueueFullError) {
      throw new AppError("RATE_LIMITED", { retryAfter: error.retryAfterSeconds, cause: error });
    }
    throw error;
  }
}

/**
 * Refuses a password that contains the owner's name or address. `field` names the input in the error. Throws
 * VALIDATION.
 */
export function assertPasswordIsNotPersonal(
  password: string,
  owner: { name: string; email: string },
  field: "password" | "newPassword",
): void {
  if (!isCommonPassword(password, listGuessableWordsOfNameAndEmail(owner))) return;
  throw createValidationError([
    { loc: ["body", field], msg: validationTexts.commonPassword, type: "value_error" },
  ]);
}

/**
 * The account of an address that a person typed. Two accounts from before addresses were normalized may
 * match; the one with exactly this spelling is then chosen.
 */
export async function findAccountByEmail(
  db: Reader,
  address: string,
): Promise<typeof users.$inferSelect | undefined> {
  const { typed, canonical } = getStoredFormsOfEmail(address);
  const rows = await db
    .select()
    .from(users)
    .where(inArray(users.email, [typed, canonical]));
  return rows.find(({ email }) => email === typed) ?? rows[0];
}

export type ProofDeps = { db: Db; clock: Clock; passwords: Passwords; passwordMutex: KeyedMutex };

/**
 * Proof of a reauthentication: the password hash that was compared, or null when a recent sign-in sufficed.
 */
export type Reauthentication = { passwordHash: string | null };

/**
 * Protects actions that a stolen token must not permit. Requires the current password or, for an account
 * without one, a sign-in within the last 15 minutes; refuses a login with critical risk. Counts wrong
 * passwords. The transaction of the action must call `assertReauthenticationStillValid`. Throws
 * WRONG_CURRENT_PASSWORD, FRESH_SIGN_IN_REQUIRED, MAIL_PROOF_REQUIRED, RATE_LIMITED.
 */
export async function requireReauthentication(
  deps: ProofDeps,
  member: Member,
  currentPassword: string | null,
): Promise<Reauthentication> {
  await requireNonCriticalLogin(deps.db, member, deps.clock.now());
  if (!member.hasPassword) {
    const fresh = FRESH_MINUTES * 60_000;
    if (isUnexpired(member.signedInAt + fresh, fresh, deps.clock.now())) return { passwordHash: null };
    throw new AppError("FRESH_SIGN_IN_REQUIRED");
  }
  if (!currentPassword) throw new AppError("WRONG_CURRENT_PASSWORD");
  const key = `proof ${member.id}`;
  return mapQueueFullToRateLimited(() =>
    deps.passwordMutex.run(key, () => requireCorrectPasswordUnlessLocked(deps, member, currentPassword, key)),
  );
}

async function requireCorrectPasswordUnlessLocked(
  { db, clock, passwords }: ProofDeps,
  member: Member,
  typed: string,
  key: string,
): Promise<Reauthentication> {
  const waiting = await readRemainingLockoutMs(db, key, clock.now());
  if (waiting > 0) throw new AppError("RATE_LIMITED", { retryAfter: Math.ceil(waiting / 1000) });
  const [row] = await db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.rowId, member.rowId))
    .limit(1);
  // `isAhead` puts signed-in members ahead of visitors who sign in.
  const passwordHash = row?.passwordHash ?? "";
  const isRight = await passwords.verify(passwordHash, typed, { isAhead: true });
  await db.write((tx) =>
    isRight
      ? clearLockoutOfKey(tx, key)
      : countLoginFailure(tx, key, member.email, clock.now()).then(() => undefined),
  );
  if (!isRight) throw new AppError("WRONG_CURRENT_PASSWORD");
  return { passwordHash };
}

/**
 * Checks the proof again in the transaction of the action, because the login may have ended or the password
 * changed since. Throws INVALID_TOKEN or WRONG_CURRENT_PASSWORD.
 */
export async function assertReauthenticationStillValid(
  tx: Tx,
  member: Member,
  { passwordHash }: Reauthentication,
): Promise<void> {
  await assertStillSignedIn(tx, member);
  const [row] = await tx
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.rowId, member.rowId))
    .limit(1);
  if (row?.passwordHash !== passwordHash) throw new AppError("WRONG_CURRENT_PASSWORD");
}

/** Throws INVALID_TOKEN when the login of this request has ended since its session was read. */
export async function assertStillSignedIn(tx: Tx, { loginRowId }: Member): Promise<void> {
  if (loginRowId === 0) return;
  const [login] = await tx
    .select({ endedAt: logins.endedAt })
    .from(logins)
    .where(eq(logins.rowId, loginRowId))
    .limit(1);
  if (login?.endedAt !== null) throw new AppError("INVALID_TOKEN");
}
