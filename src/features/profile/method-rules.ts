import type { SignInWays } from "#server/features/identities/schema.ts";

/**
 * Whether the account keeps a way to sign in without this identity. A service that the server no longer uses does not
 * count.
 */
export function canSignInWithoutIdentity(
  {
    hasPassword,
    identities,
  }: Pick<SignInWays, "hasPassword"> & {
    identities: readonly Pick<SignInWays["identities"][number], "id" | "isAvailable">[];
  },
  id: string,
): boolean {
  return hasPassword || identities.some((other) => other.id !== id && other.isAvailable);
}
