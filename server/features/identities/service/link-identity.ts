import { and, eq } from "drizzle-orm";
import type { Db } from "#db/client.ts";
import { identities } from "#db/schema/index.ts";
import type { Env } from "#server/env.ts";
import { AppError } from "#server/errors.ts";
import {
  assertStillSignedIn,
  type ProofDeps,
  requireReauthentication,
} from "#server/features/accounts/access.ts";
import type { Member } from "#server/guards/member.ts";
import type { IdentityProvider } from "#server/lib/identity/identity-provider.ts";
import type { Logger } from "#server/lib/logger.ts";
import type { Seal } from "#server/lib/seal.ts";
import type { Cookies } from "#server/request.ts";
import type { BeginLinkAnswer, BeginLinkInput, LinkInput, SignInWays } from "../schema.ts";
import { beginIdentitySignIn } from "./begin-identity-sign-in.ts";
import { insertIdentityAndNotify, recordIdentityUse } from "./identity-account.ts";
import { readSignInMethods } from "./read-sign-in-ways.ts";
import { toPublicIdentityError } from "./sign-in.ts";
import { verifyIdentityOnce } from "./verify-identity.ts";

type Deps = ProofDeps & {
  db: Db;
  env: Env;
  baseUrl: string;
  uuid: () => string;
  log: Logger;
  seal: Seal;
  identityProvider: IdentityProvider | null;
  wakeOutbox: () => void;
};

/**
 * Begins linking an identity to the member's account; returns the URL at the issuer. Throws
 * IDENTITY_UNAVAILABLE, IDENTITY_LINK_OFF, IDENTITY_FAILED when the issuer does not respond,
 * WRONG_CURRENT_PASSWORD, FRESH_SIGN_IN_REQUIRED, MAIL_PROOF_REQUIRED.
 */
export async function beginIdentityLink(
  deps: Deps,
  member: Member,
  { currentPassword, returnTo }: BeginLinkInput,
  { cookies }: { cookies: Cookies },
): Promise<BeginLinkAnswer> {
  requireLinkableProvider(deps);
  await requireReauthentication(deps, member, currentPassword ?? null);
  const flow = { cookies, returnTo: returnTo ?? null, userRowId: member.rowId };
  const url = await beginIdentitySignIn(deps, flow).catch((error: unknown) => {
    throw toPublicIdentityError(error, deps.log);
  });
  return { url: url.href };
}

/**
 * Links the identity if this member began linking in this browser. The identity's address may differ from the
 * account's. Throws IDENTITY_UNAVAILABLE, IDENTITY_LINK_OFF, IDENTITY_FAILED for an invalid proof, and
 * IDENTITY_TAKEN when the identity belongs to another account.
 */
export async function linkIdentity(
  deps: Deps,
  member: Member,
  input: LinkInput,
  { cookies, ip }: { cookies: Cookies; ip: string },
): Promise<SignInWays> {
  const provider = requireLinkableProvider(deps);
  const asking = { cookies, userRowId: member.rowId };
  const proven = await verifyIdentityOnce(deps, provider, input, asking).catch((error: unknown) => {
    throw toPublicIdentityError(error, deps.log);
  });
  const identity = { ...proven, issuer: provider.issuer };
  const ways = await deps.db.write(async (tx) => {
    await assertStillSignedIn(tx, member);
    const [known] = await tx
      .select({ userRowId: identities.userRowId })
      .from(identities)
      .where(and(eq(identities.issuer, identity.issuer), eq(identities.subject, identity.subject)))
      .limit(1);
    if (known && known.userRowId !== member.rowId) throw new AppError("IDENTITY_TAKEN");
    if (known) await recordIdentityUse(tx, identity, deps.clock.now());
    else
      await insertIdentityAndNotify(tx, deps, {
        user: member,
        identity,
        ip,
        loginRowId: member.loginRowId || null,
      });
    return readSignInMethods(tx, deps, member);
  });
  deps.wakeOutbox();
  return ways;
}

/** The provider, if members may link its identities. Throws IDENTITY_UNAVAILABLE or IDENTITY_LINK_OFF. */
function requireLinkableProvider({
  env,
  identityProvider,
}: Pick<Deps, "env" | "identityProvider">): IdentityProvider {
  if (!identityProvider) throw new AppError("IDENTITY_UNAVAILABLE");
  if (env.OIDC_LINK === "off") throw new AppError("IDENTITY_LINK_OFF");
  return identityProvider;
}
