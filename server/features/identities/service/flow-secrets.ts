import { createHmac } from "node:crypto";

/**
 * Derives the nonce and PKCE verifier of a sign-in from the cookie and the state, so that the database stores
 * neither and several tabs can sign in at once. Both are base64url with 43 characters.
 */
export function deriveNonceAndVerifier(browser: string, state: string): { nonce: string; verifier: string } {
  const derive = (label: string) =>
    createHmac("sha256", browser).update(`${label} ${state}`).digest("base64url");
  return { nonce: derive("nonce"), verifier: derive("verifier") };
}
