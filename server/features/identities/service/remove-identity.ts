import { and, eq, isNull, ne, notExists, or, sql } from "drizzle-orm";
import type { Db, Reader, Tx } from "#db/client.ts";
import { identities, loginEvents, logins } from "#db/schema/index.ts";
import type { Env } from "#server/env.ts";
import { AppError } from "#server/errors.ts";
import {
  assertReauthenticationStillValid,
  type ProofDeps,
  requireReauthentication,
} from "#server/features/accounts/access.ts";
import { consumeOneTimeLink, findUnexpiredLink } from "#server/features/accounts/service/one-time-links.ts";
import {
  createTokenIfNoSignInMethod,
  hasSignInMethod,
  mailIdentityRemoval,
  removeMatchingIdentities,
} from "#server/features/accounts/service/sign-in-ways.ts";
import { endLogin } from "#server/guards/logins.ts";
import type { Member } from "#server/guards/member.ts";
import type { Clock } from "#server/lib/clock.ts";
import type { IdentityProvider } from "#server/lib/identity/identity-provider.ts";
import { getIssuerDisplayName } from "#server/lib/identity/issuers.ts";
import type { Seal } from "#server/lib/seal.ts";
import { answerTexts } from "#server/texts/en/answers.ts";
import type {
  RemovalAnswer,
  RemovalAsked,
  RemovalLinkInput,
  RemoveIdentityInput,
  SignInWays,
} from "../schema.ts";
import { readSignInMethods } from "./read-sign-in-ways.ts";

type Identity = typeof identities.$inferSelect;
type Deps = {
  db: Db;
  env: Env;
  baseUrl: string;
  clock: Clock;
  uuid: () => string;
  seal: Seal;
  identityProvider: IdentityProvider | null;
  wakeOutbox: () => void;
};

/**
 * Removes one of the member's identities, but never the last sign-in method. Ends the other logins that the
 * identity may have begun. Throws IDENTITY_NOT_FOUND, LAST_SIGN_IN_WAY, WRONG_CURRENT_PASSWORD,
 * FRESH_SIGN_IN_REQUIRED, MAIL_PROOF_REQUIRED.
 */
export async function removeIdentity(
  deps: Deps & ProofDeps,
  member: Member,
  { id, currentPassword }: RemoveIdentityInput,
  { ip }: { ip: string },
): Promise<SignInWays> {
  await requireOwnIdentity(deps.db, member, id);
  const proof = await requireReauthentication(deps, member, currentPassword ?? null);
  const ways = await deps.db.write(async (tx) => {
    await assertReauthenticationStillValid(tx, member, proof);
    const identity = await requireOwnIdentity(tx, member, id);
    if (!(await hasSignInMethod(tx, member.rowId, deps.identityProvider, identity.rowId))) {
      throw new AppError("LAST_SIGN_IN_WAY");
    }
    await removeIdentityAndNotify(tx, deps, member, { identity, ip, loginRowId: member.loginRowId || null });
    return readSignInMethods(tx, deps, member);
  });
  deps.wakeOutbox();
  return ways;
}

/** The identity that a mailed link removes; changes nothing. Throws INVALID_LINK. */
export async function readIdentityRemovalLink(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { token }: RemovalLinkInput,
): Promise<RemovalAsked> {
  const found = await findUnexpiredLink(db, "remove_identity", token, clock.now());
  if (!found || found.user.disabledAt !== null) throw new AppError("INVALID_LINK");
  const identity = await findIdentityByRowId(db, found.link.identityRowId);
  return {
    service: identity ? getIssuerDisplayName(identity.issuer) : null,
    email: found.user.email,
    isDone: identity === undefined || found.link.usedAt !== null,
  };
}

/**
 * Removes an identity by a mailed link, which works once, and ends the logins that the identity may have
 * begun. The link proves the mailbox, so an account without another sign-in method gets a token that sets a
 * password. Throws INVALID_LINK.
 */
export async function removeIdentityByLink(
  deps: Deps,
  { token }: RemovalLinkInput,
  { ip }: { ip: string },
): Promise<RemovalAnswer> {
  const setPasswordToken = await deps.db.write(async (tx) => {
    const taken = await consumeOneTimeLink(tx, "remove_identity", token, deps.clock.now());
    const identity = await findIdentityByRowId(tx, taken?.link.identityRowId ?? null);
    if (!taken || !identity || taken.user.disabledAt !== null) throw new AppError("INVALID_LINK");
    await removeIdentityAndNotify(tx, deps, taken.user, { identity, ip, loginRowId: null });
    return createTokenIfNoSignInMethod(tx, deps, taken.user);
  });
  deps.wakeOutbox();
  return { success: true, message: answerTexts.identityRemoved, setPasswordToken };
}

async function removeIdentityAndNotify(
  tx: Tx,
  deps: Deps,
  user: Pick<Member, "rowId" | "email" | "name">,
  { identity, ip, loginRowId }: { identity: Identity; ip: string; loginRowId: number | null },
): Promise<void> {
  const which = ({ rowId }: Identity) => rowId === identity.rowId;
  const services = await removeMatchingIdentities(tx, deps, { userRowId: user.rowId, which, ip, loginRowId });
  const stays = { userRowId: user.rowId, except: loginRowId };
  await endLoginsBegunByService(tx, getIssuerDisplayName(identity.issuer), stays, deps.clock.now());
  await mailIdentityRemoval(tx, deps, user, services);
}

async function requireOwnIdentity(db: Reader, member: Member, id: string): Promise<Identity> {
  const [found] = await db
    .select()
    .from(identities)
    .where(and(eq(identities.userRowId, member.rowId), eq(identities.id, id)))
    .limit(1);
  if (!found) throw new AppError("IDENTITY_NOT_FOUND");
  return found;
}

async function findIdentityByRowId(db: Reader, rowId: number | null) {
  if (rowId === null) return undefined;
  const [found] = await db.select().from(identities).where(eq(identities.rowId, rowId)).limit(1);
  return found;
}

/**
 * Ends the logins that a service began, except the login `except`. A login without an event ends too, because
 * the service may have begun it.
 */
async function endLoginsBegunByService(
  tx: Tx,
  service: string,
  { userRowId, except }: { userRowId: number; except: number | null },
  now: number,
): Promise<void> {
  const begunOtherwise = tx
    .select({ rowId: loginEvents.rowId })
    .from(loginEvents)
    .where(
      and(
        eq(loginEvents.loginRowId, logins.rowId),
        or(eq(loginEvents.method, "password"), ne(loginEvents.service, service)),
      ),
    );
  const live = and(eq(logins.userRowId, userRowId), isNull(logins.endedAt));
  const found = await tx
    .select({ rowId: logins.rowId })
    .from(logins)
    .where(and(live, sql`${logins.rowId} is not ${except}`, notExists(begunOtherwise)));
  for (const { rowId } of found) await endLogin(tx, rowId, "revoked", now);
}
