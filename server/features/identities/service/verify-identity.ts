import { and, eq, gt, isNull, lte } from "drizzle-orm";
import type { Db } from "#db/client.ts";
import { identityAttempts, spentCredentials } from "#db/schema/index.ts";
import type { Env } from "#server/env.ts";
import type { Clock } from "#server/lib/clock.ts";
import { IdentityError } from "#server/lib/identity/identity-error.ts";
import type { IdentityProvider, ProvenIdentity } from "#server/lib/identity/identity-provider.ts";
import { sha256Hex } from "#server/lib/ids.ts";
import { createRecentWindow } from "#server/lib/recent-window.ts";
import type { Cookies } from "#server/request.ts";
import type { IdentitySignInInput } from "../schema.ts";
import { ATTEMPT_LIFETIME_MS } from "./begin-identity-sign-in.ts";
import { deriveNonceAndVerifier } from "./flow-secrets.ts";

type Deps = { db: Db; clock: Clock; env: Env; baseUrl: string };
/** The cookies of the browser and the member who links an identity; `userRowId` is null for a sign-in. */
type Asking = { cookies: Cookies; userRowId: number | null };

/** Verifies an authorization code or ID token; each is accepted once. Throws IdentityError. */
export async function verifyIdentityOnce(
  deps: Deps,
  provider: IdentityProvider,
  input: IdentitySignInInput,
  asking: Asking,
): Promise<ProvenIdentity> {
  const proven =
    input.code != null
      ? await verifyAuthorizationCode(deps, provider, { ...input, code: input.code }, asking)
      : await verifyIdToken(deps, provider, input);
  const spent = await deps.db.write((tx) =>
    tx
      .insert(spentCredentials)
      .values({ credentialHash: proven.signedHash, expiresAt: proven.endsAt })
      .onConflictDoNothing()
      .returning({ credentialHash: spentCredentials.credentialHash }),
  );
  if (spent.length === 0) throw new IdentityError("token: used before");
  return proven;
}

async function verifyAuthorizationCode(
  deps: Deps,
  provider: IdentityProvider,
  { code, redirectUri, state }: IdentitySignInInput & { code: string },
  { cookies, userRowId }: Asking,
): Promise<ProvenIdentity> {
  // The caller's redirect URI must equal the server's own; it is never used for a redirect.
  if (redirectUri !== `${deps.baseUrl}/login`) throw new IdentityError("redirect_uri is not ours");
  const browser = cookies.get("identity");
  if (browser === null) throw new IdentityError("no cookie of a sign-in");
  if (state == null || !(await consumeSignInFlow(deps, { state, browser, userRowId }))) {
    throw new IdentityError("state is unknown, used, too old or another browser's");
  }
  return provider.exchangeCode({ code, ...deriveNonceAndVerifier(browser, state) });
}

async function verifyIdToken(
  { baseUrl, env }: Deps,
  provider: IdentityProvider,
  { credential, redirectUri }: IdentitySignInInput,
): Promise<ProvenIdentity> {
  // An ID token without a nonce is not bound to a browser. Google's prompt offers nothing else; for other
  // issuers the operator must allow it.
  if (!provider.isGoogle && env.OIDC_ALLOW_ID_TOKEN === "off") {
    throw new IdentityError("ID token without a nonce");
  }
  const own = [baseUrl, `${baseUrl}/`, `${baseUrl}/login`];
  if (redirectUri != null && !own.includes(redirectUri)) throw new IdentityError("redirect_uri is not ours");
  return provider.readCredential(credential as string);
}

/**
 * Whether this browser began the same kind of flow within 10 minutes. Deletes the flow, so that it succeeds
 * once.
 */
async function consumeSignInFlow(
  { db, clock }: Deps,
  { state, browser, userRowId }: { state: string; browser: string; userRowId: number | null },
): Promise<boolean> {
  const { from, to } = createRecentWindow(clock.now(), ATTEMPT_LIFETIME_MS);
  const taken = await db.write((tx) =>
    tx
      .delete(identityAttempts)
      .where(
        and(
          eq(identityAttempts.stateHash, sha256Hex(state)),
          eq(identityAttempts.browserHash, sha256Hex(browser)),
          userRowId === null ? isNull(identityAttempts.userRowId) : eq(identityAttempts.userRowId, userRowId),
          gt(identityAttempts.createdAt, from),
          lte(identityAttempts.createdAt, to),
        ),
      )
      .returning({ stateHash: identityAttempts.stateHash }),
  );
  return taken.length > 0;
}
