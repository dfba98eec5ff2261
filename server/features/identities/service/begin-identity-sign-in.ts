import type { Db } from "#db/client.ts";
import { identityAttempts } from "#db/schema/index.ts";
import { AppError } from "#server/errors.ts";
import type { Clock } from "#server/lib/clock.ts";
import type { IdentityProvider } from "#server/lib/identity/identity-provider.ts";
import { createRandomToken, sha256Hex } from "#server/lib/ids.ts";
import type { Cookies } from "#server/request.ts";
import { encodeOAuthState, isSafeReturnPath } from "../policy.ts";
import { deriveNonceAndVerifier } from "./flow-secrets.ts";

/** Time in which the browser must return from the identity provider; also the lifetime of the cookie. */
export const ATTEMPT_LIFETIME_MS = 10 * 60_000;

/**
 * A longer path is ignored, because the state is part of URLs and encodes a character in up to three bytes.
 */
const MAX_RETURN_PATH = 500;

type Deps = { db: Db; clock: Clock; identityProvider: IdentityProvider | null };

/**
 * Begins a sign-in through the identity provider, or with `userRowId` linking an identity to that account.
 * Sets the cookie and returns the URL to redirect to. Throws IDENTITY_UNAVAILABLE, or IdentityError when the
 * issuer does not respond.
 */
export async function beginIdentitySignIn(
  { db, clock, identityProvider }: Deps,
  {
    cookies,
    returnTo,
    userRowId = null,
  }: { cookies: Cookies; returnTo: string | null; userRowId?: number | null },
): Promise<URL> {
  if (!identityProvider) throw new AppError("IDENTITY_UNAVAILABLE");
  // An existing cookie is reused, so that sign-ins in two tabs do not cancel each other.
  const browser = cookies.get("identity") ?? createRandomToken();
  const isSafePath = returnTo !== null && returnTo.length <= MAX_RETURN_PATH && isSafeReturnPath(returnTo);
  const state = encodeOAuthState(createRandomToken(), isSafePath ? returnTo : null);
  const url = await identityProvider.authorizationUrl({ state, ...deriveNonceAndVerifier(browser, state) });
  const now = clock.now();
  await db.write((tx) =>
    tx.insert(identityAttempts).values({
      stateHash: sha256Hex(state),
      browserHash: sha256Hex(browser),
      userRowId,
      createdAt: now,
      expiresAt: now + ATTEMPT_LIFETIME_MS,
    }),
  );
  cookies.set("identity", browser);
  return url;
}
