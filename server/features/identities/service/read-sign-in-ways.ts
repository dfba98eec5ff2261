import { asc, eq } from "drizzle-orm";
import type { Reader } from "#db/client.ts";
import { identities } from "#db/schema/index.ts";
import type { Env } from "#server/env.ts";
import type { Member } from "#server/guards/member.ts";
import type { IdentityProvider } from "#server/lib/identity/identity-provider.ts";
import { getIssuerDisplayName } from "#server/lib/identity/issuers.ts";
import type { SignInWays } from "../schema.ts";

/** The sign-in methods of the member's account, oldest identity first, and the provider that can be added. */
export async function readSignInMethods(
  db: Reader,
  { env, identityProvider }: { env: Env; identityProvider: IdentityProvider | null },
  { rowId, hasPassword }: Pick<Member, "rowId" | "hasPassword">,
): Promise<SignInWays> {
  const linked = await db
    .select()
    .from(identities)
    .where(eq(identities.userRowId, rowId))
    .orderBy(asc(identities.rowId));
  return {
    hasPassword,
    identities: linked.map(({ id, issuer, email, createdAt, lastUsedAt }) => ({
      id,
      service: getIssuerDisplayName(issuer),
      email,
      linkedAt: new Date(createdAt).toISOString(),
      lastUsedAt: new Date(lastUsedAt).toISOString(),
      isAvailable: issuer === identityProvider?.issuer,
    })),
    addable: identityProvider && env.OIDC_LINK !== "off" ? identityProvider.name : null,
  };
}
