import { and, eq } from "drizzle-orm";
import type { Reader, Tx } from "#db/client.ts";
import { identities, knownDevices, oneTimeTokens, pendingRegistrations, users } from "#db/schema/index.ts";
import type { Env } from "#server/env.ts";
import { AppError, type ErrorCode } from "#server/errors.ts";
import { findAccountByEmail } from "#server/features/accounts/access.ts";
import { NAME_MAX, NAME_MIN, replaceControlCharactersInName } from "#server/features/accounts/policy.ts";
import { createConfirmedAccount } from "#server/features/accounts/service/create-confirmed-account.ts";
import { isEmailInvited } from "#server/features/accounts/service/invitations.ts";
import { createOneTimeToken } from "#server/features/accounts/service/one-time-links.ts";
import { queueMail } from "#server/features/mails/service/queue-mail.ts";
import { recordAccountEvent } from "#server/features/security/service/account-events.ts";
import { storeAlertUnlessThrottled } from "#server/features/security/service/store-alert.ts";
import { clearLockoutsOfEmail } from "#server/guards/login-lockout.ts";
import { endLoginsOfMember } from "#server/guards/logins.ts";
import { deletePasswordChecksOfEmail } from "#server/guards/sign-in-checks.ts";
import type { Clock } from "#server/lib/clock.ts";
import { canonicalEmailOrNull } from "#server/lib/email-address.ts";
import { IdentityError } from "#server/lib/identity/identity-error.ts";
import type { ProvenIdentity } from "#server/lib/identity/identity-provider.ts";
import { getIssuerDisplayName } from "#server/lib/identity/issuers.ts";
import { isSameEmailIgnoringCase } from "#server/lib/identity/same-address.ts";
import type { Seal } from "#server/lib/seal.ts";
import { mailTexts } from "#server/texts/en/mails.ts";

type Deps = { env: Env; baseUrl: string; clock: Clock; uuid: () => string; seal: Seal };
type UserRow = typeof users.$inferSelect;
export type Issued = ProvenIdentity & { issuer: string };

/**
 * The account that an identity is linked to, else the account of its verified address with `isLinked` false;
 * null without either. Throws IdentityError when an unlinked identity has no valid verified address.
 */
export async function findIdentityAccount(
  db: Reader,
  { issuer, subject, verifiedEmail }: Issued,
): Promise<{ user: UserRow; isLinked: boolean } | null> {
  const [known] = await db
    .select({ user: users })
    .from(identities)
    .innerJoin(users, eq(users.rowId, identities.userRowId))
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)))
    .limit(1);
  if (known) return { user: known.user, isLinked: true };
  const user = await findAccountByEmail(db, requireVerifiedEmail(verifiedEmail));
  // The account of the starter cookbook belongs to no person.
  if (user?.exempt) throw new IdentityError("account is nobody's");
  return user ? { user, isLinked: false } : null;
}

/** The reason why an identity is not linked to an account. `kind` is for the log only. */
export type LinkRefusal = { code: ErrorCode; kind: string };

/**
 * Whether OIDC_LINK or another identity of the same issuer forbids linking by address; null when linking is
 * allowed. Throws IdentityError when the addresses differ in more than case, for example in full-width
 * letters.
 */
export async function findIdentityLinkRefusal(
  tx: Tx,
  { env }: Pick<Deps, "env">,
  user: UserRow,
  { issuer, verifiedEmail }: Issued,
): Promise<LinkRefusal | null> {
  if (verifiedEmail === null || !isSameEmailIgnoringCase(verifiedEmail, user.email)) {
    throw new IdentityError("address differs from the account's in more than case");
  }
  if (env.OIDC_LINK === "off") return { code: "IDENTITY_LINK_OFF", kind: "OIDC_LINK is off" };
  if (env.OIDC_LINK === "profile") return { code: "IDENTITY_NOT_LINKED", kind: "OIDC_LINK is profile" };
  const [linked] = await tx
    .select({ rowId: identities.rowId })
    .from(identities)
    .where(and(eq(identities.userRowId, user.rowId), eq(identities.issuer, issuer)))
    .limit(1);
  if (!linked) return null;
  return { code: "IDENTITY_CONFLICT", kind: "account is linked to another sub of this issuer" };
}

/**
 * Prepares an account for linking by address. If the address was never confirmed, another person may have
 * created the account, so its credentials are removed.
 */
export async function removeCredentialsIfEmailUnconfirmed(
  tx: Tx,
  { clock }: Pick<Deps, "clock">,
  user: UserRow,
): Promise<UserRow> {
  await tx.delete(pendingRegistrations).where(eq(pendingRegistrations.email, user.email));
  return user.emailVerifiedAt === null ? removeCredentialsAndEndLogins(tx, user, clock.now()) : user;
}

/** Links an identity to an account, stores an alert, and mails a link that removes the identity. */
export async function insertIdentityAndNotify(
  tx: Tx,
  deps: Deps,
  {
    user: { rowId: userRowId, email, name },
    identity,
    ip,
    loginRowId,
  }: {
    user: Pick<UserRow, "rowId" | "email" | "name">;
    identity: Issued;
    ip: string;
    loginRowId: number | null;
  },
): Promise<void> {
  const now = deps.clock.now();
  const identityRowId = await insertIdentityRow(tx, deps, userRowId, identity);
  await recordAccountEvent(tx, deps, { type: "identity_linked", userRowId, ip });
  await storeAlertUnlessThrottled(tx, deps, {
    type: "identity_added",
    severity: "medium",
    userRowId,
    ip,
    loginRowId,
  });
  const token = await createOneTimeToken(
    tx,
    { purpose: "remove_identity", userRowId, email, identityRowId },
    now,
  );
  await queueMail(tx, deps, {
    kind: "identity_added",
    to: { address: email, name },
    words: mailTexts.identityAdded({
      name,
      service: getIssuerDisplayName(identity.issuer),
      occurredAt: now,
      link: `${deps.baseUrl}/remove-sign-in/${token}`,
    }),
  });
}

/** Records the use of an identity and its currently verified address. */
export async function recordIdentityUse(
  tx: Tx,
  { issuer, subject, verifiedEmail: email }: Issued,
  now: number,
): Promise<void> {
  await tx
    .update(identities)
    .set({ email, lastUsedAt: now })
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)));
}

/** Creates an account for an identity without one. Throws REGISTRATION_CLOSED or IdentityError. */
export async function createAccountFromIdentity(
  tx: Tx,
  deps: Deps,
  { identity, timezone }: { identity: Issued; timezone: string | null },
): Promise<UserRow> {
  const email = requireVerifiedEmail(identity.verifiedEmail);
  const { SIGNUP } = deps.env;
  const mayJoin =
    SIGNUP === "open" || (SIGNUP === "invite" && (await isEmailInvited(tx, email, deps.clock.now())));
  if (!mayJoin) throw new AppError("REGISTRATION_CLOSED");
  const name = chooseAccountName(identity.name, email);
  const user = await createConfirmedAccount(tx, deps, { email, name, passwordHash: null, timezone });
  if (!user) throw new IdentityError("address was taken meanwhile");
  await insertIdentityRow(tx, deps, user.rowId, identity);
  return user;
}

async function insertIdentityRow(
  tx: Tx,
  { clock, uuid }: Deps,
  userRowId: number,
  { issuer, subject, verifiedEmail: email }: Issued,
): Promise<number> {
  const now = clock.now();
  const row = { userRowId, issuer, subject, email, createdAt: now, lastUsedAt: now };
  const [made] = await tx
    .insert(identities)
    .values({ id: uuid(), ...row })
    .returning({ rowId: identities.rowId });
  return (made as { rowId: number }).rowId;
}

async function removeCredentialsAndEndLogins(
  tx: Tx,
  { rowId, email }: UserRow,
  now: number,
): Promise<UserRow> {
  await endLoginsOfMember(tx, rowId, { except: null, reason: "revoked", now });
  for (const table of [oneTimeTokens, knownDevices, identities]) {
    await tx.delete(table).where(eq(table.userRowId, rowId));
  }
  await clearLockoutsOfEmail(tx, email);
  await deletePasswordChecksOfEmail(tx, email);
  const [owned] = await tx
    .update(users)
    .set({ passwordHash: null, pendingEmail: null, emailVerifiedAt: now })
    .where(eq(users.rowId, rowId))
    .returning();
  return owned as UserRow;
}

/** The normalized address. Throws IdentityError when the issuer verified none or it is invalid. */
function requireVerifiedEmail(verifiedEmail: string | null): string {
  if (verifiedEmail === null) throw new IdentityError("issuer vouches for no address");
  const email = canonicalEmailOrNull(verifiedEmail.trim());
  if (email === null) throw new IdentityError("issuer vouches for what is no address");
  return email;
}

/**
 * A name that satisfies the rules of registration: the claimed name, the part before the @, or else the
 * complete address.
 */
function chooseAccountName(claimed: string | null, email: string): string {
  const local = email.slice(0, email.lastIndexOf("@"));
  const name = [claimed ?? "", local].map(truncateAccountName).find(({ length }) => length >= NAME_MIN);
  return name ?? truncateAccountName(email);
}

function truncateAccountName(name: string): string {
  return [...replaceControlCharactersInName(name)].slice(0, NAME_MAX).join("").slice(0, NAME_MAX).trim();
}
