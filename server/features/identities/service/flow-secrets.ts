import { createHmac } from "node:crypto";

/**
 * Nonce and PKCE verifier of one sign-in, both made of the secret in the browser's cookie and the state: the database
 * need not hold them, and one browser may have many sign-ins under way. base64url, 43 signs.
 */
export function flowSecrets(browser: string, state: string): { nonce: string; verifier: string } {
  const derive = (label: string) =>
    createHmac("sha256", browser).update(`${label} ${state}`).digest("base64url");
  return { nonce: derive("nonce"), verifier: derive("verifier") };
}
