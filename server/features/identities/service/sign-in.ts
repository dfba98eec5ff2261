import { desc, eq } from "drizzle-orm";
import type { Db, Tx } from "#db/client.ts";
import { logins, type users } from "#db/schema/index.ts";
import type { Env } from "#server/env.ts";
import { AppError } from "#server/errors.ts";
import type { LoginAnswer } from "#server/features/sessions/schema.ts";
import { recordLoginEvent } from "#server/features/sessions/service/login-events.ts";
import {
  type Origin,
  type StartSessionDeps,
  startSession,
} from "#server/features/sessions/service/start-session.ts";
import { readDeviceSecrets } from "#server/guards/devices.ts";
import { type Attempt, chooseLoginFailureCounter } from "#server/guards/login-lockout.ts";
import { IdentityError } from "#server/lib/identity/identity-error.ts";
import type { IdentityProvider, ProvenIdentity } from "#server/lib/identity/identity-provider.ts";
import type { Logger } from "#server/lib/logger.ts";
import type { IdentityConfig, IdentitySignInInput } from "../schema.ts";
import {
  createAccountFromIdentity,
  findIdentityAccount,
  findIdentityLinkRefusal,
  insertIdentityAndNotify,
  recordIdentityUse,
  removeCredentialsIfEmailUnconfirmed,
} from "./identity-account.ts";
import { verifyIdentityOnce } from "./verify-identity.ts";

type Deps = StartSessionDeps & {
  db: Db;
  env: Env;
  log: Logger;
  identityProvider: IdentityProvider | null;
  wakeOutbox: () => void;
};
type UserRow = typeof users.$inferSelect;
/** `kind` goes to the log when the error code alone does not explain the refusal. */
type Outcome = { answer: LoginAnswer } | { refusal: AppError; kind?: string };

/** The sign-in options that visitors may see. */
export function getPublicSignInConfig({
  env: { SIGNUP: signup },
  identityProvider,
}: Pick<Deps, "env" | "identityProvider">): IdentityConfig {
  if (!identityProvider) return { signup, enabled: false, clientId: null, name: null, oneTap: false };
  const { clientId, name, isGoogle } = identityProvider;
  return { signup, enabled: true, clientId, name, oneTap: isGoogle };
}

/**
 * Signs in with an identity: to its linked account, else to the account of its verified address, else to a
 * new account. Throws IDENTITY_UNAVAILABLE, IDENTITY_FAILED for an invalid proof, ACCOUNT_DISABLED,
 * IDENTITY_CONFLICT, IDENTITY_NOT_LINKED, IDENTITY_LINK_OFF, REGISTRATION_CLOSED.
 */
export async function signInByIdentity(
  deps: Deps,
  input: IdentitySignInInput,
  origin: Origin,
): Promise<LoginAnswer> {
  const { identityProvider: provider } = deps;
  if (!provider) throw new AppError("IDENTITY_UNAVAILABLE");
  try {
    const proven = await verifyIdentityOnce(deps, provider, input, {
      cookies: origin.cookies,
      userRowId: null,
    });
    const outcome = await deps.db.write((tx) => signInOrCreateAccount(tx, deps, provider, proven, origin));
    if ("refusal" in outcome) {
      if (outcome.kind !== undefined) logRefusedSignIn(deps.log, outcome.kind);
      throw outcome.refusal;
    }
    deps.wakeOutbox();
    return outcome.answer;
  } catch (error) {
    throw toPublicIdentityError(error, deps.log);
  }
}

/** Turns every IdentityError into the same public error, and logs the reason. */
export function toPublicIdentityError(error: unknown, log: Logger): unknown {
  if (!(error instanceof IdentityError)) return error;
  logRefusedSignIn(log, error.kind);
  return new AppError("IDENTITY_FAILED");
}

function logRefusedSignIn(log: Logger, kind: string): void {
  log.warn({ kind }, "sign-in by a third party was refused");
}

async function signInOrCreateAccount(
  tx: Tx,
  deps: Deps,
  provider: IdentityProvider,
  proven: ProvenIdentity,
  origin: Origin,
): Promise<Outcome> {
  const identity = { ...proven, issuer: provider.issuer };
  const found = await findIdentityAccount(tx, identity);
  if (!found) {
    const user = await createAccountFromIdentity(tx, deps, { identity, timezone: origin.timezone });
    const attempt = await chooseFailureCounterOfUser(tx, user, origin);
    return { answer: await startSession(tx, deps, origin, { user, attempt, service: provider.name }) };
  }
  const attempt = await chooseFailureCounterOfUser(tx, found.user, origin);
  if (found.user.disabledAt !== null) {
    await recordDisabledSignIn(tx, deps, found.user, attempt, { ...origin, service: provider.name });
    return { refusal: new AppError("ACCOUNT_DISABLED") };
  }
  if (found.isLinked) {
    await recordIdentityUse(tx, identity, deps.clock.now());
    return {
      answer: await startSession(tx, deps, origin, { user: found.user, attempt, service: provider.name }),
    };
  }
  const refused = await findIdentityLinkRefusal(tx, deps, found.user, identity);
  if (refused) return { refusal: new AppError(refused.code), kind: refused.kind };
  const user = await removeCredentialsIfEmailUnconfirmed(tx, deps, found.user);
  // The attempt is read again, because removing unconfirmed credentials may have removed the known browsers.
  const attemptNow = await chooseFailureCounterOfUser(tx, user, origin);
  const answer = await startSession(tx, deps, origin, { user, attempt: attemptNow, service: provider.name });
  await insertIdentityAndNotify(tx, deps, {
    user,
    identity,
    ip: origin.ip,
    loginRowId: await findNewestLoginRowId(tx, user.rowId),
  });
  return { answer };
}

function chooseFailureCounterOfUser(tx: Tx, { email }: UserRow, { ip, cookies }: Origin): Promise<Attempt> {
  return chooseLoginFailureCounter(tx, { address: email, ip, devices: readDeviceSecrets(cookies) });
}

async function recordDisabledSignIn(
  tx: Tx,
  deps: Deps,
  user: UserRow,
  { device }: Attempt,
  origin: Origin & { service: string },
): Promise<void> {
  await recordLoginEvent(tx, deps, origin, {
    email: user.email,
    user,
    failure: "disabled",
    device,
    isKnown: device !== null,
    service: origin.service,
  });
}

/** The login that `startSession` created in this transaction. */
async function findNewestLoginRowId(tx: Tx, userRowId: number): Promise<number | null> {
  const [login] = await tx
    .select({ rowId: logins.rowId })
    .from(logins)
    .where(eq(logins.userRowId, userRowId))
    .orderBy(desc(logins.rowId))
    .limit(1);
  return login?.rowId ?? null;
}
