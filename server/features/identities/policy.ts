/**
 * Whether a text is a path of this server with its query, and safe to redirect to: browsers read a second slash or a
 * backslash as another host, and ignore control characters between them.
 */
export function isSafeReturnPath(text: string): boolean {
  return /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(text);
}

/** The OAuth state: a secret and the path to return to. */
export function encodeOAuthState(secret: string, returnTo: string | null): string {
  const bytes = new TextEncoder().encode(returnTo ?? "");
  const base64 = btoa(String.fromCharCode(...bytes));
  return `${secret}.${base64.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}`;
}

/** The path in a state; null when there is none or it is unsafe. */
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
