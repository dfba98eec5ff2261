import type { Db, Tx } from "#db/client.ts";
import type { users } from "#db/schema/index.ts";
import type { Env } from "#server/env.ts";
import { AppError } from "#server/errors.ts";
import type { LoginAnswer } from "#server/features/sessions/schema.ts";
import { type AdmitDeps, admit, type Origin } from "#server/features/sessions/service/admit.ts";
import { writeLoginEvent } from "#server/features/sessions/service/login-events.ts";
import { devicesOf } from "#server/guards/devices.ts";
import {
  type Attempt,
  lockedError,
  noteRefusal,
  placeAttempt,
  readWait,
} from "#server/guards/sign-in-waits.ts";
import { IdentityError } from "#server/lib/identity/identity-error.ts";
import type { IdentityProvider, ProvenIdentity } from "#server/lib/identity/identity-provider.ts";
import type { Logger } from "#server/lib/logger.ts";
import type { IdentityConfig, IdentitySignInInput } from "../schema.ts";
import { findIdentityAccount, linkIdentity, makeIdentityAccount, touchIdentity } from "./identity-account.ts";
import { proveIdentity } from "./prove-identity.ts";

type Deps = AdmitDeps & {
  db: Db;
  env: Env;
  log: Logger;
  identityProvider: IdentityProvider | null;
  wakeOutbox: () => void;
};
type UserRow = typeof users.$inferSelect;
type Outcome = { answer: LoginAnswer } | { refusal: AppError };

/** Whether and by whom one can sign in here. */
export function readConfig({
  env: { SIGNUP: signup },
  identityProvider,
}: Pick<Deps, "env" | "identityProvider">): IdentityConfig {
  if (!identityProvider) return { signup, enabled: false, clientId: null, name: null, oneTap: false };
  const { clientId, name, isGoogle } = identityProvider;
  return { signup, enabled: true, clientId, name, oneTap: isGoogle };
}

/**
 * Signs in whom the issuer vouches for: by its identity, else by a confirmed address, else with a new account. Throws
 * IDENTITY_UNAVAILABLE, IDENTITY_FAILED for all that proves nothing, ACCOUNT_LOCKED, ACCOUNT_DISABLED,
 * REGISTRATION_CLOSED.
 */
export async function signInByIdentity(
  deps: Deps,
  input: IdentitySignInInput,
  origin: Origin,
): Promise<LoginAnswer> {
  const { identityProvider: provider } = deps;
  if (!provider) throw new AppError("IDENTITY_UNAVAILABLE");
  try {
    const proven = await proveIdentity(deps, provider, input, origin.cookies);
    const outcome = await deps.db.write((tx) => enter(tx, deps, provider, proven, origin));
    if ("refusal" in outcome) throw outcome.refusal;
    deps.wakeOutbox();
    return outcome.answer;
  } catch (error) {
    if (!(error instanceof IdentityError)) throw error;
    deps.log.warn({ kind: error.kind }, "sign-in by a third party was refused");
    throw new AppError("IDENTITY_FAILED");
  }
}

async function enter(
  tx: Tx,
  deps: Deps,
  provider: IdentityProvider,
  proven: ProvenIdentity,
  origin: Origin,
): Promise<Outcome> {
  const identity = { ...proven, issuer: provider.issuer };
  const found = await findIdentityAccount(tx, identity);
  if (!found) {
    const user = await makeIdentityAccount(tx, deps, { identity, timezone: origin.timezone });
    const attempt = await attemptOf(tx, user, origin);
    return { answer: await admit(tx, deps, origin, { user, attempt, service: provider.name }) };
  }
  const attempt = await attemptOf(tx, found.user, origin);
  const refusal = await refuse(tx, deps, found.user, attempt, { ...origin, service: provider.name });
  if (refusal) return { refusal };
  if (found.isLinked) {
    await touchIdentity(tx, identity, deps.clock.now());
    return { answer: await admit(tx, deps, origin, { user: found.user, attempt, service: provider.name }) };
  }
  const user = await linkIdentity(tx, deps, {
    user: found.user,
    identity,
    provider: provider.name,
    ip: origin.ip,
  });
  // The browsers that an account knew may be gone with its handing over.
  const attemptNow = await attemptOf(tx, user, origin);
  return { answer: await admit(tx, deps, origin, { user, attempt: attemptNow, service: provider.name }) };
}

function attemptOf(tx: Tx, { email }: UserRow, { ip, cookies }: Origin): Promise<Attempt> {
  return placeAttempt(tx, { address: email, ip, devices: devicesOf(cookies) });
}

/** As at sign-in with a password: the lock first, then the account. What is refused is written down. */
async function refuse(
  tx: Tx,
  deps: Deps,
  user: UserRow,
  { key, device }: Attempt,
  origin: Origin & { service: string },
): Promise<AppError | null> {
  const now = deps.clock.now();
  const event = { email: user.email, user, device, isKnown: device !== null, service: origin.service };
  const waiting = await readWait(tx, key, now);
  if (waiting > 0) {
    if (await noteRefusal(tx, key, now)) {
      await writeLoginEvent(tx, deps, origin, { ...event, failure: "locked" });
    }
    return lockedError(waiting);
  }
  if (user.disabledAt === null) return null;
  await writeLoginEvent(tx, deps, origin, { ...event, failure: "disabled" });
  return new AppError("ACCOUNT_DISABLED");
}
