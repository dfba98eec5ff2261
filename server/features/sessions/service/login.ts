import { and, desc, eq, gt } from "drizzle-orm";
import type { Db, Tx } from "#db/client.ts";
import { knownDevices, loginEvents, logins, pendingRegistrations, users } from "#db/schema/index.ts";
import { AppError } from "#server/errors.ts";
import { findAccount, passwordWork } from "#server/features/accounts/access.ts";
import { EMAIL_MAX, PASSWORD_MAX, spellingsOf } from "#server/features/accounts/policy.ts";
import { userOf } from "#server/features/accounts/service/read-account.ts";
import { memberOf } from "#server/guards/session-reader.ts";
import type { Clock } from "#server/lib/clock.ts";
import { randomToken, sha256 } from "#server/lib/ids.ts";
import { networkOf } from "#server/lib/net/network.ts";
import type { Passwords } from "#server/lib/passwords/passwords.ts";
import { isDiskFailure } from "#server/lib/process/disk-failure.ts";
import { cleanUserAgent, parseUserAgent } from "#server/lib/user-agent.ts";
import { createTurns } from "#server/lib/work/turns.ts";
import { clearWait, countFailure, lockedError, noteRefusal, readWait, waitKeyOf } from "../access.ts";
import type { LoginAnswer, LoginInput } from "../schema.ts";
import { issueTokens, LOGIN_IDLE } from "./login-tokens.ts";

type Deps = { db: Db; clock: Clock; uuid: () => string; passwords: Passwords };

/** What a sign-in tells of its browser. `setDevice` puts the device cookie on the answer. */
type Origin = {
  ip: string;
  userAgent: string;
  device: string | null;
  timezone: string | null;
  setDevice: (secret: string) => void;
};

type UserRow = typeof users.$inferSelect;
type Failure = "password" | "locked" | "disabled" | "unverified";

/** Attempts of one counter are checked in turn, so that parallel guesses meet the wait that the first ones earned. */
const turns = createTurns();

/**
 * Signs in with email and password. Checks run lock, password, disabled, verification, so that the last two are told
 * to the right password only. Every outcome writes a login event.
 */
export async function login(deps: Deps, input: LoginInput, origin: Origin): Promise<LoginAnswer> {
  const address = input.email;
  const { canonical: email } = spellingsOf(address);
  const deviceHash = origin.device === null ? null : sha256(origin.device);
  const key = await waitKeyOf(deps.db, { address, ip: origin.ip, deviceHash });
  return passwordWork(() =>
    turns.take(key, () => attempt(deps, { address, email, password: input.password, key }, origin)),
  );
}

async function attempt(
  deps: Deps,
  typed: { address: string; email: string; password: string; key: string },
  origin: Origin,
): Promise<LoginAnswer> {
  const waiting = await readWait(deps.db, typed.key, deps.clock.now());
  const user = await findAccount(deps.db, typed.address);
  if (waiting > 0) {
    const noted = deps.db.write(async (tx) => {
      if (await noteRefusal(tx, typed.key, deps.clock.now())) {
        await writeEvent(tx, deps, origin, { email: typed.email, user, failure: "locked" });
      }
    });
    // The lock holds on a full disk too, whether or not it can be noted.
    await noted.catch((error: unknown) => {
      if (!isDiskFailure(error)) throw error;
    });
    throw lockedError(waiting);
  }
  const failure = await checkPassword(deps, typed, user);
  if (failure !== null || !user) return refuse(deps, typed, origin, user, failure ?? "password");
  return admit(deps, typed.key, origin, user);
}

/** Two hashes are compared for every failure, whether or not the address is known: time tells nothing. */
async function checkPassword(
  { db, clock, passwords }: Deps,
  { email, password }: { email: string; password: string },
  user: UserRow | undefined,
): Promise<Failure | null> {
  const tooLong = password.length > PASSWORD_MAX;
  const check = (hash: string | null | undefined) =>
    hash && !tooLong ? passwords.verify(hash, password) : passwords.verifyDummy("");
  if (await check(user?.passwordHash)) {
    if (user?.disabledAt !== null) return "disabled";
    return user.emailVerifiedAt === null ? "unverified" : null;
  }
  const [pending] = await db
    .select({ passwordHash: pendingRegistrations.passwordHash })
    .from(pendingRegistrations)
    .where(and(eq(pendingRegistrations.email, email), gt(pendingRegistrations.expiresAt, clock.now())))
    .orderBy(desc(pendingRegistrations.createdAt))
    .limit(1);
  return (await check(pending?.passwordHash)) ? "unverified" : "password";
}

/** A right password of an account that may not enter is no guess and counts for no wait. */
async function refuse(
  deps: Deps,
  typed: { email: string; key: string },
  origin: Origin,
  user: UserRow | undefined,
  failure: Failure,
): Promise<never> {
  const wait = await deps.db.write(async (tx) => {
    await writeEvent(tx, deps, origin, { email: typed.email, user, failure });
    return failure === "password"
      ? countFailure(tx, typed.key, typed.email.slice(0, EMAIL_MAX), deps.clock.now())
      : 0;
  });
  if (failure === "disabled") throw new AppError("ACCOUNT_DISABLED");
  if (failure === "unverified") throw new AppError("EMAIL_NOT_VERIFIED");
  throw wait > 0 ? lockedError(wait) : new AppError("INVALID_LOGIN");
}

async function admit(deps: Deps, key: string, origin: Origin, user: UserRow): Promise<LoginAnswer> {
  const device = origin.device ?? randomToken();
  const answer = await deps.db.write(async (tx) => {
    const now = deps.clock.now();
    await clearWait(tx, key);
    const [made] = await tx
      .insert(logins)
      .values({
        id: deps.uuid(),
        userRowId: user.rowId,
        createdAt: now,
        lastUsedAt: now,
        expiresAt: now + LOGIN_IDLE,
      })
      .returning({ rowId: logins.rowId });
    const login = { rowId: (made as { rowId: number }).rowId, createdAt: now };
    const tokens = await issueTokens(tx, login, now);
    await rememberDevice(tx, user.rowId, sha256(device), now);
    await writeEvent(
      tx,
      deps,
      { ...origin, device },
      { email: user.email, user, failure: null, loginRowId: login.rowId },
    );
    if (origin.timezone !== null && !user.timezoneStated) {
      const stated = { timezone: origin.timezone, timezoneStated: true };
      await tx.update(users).set(stated).where(eq(users.rowId, user.rowId));
      return { ...tokens, user: userOf(memberOf({ ...user, ...stated }, 0, now)) };
    }
    return { ...tokens, user: userOf(memberOf(user, 0, now)) };
  });
  if (origin.device !== device) origin.setDevice(device);
  return answer;
}

async function rememberDevice(tx: Tx, userRowId: number, deviceHash: string, now: number): Promise<void> {
  const known = await tx
    .update(knownDevices)
    .set({ lastSeenAt: now })
    .where(and(eq(knownDevices.userRowId, userRowId), eq(knownDevices.deviceHash, deviceHash)))
    .returning({ rowId: knownDevices.rowId });
  if (known.length === 0) {
    await tx.insert(knownDevices).values({ userRowId, deviceHash, firstSeenAt: now, lastSeenAt: now });
  }
}

async function writeEvent(
  tx: Tx,
  deps: Deps,
  origin: Origin,
  event: { email: string; user: UserRow | undefined; failure: Failure | null; loginRowId?: number },
): Promise<void> {
  const agent = parseUserAgent(origin.userAgent);
  await tx.insert(loginEvents).values({
    id: deps.uuid(),
    userRowId: event.user?.rowId ?? null,
    loginRowId: event.loginRowId ?? null,
    email: event.email.slice(0, EMAIL_MAX),
    success: event.failure === null,
    failureReason: event.failure,
    ipAddress: origin.ip,
    network: networkOf(origin.ip),
    userAgent: cleanUserAgent(origin.userAgent),
    browser: agent.browser,
    operatingSystem: agent.operatingSystem,
    deviceType: agent.deviceType,
    deviceHash: origin.device === null ? null : sha256(origin.device),
    createdAt: deps.clock.now(),
  });
}
