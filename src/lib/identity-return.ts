import type { IdentityReturn } from "./identity-link-store.ts";

let arrived: IdentityReturn | null = null;

/** The path with which this document was loaded, because the Content Security Policy depends on it. */
let documentPath = "/";

/**
 * Removes the identity provider's response from the address, because its code must not stay in the history.
 * Must be called before anything else reads the address. Null if there is no response. Otherwise resolves to
 * a path if the response belongs to an attempt to link a service; the browser then leaves this document,
 * whose policy may allow a third-party script.
 */
export function takeIdentityReturnFromAddress(): Promise<string | null> | null {
  documentPath = location.pathname;
  if (documentPath !== "/login") return null;
  const query = new URLSearchParams(location.search);
  const [code, error, state = ""] = [query.get("code"), query.get("error"), query.get("state") ?? ""];
  if (error !== null) arrived = { error, state };
  else if (code !== null) arrived = { code, state };
  else return null;
  history.replaceState(history.state, "", documentPath);
  return resumeServiceLinking(arrived);
}

/** Loads its code on demand, because few visits return from a provider. */
async function resumeServiceLinking(answer: IdentityReturn): Promise<string | null> {
  const { linkAttempts } = await import("./identity-link-store.ts");
  const path = linkAttempts.resume(answer);
  if (path) location.replace(path);
  return path;
}

export function getIdentityReturnOrNull(): IdentityReturn | null {
  return arrived;
}

/** Returns true only once, because a response must be used only once. */
export function isFirstUseOfIdentityReturn(): boolean {
  const isFirst = arrived !== null;
  arrived = null;
  return isFirst;
}

export function wasLoadedAsLoginPage(): boolean {
  return documentPath === "/login";
}
