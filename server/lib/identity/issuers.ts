/** The issuer where none is configured. */
export const GOOGLE_ISSUER = "https://accounts.google.com";

/** An issuer's name for people: Google, or its host. */
export function issuerName(issuer: string): string {
  return issuer === GOOGLE_ISSUER ? "Google" : new URL(issuer).host;
}
