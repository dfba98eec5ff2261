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
import { sha256 } from "../ids.ts";
import { createDiscovery } from "./discovery.ts";
import { IdentityError } from "./identity-error.ts";
import { createIssuerClient } from "./issuer-client.ts";
import { GOOGLE_ISSUER, issuerName } from "./issuers.ts";

/** Google's tokens may name it without its scheme, as it says itself. */
const GOOGLE_NAMES = [GOOGLE_ISSUER, "accounts.google.com"];

/** Signatures by a key that only the issuer has: never none, nor one made with a secret that both sides know. */
const ALGORITHMS = ["RS256", "PS256", "ES256", "EdDSA", "Ed25519"];
/** Clocks of two machines differ. Seconds. */
const TOLERANCE = 60;
/** How old a token may be that a browser brings, and one that the issuer hands over itself. Seconds. */
const AGES = { credential: 10 * 60, code: 24 * 3600 };

/** What an ID token proved. `signedHash` names the token by what is signed of it; it counts until `endsAt` (ms). */
export type ProvenIdentity = {
  subject: string;
  /** Null where the issuer does not vouch for it. */
  verifiedEmail: string | null;
  name: string | null;
  signedHash: string;
  endsAt: number;
};

/** An OpenID Connect issuer that signs people in. Every method throws IdentityError. */
export type IdentityProvider = {
  issuer: string;
  clientId: string;
  /** As people know it: Google, or the issuer's host. */
  name: string;
  isGoogle: boolean;
  /** Where the browser is sent. `verifier` is of PKCE. */
  authorizationUrl(flow: { state: string; nonce: string; verifier: string }): Promise<URL>;
  /** Exchanges the code that the browser came back with. */
  exchangeCode(answer: { code: string; nonce: string; verifier: string }): Promise<ProvenIdentity>;
  /** Reads an ID token that the issuer gave the browser itself, as Google's One Tap does. */
  readCredential(credential: string): Promise<ProvenIdentity>;
};

export type IdentityProviderOptions = {
  issuer?: string | undefined;
  /** Both, or nobody signs in this way. */
  clientId: string | undefined;
  clientSecret: string | undefined;
  redirectUri: string;
  clock: Clock;
  /** For each call to the issuer. */
  timeoutMs?: number;
  /** Keys are asked for anew at most so often because a token names one that is unknown. */
  keysPauseMs?: number;
};

/**
 * Null where none is set. Arctic and jose stay behind this file. Only the configured issuer is called, and the hosts that
 * it names in its own description.
 */
export function createIdentityProvider(options: IdentityProviderOptions): IdentityProvider | null {
  const { issuer = GOOGLE_ISSUER, clientId, clientSecret, redirectUri, clock } = options;
  const { timeoutMs = 10_000, keysPauseMs = 10_000 } = options;
  if (clientId === undefined || clientSecret === undefined) return null;
  const isGoogle = issuer === GOOGLE_ISSUER;
  const client = createIssuerClient({ timeoutMs });
  const discover = createDiscovery(issuer, client, clock);
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

  async function prove(token: string, form: keyof typeof AGES, nonce: string | undefined) {
    const { keys: keysUrl } = await discover();
    const now = clock.now();
    const verified = await jwtVerify(token, keysAt(keysUrl), {
      algorithms: ALGORITHMS,
      issuer: isGoogle ? GOOGLE_NAMES : issuer,
      audience: clientId as string,
      requiredClaims: ["sub", "exp"],
      clockTolerance: TOLERANCE,
      maxTokenAge: AGES[form],
      currentDate: new Date(now),
    }).catch((error: unknown) => {
      throw new IdentityError(kindOf(error));
    });
    assertMeantForUs(verified, clientId as string);
    // One that was made for a code belongs to the browser that began it: it is no credential for another.
    if (verified.payload.nonce !== nonce) throw new IdentityError("token: nonce");
    return identityOf(token, verified.payload, AGES[form]);
  }

  return {
    issuer,
    clientId,
    name: issuerName(issuer),
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
      // Arctic makes a request of what it is given and fetches that: one with bounds hands them on.
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

/** Jose has seen that we are among those it is meant for; of several one asked for it, and that must be us. */
function assertMeantForUs({ payload, protectedHeader }: JWTVerifyResult, clientId: string): void {
  const { aud, azp, sub } = payload;
  const isForOthersToo = Array.isArray(aud) && aud.length > 1;
  if (isForOthersToo ? azp !== clientId : azp !== undefined && azp !== clientId) {
    throw new IdentityError("token: azp");
  }
  // Tokens for other uses are signed with the same keys, and say so: at+jwt, logout+jwt.
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
    // Signatures of some kinds can be rewritten and still hold; what they sign cannot.
    signedHash: sha256(token.slice(0, token.lastIndexOf("."))),
    endsAt: (Math.min(exp, iat + ageSeconds) + TOLERANCE) * 1000,
  };
}

/** A few words for the log: of errors that hold tokens and claims nothing else may be told. */
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
  // The platform's fetch throws a TypeError for all that came to no answer: a redirect and a packed one too.
  if (error instanceof ArcticFetchError || error instanceof TypeError) return "issuer cannot be reached";
  return `issuer: ${error instanceof Error ? error.name : "unknown"}`;
}
