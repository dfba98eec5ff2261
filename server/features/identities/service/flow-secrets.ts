import { createHmac } from "node:crypto";

/**
 * Derives nonce and PKCE verifier of a sign-in from the browser's cookie and the state, so that the database stores
 * neither and a browser may have several sign-ins. base64url, 43 characters.
 */
export function deriveNonceAndVerifier(browser: string, state: string): { nonce: string; verifier: string } {
  const derive = (label: string) =>
    createHmac("sha256", browser).update(`${label} ${state}`).digest("base64url");
  return { nonce: derive("nonce"), verifier: derive("verifier") };
}
