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
import { GOOGLE_ISSUER, issuerDisplayName } from "./issuers.ts";

/** Google's tokens may name the issuer without its scheme (as documented by Google). */
const GOOGLE_NAMES = [GOOGLE_ISSUER, "accounts.google.com"];

/** Asymmetric signatures only: neither `none` nor a shared secret. */
const ALGORITHMS = ["RS256", "PS256", "ES256", "EdDSA", "Ed25519"];
/** Allowed clock difference. Seconds. */
const CLOCK_TOLERANCE_SECONDS = 60;
/** Maximum age of a token from a browser and of one from the issuer. Seconds. */
const MAX_AGE_SECONDS = { credential: 10 * 60, code: 24 * 3600 };

/**
 * The content of a verified ID token. `signedHash` identifies the token by its signed part; `endsAt` (ms) is its
 * expiry.
 */
export type ProvenIdentity = {
  subject: string;
  /** Null when the issuer has not verified the address. */
  verifiedEmail: string | null;
  name: string | null;
  signedHash: string;
  endsAt: number;
};

/** An OpenID Connect issuer for signing in. Every method throws IdentityError. */
export type IdentityProvider = {
  issuer: string;
  clientId: string;
  /** For display: Google, or the issuer's host. */
  name: string;
  isGoogle: boolean;
  /** The address that starts the sign-in. `verifier` is the PKCE verifier. */
  authorizationUrl(flow: { state: string; nonce: string; verifier: string }): Promise<URL>;
  /** Exchanges the authorization code. */
  exchangeCode(answer: { code: string; nonce: string; verifier: string }): Promise<ProvenIdentity>;
  /** Verifies an ID token that the browser got from the issuer (Google One Tap). */
  readCredential(credential: string): Promise<ProvenIdentity>;
};

export type IdentityProviderOptions = {
  issuer?: string | undefined;
  /** Client id and secret are both set, or this sign-in is disabled. */
  clientId: string | undefined;
  clientSecret: string | undefined;
  redirectUri: string;
  clock: Clock;
  /** Per request to the issuer. */
  timeoutMs?: number;
  /** Minimum interval between fetches of the key set because of an unknown key id. */
  keysPauseMs?: number;
};

/**
 * Null when no issuer is configured. Arctic and jose are used only in this file. Requests go only to the issuer and
 * the endpoints in its discovery document.
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
      throw new IdentityError(kindOf(error));
    });
    assertAudience(verified, clientId as string);
    // A token with a nonce was made for a code flow and is no credential.
    if (verified.payload.nonce !== nonce) throw new IdentityError("token: nonce");
    return identityOf(token, verified.payload, MAX_AGE_SECONDS[form]);
  }

  return {
    issuer,
    clientId,
    name: issuerDisplayName(issuer),
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
      // Arctic creates a Request and fetches it; the bounded Request is passed on.
      const tokens = await oauth
        .validateAuthorizationCode(bounded as unknown as string, code, verifier)
        .catch((error: unknown) => {
          throw new IdentityError(bounded.signal.aborted ? "issuer takes too long" : kindOf(error));
        });
      if (!("id_token" in tokens.data)) throw new IdentityError("issuer gave no ID token");
      return prove(String(tokens.data.id_token), "code", nonce);
    },
    readCredential: (credential) => prove(credential, "credential", undefined),
  };
}

/** Jose has checked that the audience contains this client; among several audiences, `azp` must name it. */
function assertAudience({ payload, protectedHeader }: JWTVerifyResult, clientId: string): void {
  const { aud, azp, sub } = payload;
  const isForOthersToo = Array.isArray(aud) && aud.length > 1;
  if (isForOthersToo ? azp !== clientId : azp !== undefined && azp !== clientId) {
    throw new IdentityError("token: azp");
  }
  // Tokens for other uses (at+jwt, logout+jwt) are signed with the same keys and differ by `typ`.
  if (protectedHeader.typ !== undefined && protectedHeader.typ.toUpperCase() !== "JWT") {
    throw new IdentityError("token: typ");
  }
  if (typeof sub !== "string" || sub === "" || sub.length > 255) throw new IdentityError("token: sub");
}

function identityOf(token: string, payload: JWTPayload, ageSeconds: number): ProvenIdentity {
  const { sub, email, email_verified: isVerified, name, iat = 0, exp = 0 } = payload;
  return {
    subject: sub as string,
    verifiedEmail: isVerified === true && typeof email === "string" ? email : null,
    name: typeof name === "string" ? name : null,
    // Some signatures can be rewritten and stay valid; the signed part cannot.
    signedHash: sha256Hex(token.slice(0, token.lastIndexOf("."))),
    endsAt: (Math.min(exp, iat + ageSeconds) + CLOCK_TOLERANCE_SECONDS) * 1000,
  };
}

/** A fixed phrase for the log; messages of these errors may contain tokens and claims. */
function kindOf(error: unknown): string {
  if (error instanceof errors.JWTClaimValidationFailed || error instanceof errors.JWTExpired) {
    return `token: ${error.claim}`;
  }
  if (error instanceof errors.JWKSTimeout) return "issuer takes too long";
  if (error instanceof errors.JOSEError) return `token: ${error.code}`;
  if (error instanceof OAuth2RequestError) return "issuer refuses the code";
  if (error instanceof UnexpectedResponseError || error instanceof UnexpectedErrorResponseBodyError) {
    return `issuer answers the code with status ${error.status}`;
  }
  // The platform's fetch throws TypeError for every request without a response, including refused redirects
  // and encodings.
  if (error instanceof ArcticFetchError || error instanceof TypeError) return "issuer cannot be reached";
  return `issuer: ${error instanceof Error ? error.name : "unknown"}`;
}
