import { eq } from "drizzle-orm";
import type { Db, Tx } from "#db/client.ts";
import { users } from "#db/schema/index.ts";
import { AppError } from "#server/errors.ts";
import { findAccountByEmail, mapQueueFullToRateLimited } from "#server/features/accounts/access.ts";
import { enqueueMailRequest } from "#server/features/accounts/service/mail-requests.ts";
import {
  findPendingRegistration,
  readRegistrationSecretHashes,
} from "#server/features/accounts/service/pending.ts";
import { recordAccountEvent } from "#server/features/security/service/account-events.ts";
import { type NewAlert, storeAlertUnlessThrottled } from "#server/features/security/service/store-alert.ts";
import { readDeviceSecrets } from "#server/guards/devices.ts";
import {
  type Attempt,
  chooseLoginFailureCounter,
  countLoginFailure,
  createAccountLockedError,
  markRefusalForRecordIfDue,
  readRemainingLockoutMs,
} from "#server/guards/login-lockout.ts";
import { type Check, countPasswordAttempt, deletePasswordCheck } from "#server/guards/sign-in-checks.ts";
import { getStoredFormsOfEmail } from "#server/lib/email-address.ts";
import type { Passwords } from "#server/lib/passwords/passwords.ts";
import { isDiskWriteError } from "#server/lib/process/disk-failure.ts";
import type { KeyedMutex } from "#server/lib/work/keyed-mutex.ts";
import type { LoginAnswer, LoginInput } from "../schema.ts";
import { type Failure, recordLoginEvent } from "./login-events.ts";
import { type Origin, type StartSessionDeps, startSession } from "./start-session.ts";

type Deps = StartSessionDeps & {
  db: Db;
  passwords: Passwords;
  passwordMutex: KeyedMutex;
  wakeOutbox: () => void;
};

/**
 * Failure counters are written without fsync, because otherwise two hundred failing clients a second would
 * delay all others.
 */
const NOT_DURABLE = { durable: false };

type UserRow = typeof users.$inferSelect;
/** The address and password as typed, the normalized email, and the failure counter that applies. */
type Typed = { address: string; email: string; password: string; attempt: Attempt };

/**
 * Signs in with email and password. Checks lockout, password, disabled and unverified in this order, so that
 * only a caller with the correct password learns the last two. Records every outcome. Known browsers go first
 * in the queue and have a failure counter of their own.
 */
export async function login(deps: Deps, input: LoginInput, origin: Origin): Promise<LoginAnswer> {
  const { email: address, password } = input;
  const devices = readDeviceSecrets(origin.cookies);
  return mapQueueFullToRateLimited(async () => {
    // When the queue is full, unknown clients are refused before any database read.
    if (devices.length === 0) deps.passwords.assertCapacity();
    const attempt = await chooseLoginFailureCounter(deps.db, { address, ip: origin.ip, devices });
    const typed = { address, email: getStoredFormsOfEmail(address).canonical, password, attempt };
    deps.passwords.assertCapacity({ isAhead: attempt.device !== null });
    return deps.passwordMutex.run(attempt.key, () => signInByPassword(deps, typed, origin));
  });
}

async function signInByPassword(deps: Deps, typed: Typed, origin: Origin): Promise<LoginAnswer> {
  const waiting = await readRemainingLockoutMs(deps.db, typed.attempt.key, deps.clock.now());
  const user = await findAccountByEmail(deps.db, typed.address);
  if (waiting > 0) return recordAndThrowLockout(deps, typed, origin, user, waiting);
  // The queue may be full by now; refusing here saves the write below.
  deps.passwords.assertCapacity({ isAhead: typed.attempt.device !== null });
  const check = await countAttemptUnlessBrowserKnown(deps, typed, origin);
  if (check && !check.taken) return recordAndThrowLimitError(deps, typed, origin, user, check);
  const checkRowId = check?.rowId ?? null;
  const failure = await getLoginFailureOfPasswordOrNull(deps, typed, origin, user).catch(
    async (error: unknown) => {
      // The queue was full, so no password was compared, and the counted attempt is deleted.
      if (checkRowId !== null) await deps.db.write((tx) => deletePasswordCheck(tx, checkRowId), NOT_DURABLE);
      throw error;
    },
  );
  if (failure !== null || !user) {
    return recordAndThrowFailure(deps, typed, origin, { user, checkRowId, failure: failure ?? "password" });
  }
  const outcome = await deps.db.write(async (tx): Promise<LoginAnswer | Failure> => {
    const current = await readUserAgainOrFailure(tx, user);
    if (typeof current === "string") return current;
    if (checkRowId !== null) await deletePasswordCheck(tx, checkRowId);
    return startSession(tx, deps, origin, { user: current, attempt: typed.attempt, service: null });
  });
  if (typeof outcome !== "string") {
    deps.wakeOutbox();
    return outcome;
  }
  return recordAndThrowFailure(deps, typed, origin, { user, checkRowId, failure: outcome });
}

/**
 * Reads the account again, because comparing the password takes time. The sign-in fails if the password
 * changed or the account was disabled meanwhile.
 */
async function readUserAgainOrFailure(tx: Tx, { rowId, passwordHash }: UserRow): Promise<UserRow | Failure> {
  const [current] = await tx.select().from(users).where(eq(users.rowId, rowId)).limit(1);
  if (!current || current.passwordHash !== passwordHash) return "password";
  return current.disabledAt === null ? current : "disabled";
}

/**
 * Counts an attempt against the limits per account and network before the comparison; null for a known
 * browser, which has only its own counter.
 */
async function countAttemptUnlessBrowserKnown(
  deps: Deps,
  { email, attempt }: Typed,
  { ip }: Origin,
): Promise<Check | null> {
  if (attempt.device !== null) return null;
  return deps.db.write((tx) => countPasswordAttempt(tx, { email, ip }, deps.clock.now()), NOT_DURABLE);
}

/**
 * Returns why the sign-in fails, or null. Every failure compares two hashes, whether or not the address is
 * known, so that timing reveals nothing.
 */
async function getLoginFailureOfPasswordOrNull(
  { db, clock, passwords }: Deps,
  { email, password, attempt }: Typed,
  { cookies }: Origin,
  user: UserRow | undefined,
): Promise<Failure | null> {
  const turn = { isAhead: attempt.device !== null };
  const check = (hash: string | null | undefined) =>
    hash ? passwords.verify(hash, password, turn) : passwords.verifyDummy("", turn);
  if (await check(user?.passwordHash)) {
    if (user?.disabledAt !== null) return "disabled";
    return user.emailVerifiedAt === null ? "unverified" : null;
  }
  const pending = await findPendingRegistration(
    db,
    email,
    { askedHashes: readRegistrationSecretHashes(cookies) },
    clock.now(),
  );
  return (await check(pending?.passwordHash)) ? "unverified" : "password";
}

async function recordAndThrowLockout(
  deps: Deps,
  { email, attempt }: Typed,
  origin: Origin,
  user: UserRow | undefined,
  waiting: number,
): Promise<never> {
  const noted = deps.db.write(async (tx) => {
    if (!(await markRefusalForRecordIfDue(tx, attempt.key, deps.clock.now()))) return;
    await recordLoginEvent(tx, deps, origin, {
      email,
      user,
      failure: "locked",
      ...createBrowserEventFields(attempt),
    });
  }, NOT_DURABLE);
  // On a full disk the refusal cannot be recorded, but the lockout still applies.
  await noted.catch((error: unknown) => {
    if (!isDiskWriteError(error)) throw error;
  });
  throw createAccountLockedError(waiting);
}

/**
 * Refuses an attempt beyond the limit of the account over all networks, or of this network. For the account
 * limit, a mail lets the owner make a browser known. The outbox checks later whether the account exists, so
 * the response is the same.
 */
async function recordAndThrowLimitError(
  deps: Deps,
  { email, attempt }: Typed,
  origin: Origin,
  user: UserRow | undefined,
  { by, waitMs }: Check & { taken: false },
): Promise<never> {
  if (by === "network")
    throw new AppError("RATE_LIMITED", { retryAfter: Math.max(1, Math.ceil(waitMs / 1000)) });
  const noted = deps.db.write(async (tx) => {
    await enqueueMailRequest(tx, deps.clock, {
      kind: "trust_device",
      email,
      ip: origin.ip,
      address: origin.address,
    });
    await recordLoginEvent(tx, deps, origin, {
      email,
      user,
      failure: "locked",
      ...createBrowserEventFields(attempt),
    });
    if (user) await notifyOfLockout(tx, deps, user, { type: "brute_force", severity: "high", ip: origin.ip });
  });
  // When the limit of mails is reached, the transaction records nothing, so that a flood of attempts does not
  // fill the table.
  await noted.then(deps.wakeOutbox, (error: unknown) => {
    if (!(error instanceof AppError && error.code === "RATE_LIMITED")) throw error;
  });
  throw createAccountLockedError(waitMs);
}

/**
 * Records and refuses a failed attempt. The correct password of a disabled or unverified account does not
 * count as a failure.
 */
async function recordAndThrowFailure(
  deps: Deps,
  { email, attempt }: Typed,
  origin: Origin,
  { user, checkRowId, failure }: { user: UserRow | undefined; checkRowId: number | null; failure: Failure },
): Promise<never> {
  const wait = await deps.db.write(async (tx) => {
    await recordLoginEvent(tx, deps, origin, { email, user, failure, ...createBrowserEventFields(attempt) });
    if (failure !== "password") {
      if (checkRowId !== null) await deletePasswordCheck(tx, checkRowId);
      return 0;
    }
    const earned = await countLoginFailure(tx, attempt.key, email, deps.clock.now());
    const lock = { type: "account_lockout", severity: "medium", ip: origin.ip } as const;
    if (earned > 0 && user) await notifyOfLockout(tx, deps, user, lock);
    return earned;
  }, NOT_DURABLE);
  if (failure === "disabled") throw new AppError("ACCOUNT_DISABLED");
  if (failure === "unverified") throw new AppError("EMAIL_NOT_VERIFIED");
  throw wait > 0 ? createAccountLockedError(wait) : new AppError("INVALID_LOGIN");
}

/** The browser fields of the login event of a password sign-in. */
function createBrowserEventFields({ device }: Attempt) {
  return { device, isKnown: device !== null, service: null };
}

async function notifyOfLockout(
  tx: Tx,
  deps: Deps,
  { rowId: userRowId }: UserRow,
  lock: Pick<NewAlert, "type" | "severity"> & { ip: string },
): Promise<void> {
  await recordAccountEvent(tx, deps, { type: "lockout", userRowId, ip: lock.ip });
  await storeAlertUnlessThrottled(tx, deps, { ...lock, userRowId });
}
