import type { SignInWays } from "#server/features/identities/schema.ts";

/**
 * Whether the account still has a way to sign in without this identity. Identities of a service that the
 * server no longer offers do not count.
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
