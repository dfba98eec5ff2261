import { and, eq, gt, lte } from "drizzle-orm";
import type { Db } from "#db/client.ts";
import { identityAttempts, spentCredentials } from "#db/schema/index.ts";
import type { Cookies } from "#server/context.ts";
import type { Clock } from "#server/lib/clock.ts";
import { IdentityError } from "#server/lib/identity/identity-error.ts";
import type { IdentityProvider, ProvenIdentity } from "#server/lib/identity/identity-provider.ts";
import { sha256 } from "#server/lib/ids.ts";
import { lately } from "#server/lib/lifetime.ts";
import type { IdentitySignInInput } from "../schema.ts";
import { ATTEMPT_LIVES } from "./begin-sign-in.ts";
import { flowSecrets } from "./flow-secrets.ts";

type Deps = { db: Db; clock: Clock; baseUrl: string };

/** Who it is, by the issuer's word; what proved it does so once. Throws IdentityError. */
export async function proveIdentity(
  deps: Deps,
  provider: IdentityProvider,
  input: IdentitySignInInput,
  cookies: Cookies,
): Promise<ProvenIdentity> {
  const proven =
    input.code != null
      ? await proveByCode(deps, provider, { ...input, code: input.code }, cookies)
      : await proveByCredential(deps, provider, input);
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

async function proveByCode(
  deps: Deps,
  provider: IdentityProvider,
  { code, redirectUri, state }: IdentitySignInInput & { code: string },
  cookies: Cookies,
): Promise<ProvenIdentity> {
  // Only compared: where the issuer sends people is never the caller's choice.
  if (redirectUri !== `${deps.baseUrl}/login`) throw new IdentityError("redirect_uri is not ours");
  const browser = cookies.get("identity");
  if (browser === null) throw new IdentityError("no cookie of a sign-in");
  if (state == null || !(await takeAttempt(deps, state, browser))) {
    throw new IdentityError("state is unknown, used, too old or another browser's");
  }
  return provider.exchangeCode({ code, ...flowSecrets(browser, state) });
}

async function proveByCredential(
  { baseUrl }: Deps,
  provider: IdentityProvider,
  { credential, redirectUri }: IdentitySignInInput,
): Promise<ProvenIdentity> {
  const own = [baseUrl, `${baseUrl}/`, `${baseUrl}/login`];
  if (redirectUri != null && !own.includes(redirectUri)) throw new IdentityError("redirect_uri is not ours");
  return provider.readCredential(credential as string);
}

/** Whether this browser began it lately. It is taken by whoever asks first, whatever comes of it. */
async function takeAttempt({ db, clock }: Deps, state: string, browser: string): Promise<boolean> {
  const { from, to } = lately(clock.now(), ATTEMPT_LIVES);
  const taken = await db.write((tx) =>
    tx
      .delete(identityAttempts)
      .where(
        and(
          eq(identityAttempts.stateHash, sha256(state)),
          eq(identityAttempts.browserHash, sha256(browser)),
          gt(identityAttempts.createdAt, from),
          lte(identityAttempts.createdAt, to),
        ),
      )
      .returning({ stateHash: identityAttempts.stateHash }),
  );
  return taken.length > 0;
}
