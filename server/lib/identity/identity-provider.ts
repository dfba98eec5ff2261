import {
  ArcticFetchError,
  CodeChallengeMethod,
  OAuth2Client,
  OAuth2RequestError,
  UnexpectedErrorResponseBodyError,
  UnexpectedResponseError,
} from "arctic";
import {
  createRemoteJWKSet,
  customFetch,
  errors,
  type JWTPayload,
  type JWTVerifyResult,
  jwtVerify,
} from "jose";
import type { Clock } from "../clock.ts";
import { sha256Hex } from "../ids.ts";
import { createOidcDiscoveryReader } from "./discovery.ts";
import { IdentityError } from "./identity-error.ts";
import { createIssuerClient } from "./issuer-client.ts";
import { GOOGLE_ISSUER, getIssuerDisplayName } from "./issuers.ts";

/** Google documents that its tokens may name the issuer without the scheme. */
const GOOGLE_NAMES = [GOOGLE_ISSUER, "accounts.google.com"];

/** Asymmetric signature algorithms only; `none` and shared secrets (HS256) are refused. */
const ALGORITHMS = ["RS256", "PS256", "ES256", "EdDSA", "Ed25519"];
/** Tolerated difference between the issuer's clock and this one. */
const CLOCK_TOLERANCE_SECONDS = 60;
/**
 * Maximum age of an ID token that came from a browser (`credential`) or directly from the issuer (`code`).
 */
const MAX_AGE_SECONDS = { credential: 10 * 60, code: 24 * 3600 };

/**
 * Content of a verified ID token. `signedHash` is the hash of the token without its signature. `endsAt` is
 * its expiry in milliseconds.
 */
export type ProvenIdentity = {
  subject: string;
  /** Null when the issuer has not verified the address. */
  verifiedEmail: string | null;
  name: string | null;
  signedHash: string;
  endsAt: number;
};

/** An OpenID Connect issuer that signs members in. All methods throw IdentityError. */
export type IdentityProvider = {
  issuer: string;
  clientId: string;
  /** Display name: Google, or the host of the issuer. */
  name: string;
  isGoogle: boolean;
  /** The URL that begins a sign-in. `verifier` is the PKCE code verifier. */
  authorizationUrl(flow: { state: string; nonce: string; verifier: string }): Promise<URL>;
  /** Exchanges the authorization code for an ID token and verifies it. */
  exchangeCode(answer: { code: string; nonce: string; verifier: string }): Promise<ProvenIdentity>;
  /** Verifies an ID token that the issuer gave to the browser (Google One Tap). */
  readCredential(credential: string): Promise<ProvenIdentity>;
};

export type IdentityProviderOptions = {
  issuer?: string | undefined;
  /** If the client id or the secret is missing, sign-in through the issuer is disabled. */
  clientId: string | undefined;
  clientSecret: string | undefined;
  redirectUri: string;
  clock: Clock;
  /** Timeout of each request to the issuer. */
  timeoutMs?: number;
  /** Minimum interval between fetches of the key set when a token has an unknown key id. */
  keysPauseMs?: number;
};

/**
 * Creates the provider; null when no issuer is configured. Sends requests only to the issuer and the
 * endpoints in its discovery document. Only this file may use arctic and jose.
 */
export function createIdentityProviderOrNull(options: IdentityProviderOptions): IdentityProvider | null {
  const { issuer = GOOGLE_ISSUER, clientId, clientSecret, redirectUri, clock } = options;
  const { timeoutMs = 10_000, keysPauseMs = 10_000 } = options;
  if (clientId === undefined || clientSecret === undefined) return null;
  const isGoogle = issuer === GOOGLE_ISSUER;
  const client = createIssuerClient({ timeoutMs });
  const discover = createOidcDiscoveryReader(issuer, client, clock);
  const oauth = new OAuth2Client(clientId, clientSecret, redirectUri);
  let keys: { url: string; set: ReturnType<typeof createRemoteJWKSet> } | null = null;

  function keysAt(url: string) {
    if (keys?.url === url) return keys.set;
    const set = createRemoteJWKSet(new URL(url), {
      timeoutDuration: timeoutMs,
      cooldownDuration: keysPauseMs,
      [customFetch]: (address, { headers, signal }) => client.fetch(address, { headers, signal }),
    });
    keys = { url, set };
    return set;
  }

  async function prove(token: string, form: keyof typeof MAX_AGE_SECONDS, nonce: string | undefined) {
    const { keys: keysUrl } = await discover();
    const now = clock.now();
    const verified = await jwtVerify(token, keysAt(keysUrl), {
      algorithms: ALGORITHMS,
      issuer: isGoogle ? GOOGLE_NAMES : issuer,
      audience: clientId as string,
      requiredClaims: ["sub", "exp"],
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
      maxTokenAge: MAX_AGE_SECONDS[form],
      currentDate: new Date(now),
    }).catch((error: unknown) => {
      throw new IdentityError(getLoggableErrorPhrase(error));
    });
    assertTokenAzpTypAndSub(verified, clientId as string);
    // A token with a nonce belongs to a code flow, so it is not accepted as a credential.
    if (verified.payload.nonce !== nonce) throw new IdentityError("token: nonce");
    return createProvenIdentity(token, verified.payload, MAX_AGE_SECONDS[form]);
  }

  return {
    issuer,
    clientId,
    name: getIssuerDisplayName(issuer),
    isGoogle,
    async authorizationUrl({ state, nonce, verifier }) {
      const { authorization } = await discover();
      const url = oauth.createAuthorizationURLWithPKCE(
        authorization,
        state,
        CodeChallengeMethod.S256,
        verifier,
        ["openid", "email", "profile"],
      );
      url.searchParams.set("nonce", nonce);
      return url;
    },
    async exchangeCode({ code, nonce, verifier }) {
      const { token } = await discover();
      const bounded = client.request(token);
      // Arctic passes its endpoint to `new Request`, which also accepts a Request, so the limits of `bounded`
      // apply.
      const tokens = await oauth
        .validateAuthorizationCode(bounded as unknown as string, code, verifier)
        .catch((error: unknown) => {
          throw new IdentityError(
            bounded.signal.aborted ? "issuer takes too long" : getLoggableErrorPhrase(error),
          );
        });
      if (!("id_token" in tokens.data)) throw new IdentityError("issuer gave no ID token");
      return prove(String(tokens.data.id_token), "code", nonce);
    },
    readCredential: (credential) => prove(credential, "credential", undefined),
  };
}

/**
 * Checks `azp`, `typ` and `sub`. Jose has checked that `aud` contains this client; with several audiences,
 * `azp` must be this client.
 */
function assertTokenAzpTypAndSub({ payload, protectedHeader }: JWTVerifyResult, clientId: string): void {
  const { aud, azp, sub } = payload;
  const isForOthersToo = Array.isArray(aud) && aud.length > 1;
  if (isForOthersToo ? azp !== clientId : azp !== undefined && azp !== clientId) {
    throw new IdentityError("token: azp");
  }
  // Tokens for other purposes (at+jwt, logout+jwt) have the same signing keys and differ only in `typ`.
  if (protectedHeader.typ !== undefined && protectedHeader.typ.toUpperCase() !== "JWT") {
    throw new IdentityError("token: typ");
  }
  if (typeof sub !== "string" || sub === "" || sub.length > 255) throw new IdentityError("token: sub");
}

function createProvenIdentity(token: string, payload: JWTPayload, ageSeconds: number): ProvenIdentity {
  const { sub, email, email_verified: isVerified, name, iat = 0, exp = 0 } = payload;
  return {
    subject: sub as string,
    verifiedEmail: isVerified === true && typeof email === "string" ? email : null,
    name: typeof name === "string" ? name : null,
    // The hash omits the signature, because some signatures can be changed and remain valid.
    signedHash: sha256Hex(token.slice(0, token.lastIndexOf("."))),
    endsAt: (Math.min(exp, iat + ageSeconds) + CLOCK_TOLERANCE_SECONDS) * 1000,
  };
}

/** Converts an error to a fixed phrase for the log, because its message may contain tokens or claims. */
function getLoggableErrorPhrase(error: unknown): string {
  if (error instanceof errors.JWTClaimValidationFailed || error instanceof errors.JWTExpired) {
    return `token: ${error.claim}`;
  }
  if (error instanceof errors.JWKSTimeout) return "issuer takes too long";
  if (error instanceof errors.JOSEError) return `token: ${error.code}`;
  if (error instanceof OAuth2RequestError) return "issuer refuses the code";
  if (error instanceof UnexpectedResponseError || error instanceof UnexpectedErrorResponseBodyError) {
    return `issuer answers the code with status ${error.status}`;
  }
  // `fetch` throws TypeError for every request without a response, also for a refused redirect or encoding.
  if (error instanceof ArcticFetchError || error instanceof TypeError) return "issuer cannot be reached";
  return `issuer: ${error instanceof Error ? error.name : "unknown"}`;
}
