import type { Db } from "#db/client.ts";
import { identityAttempts } from "#db/schema/index.ts";
import { AppError } from "#server/errors.ts";
import type { Clock } from "#server/lib/clock.ts";
import type { IdentityProvider } from "#server/lib/identity/identity-provider.ts";
import { randomToken, sha256 } from "#server/lib/ids.ts";
import type { Cookies } from "#server/request.ts";
import { isReturnPath, stateOf } from "../policy.ts";
import { flowSecrets } from "./flow-secrets.ts";

/** The cookie of the browser lives as long. */
export const ATTEMPT_LIVES = 10 * 60_000;

/** A longer path is not gone back to: the state that carries it stands in addresses, three bytes a sign. */
const RETURN_MAX = 500;

type Deps = { db: Db; clock: Clock; identityProvider: IdentityProvider | null };

/**
 * Begins a sign-in by third party, or the adding of an identity to the account of `userRowId`, and answers where to send
 * the browser; its cookie is set here. Throws IDENTITY_UNAVAILABLE, IdentityError where the issuer does not answer.
 */
export async function beginSignIn(
  { db, clock, identityProvider }: Deps,
  {
    cookies,
    returnTo,
    userRowId = null,
  }: { cookies: Cookies; returnTo: string | null; userRowId?: number | null },
): Promise<URL> {
  if (!identityProvider) throw new AppError("IDENTITY_UNAVAILABLE");
  // Kept where the browser has one: sign-ins in two tabs do not end each other.
  const browser = cookies.get("identity") ?? randomToken();
  const isKept = returnTo !== null && returnTo.length <= RETURN_MAX && isReturnPath(returnTo);
  const state = stateOf(randomToken(), isKept ? returnTo : null);
  const url = await identityProvider.authorizationUrl({ state, ...flowSecrets(browser, state) });
  const now = clock.now();
  await db.write((tx) =>
    tx.insert(identityAttempts).values({
      stateHash: sha256(state),
      browserHash: sha256(browser),
      userRowId,
      createdAt: now,
      expiresAt: now + ATTEMPT_LIVES,
    }),
  );
  cookies.set("identity", browser);
  return url;
}
