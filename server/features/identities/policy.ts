/**
 * Whether a text is a path of this server, so that a redirect to it is safe. Browsers take "//" and "/\" for
 * the start of another host, even with control characters between the two.
 */
export function isSafeReturnPath(text: string): boolean {
  return /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(text);
}

/** Encodes the OAuth state from a secret and the path to return to. */
export function encodeOAuthState(secret: string, returnTo: string | null): string {
  const bytes = new TextEncoder().encode(returnTo ?? "");
  const base64 = btoa(String.fromCharCode(...bytes));
  return `${secret}.${base64.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}`;
}

/** The return path in an OAuth state; null when it is missing or unsafe. */
export function decodeReturnPathOfOAuthState(state: string): string | null {
  const [, encoded = ""] = state.split(".");
  try {
    const binary = atob(encoded.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(binary, (sign) => sign.charCodeAt(0));
    const path = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return isSafeReturnPath(path) ? path : null;
  } catch {
    return null;
  }
}
