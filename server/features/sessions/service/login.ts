import { eq } from "drizzle-orm";
import type { Db, Tx } from "#db/client.ts";
import { users } from "#db/schema/index.ts";
import { AppError } from "#server/errors.ts";
import { findAccount, passwordWork } from "#server/features/accounts/access.ts";
import { PASSWORD_MAX } from "#server/features/accounts/policy.ts";
import { enqueueMailRequest } from "#server/features/accounts/service/mail-requests.ts";
import { askedHashesOf, findPending } from "#server/features/accounts/service/pending.ts";
import { noteAccountEvent } from "#server/features/security/service/account-events.ts";
import { type NewAlert, raiseAlert } from "#server/features/security/service/raise-alert.ts";
import { devicesOf } from "#server/guards/devices.ts";
import {
  type Attempt,
  countFailure,
  lockedError,
  noteRefusal,
  readLockout,
  selectFailureCounter,
} from "#server/guards/login-lockout.ts";
import { type Check, returnCheck, takeCheck } from "#server/guards/sign-in-checks.ts";
import { normalizeEmail } from "#server/lib/email-address.ts";
import type { Passwords } from "#server/lib/passwords/passwords.ts";
import { isDiskFailure } from "#server/lib/process/disk-failure.ts";
import type { KeyedMutex } from "#server/lib/work/keyed-mutex.ts";
import type { LoginAnswer, LoginInput } from "../schema.ts";
import { type AdmitDeps, admit, type Origin } from "./start-session.ts";
import { type Failure, writeLoginEvent } from "./login-events.ts";

type Deps = AdmitDeps & {
  db: Db;
  passwords: Passwords;
  passwordMutex: KeyedMutex;
  wakeOutbox: () => void;
};

/**
 * What is counted and noted of those who are refused may be lost with the power: waiting for the disk, two hundred
 * strangers a second would hold up everybody else.
 */
const MAY_BE_LOST = { durable: false };

type UserRow = typeof users.$inferSelect;
/** What was typed, the address in its one form, and the counter that it falls under. */
type Typed = { address: string; email: string; password: string; attempt: Attempt };

/**
 * Signs in with email and password. Checks run lock, password, disabled, verification, so that the last two are told
 * to the right password only. Every outcome writes a login event. A browser that the account knows goes before others,
 * and has a counter of its own.
 */
export async function login(deps: Deps, input: LoginInput, origin: Origin): Promise<LoginAnswer> {
  const { email: address, password } = input;
  const devices = devicesOf(origin.cookies);
  return passwordWork(async () => {
    // A crowd of strangers is refused before anything is read for it.
    if (devices.length === 0) deps.passwords.assertCapacity();
    const attempt = await selectFailureCounter(deps.db, { address, ip: origin.ip, devices });
    const typed = { address, email: normalizeEmail(address).canonical, password, attempt };
    deps.passwords.assertCapacity({ isAhead: attempt.device !== null });
    return deps.passwordMutex.run(attempt.key, () => tryPassword(deps, typed, origin));
  });
}

async function tryPassword(deps: Deps, typed: Typed, origin: Origin): Promise<LoginAnswer> {
  const waiting = await readLockout(deps.db, typed.attempt.key, deps.clock.now());
  const user = await findAccount(deps.db, typed.address);
  if (waiting > 0) return refuseWhileWaiting(deps, typed, origin, user, waiting);
  // Many have passed the first look by now: whoever finds the queue full here has cost no write.
  deps.passwords.assertCapacity({ isAhead: typed.attempt.device !== null });
  const check = await countAhead(deps, typed, origin);
  if (check && !check.taken) return refuseBeyondLimit(deps, typed, origin, user, check);
  const checkRowId = check?.rowId ?? null;
  const failure = await checkPassword(deps, typed, origin, user).catch(async (error: unknown) => {
    // Nothing was compared: a full queue.
    if (checkRowId !== null) await deps.db.write((tx) => returnCheck(tx, checkRowId), MAY_BE_LOST);
    throw error;
  });
  if (failure !== null || !user) {
    return refuse(deps, typed, origin, { user, checkRowId, failure: failure ?? "password" });
  }
  const outcome = await deps.db.write(async (tx): Promise<LoginAnswer | Failure> => {
    const current = await readAgain(tx, user);
    if (typeof current === "string") return current;
    if (checkRowId !== null) await returnCheck(tx, checkRowId);
    return admit(tx, deps, origin, { user: current, attempt: typed.attempt, service: null });
  });
  if (typeof outcome !== "string") {
    deps.wakeOutbox();
    return outcome;
  }
  return refuse(deps, typed, origin, { user, checkRowId, failure: outcome });
}

/**
 * The account as it stands once its password has been compared, which takes a while: one that has another password by
 * now, or is shut, lets nobody in by what was true before.
 */
async function readAgain(tx: Tx, { rowId, passwordHash }: UserRow): Promise<UserRow | Failure> {
  const [current] = await tx.select().from(users).where(eq(users.rowId, rowId)).limit(1);
  if (!current || current.passwordHash !== passwordHash) return "password";
  return current.disabledAt === null ? current : "disabled";
}

/** Browsers that the account knows are counted by their own counter alone. */
async function countAhead(deps: Deps, { email, attempt }: Typed, { ip }: Origin): Promise<Check | null> {
  if (attempt.device !== null) return null;
  return deps.db.write((tx) => takeCheck(tx, { email, ip }, deps.clock.now()), MAY_BE_LOST);
}

/** Two hashes are compared for every failure, whether or not the address is known: time tells nothing. */
async function checkPassword(
  { db, clock, passwords }: Deps,
  { email, password, attempt }: Typed,
  { cookies }: Origin,
  user: UserRow | undefined,
): Promise<Failure | null> {
  const turn = { isAhead: attempt.device !== null };
  const tooLong = password.length > PASSWORD_MAX;
  const check = (hash: string | null | undefined) =>
    hash && !tooLong ? passwords.verify(hash, password, turn) : passwords.verifyDummy("", turn);
  if (await check(user?.passwordHash)) {
    if (user?.disabledAt !== null) return "disabled";
    return user.emailVerifiedAt === null ? "unverified" : null;
  }
  const pending = await findPending(db, email, { askedHashes: askedHashesOf(cookies) }, clock.now());
  return (await check(pending?.passwordHash)) ? "unverified" : "password";
}

async function refuseWhileWaiting(
  deps: Deps,
  { email, attempt }: Typed,
  origin: Origin,
  user: UserRow | undefined,
  waiting: number,
): Promise<never> {
  const noted = deps.db.write(async (tx) => {
    if (!(await noteRefusal(tx, attempt.key, deps.clock.now()))) return;
    await writeLoginEvent(tx, deps, origin, { email, user, failure: "locked", ...knownBy(attempt) });
  }, MAY_BE_LOST);
  // The lock holds on a full disk too, whether or not it can be noted.
  await noted.catch((error: unknown) => {
    if (!isDiskFailure(error)) throw error;
  });
  throw lockedError(waiting);
}

/**
 * Too many have been tried: on the account, from everywhere together, or by this network. The account's owner is mailed
 * a link that makes a browser known; whether there is an account is found out later, and changes nothing here.
 */
async function refuseBeyondLimit(
  deps: Deps,
  { email }: Typed,
  origin: Origin,
  user: UserRow | undefined,
  { by, waitMs }: Check & { taken: false },
): Promise<never> {
  if (by === "network")
    throw new AppError("RATE_LIMITED", { retryAfter: Math.max(1, Math.ceil(waitMs / 1000)) });
  const isOrdered = await deps.db.write(async (tx) => {
    const ordered = await enqueueMailRequest(tx, deps.clock, {
      kind: "trust_device",
      email,
      ip: origin.ip,
      address: origin.address,
    }).then(
      () => true,
      (error: unknown) => {
        if (error instanceof AppError && error.code === "RATE_LIMITED") return false;
        throw error;
      },
    );
    if (ordered) {
      await writeLoginEvent(tx, deps, origin, {
        email,
        user,
        failure: "locked",
        ...knownBy({ device: null }),
      });
      if (user) await tellOfLock(tx, deps, user, { type: "brute_force", severity: "high", ip: origin.ip });
    }
    return ordered;
  });
  if (isOrdered) deps.wakeOutbox();
  throw lockedError(waitMs);
}

/** A right password of an account that may not enter is no guess and counts for no wait. */
async function refuse(
  deps: Deps,
  { email, attempt }: Typed,
  origin: Origin,
  { user, checkRowId, failure }: { user: UserRow | undefined; checkRowId: number | null; failure: Failure },
): Promise<never> {
  const wait = await deps.db.write(async (tx) => {
    await writeLoginEvent(tx, deps, origin, { email, user, failure, ...knownBy(attempt) });
    if (failure !== "password") {
      if (checkRowId !== null) await returnCheck(tx, checkRowId);
      return 0;
    }
    const earned = await countFailure(tx, attempt.key, email, deps.clock.now());
    const lock = { type: "account_lockout", severity: "medium", ip: origin.ip } as const;
    if (earned > 0 && user) await tellOfLock(tx, deps, user, lock);
    return earned;
  }, MAY_BE_LOST);
  if (failure === "disabled") throw new AppError("ACCOUNT_DISABLED");
  if (failure === "unverified") throw new AppError("EMAIL_NOT_VERIFIED");
  throw wait > 0 ? lockedError(wait) : new AppError("INVALID_LOGIN");
}

/** What each event of a sign-in with a password says of its browser. */
function knownBy({ device }: Pick<Attempt, "device">) {
  return { device, isKnown: device !== null, service: null };
}

async function tellOfLock(
  tx: Tx,
  deps: Deps,
  { rowId: userRowId }: UserRow,
  lock: Pick<NewAlert, "type" | "severity"> & { ip: string },
): Promise<void> {
  await noteAccountEvent(tx, deps, { type: "lockout", userRowId, ip: lock.ip });
  await raiseAlert(tx, deps, { ...lock, userRowId });
}
