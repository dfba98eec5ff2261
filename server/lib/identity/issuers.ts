/** Issuer that is used when none is configured. */
export const GOOGLE_ISSUER = "https://accounts.google.com";

/** Display name of an issuer: Google, or its host. */
export function getIssuerDisplayName(issuer: string): string {
  return issuer === GOOGLE_ISSUER ? "Google" : new URL(issuer).host;
}
