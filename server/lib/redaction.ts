/** Text that replaces a secret. */
export const REDACTED = "[redacted]";

/**
 * Keys whose values are secret, in lower case without `_` and `-`. Keys with an ending in SECRET_ENDINGS are
 * secret too.
 */
const SECRET_KEYS = new Set([
  "authorization",
  "proxyauthorization",
  "cookie",
  "setcookie",
  "credential",
  "code",
]);
const SECRET_ENDINGS = ["token", "password", "secret", "credential", "apikey"];

/** In a URL, the path segment after one of these is a one-time token. */
const TOKEN_PATHS = new Set(["verify-email", "verify", "reset-password", "remove-sign-in", "trust"]);

/** Text of this length counts as a secret unless it is a UUID. */
const LONG_WORD = /[A-Za-z0-9_-]{32,}/g;
/** Matches a token of lib/ids.ts by its length: 32 bytes as base64url. */
const OWN_TOKEN = /(?<![\w-])[\w-]{43}(?![\w-])/g;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const MAX_DEPTH = 8;
const MAX_NODES = 2_000;

export function isSecretKey(key: string): boolean {
  const plain = key.toLowerCase().replaceAll(/[_-]/g, "");
  return SECRET_KEYS.has(plain) || SECRET_ENDINGS.some((ending) => plain.endsWith(ending));
}

/** Percent-decodes a text; returns it unchanged when it is malformed. */
export function percentDecodeOrKeep(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Redacts one-time tokens in the URL of a request, and all values in its query. */
export function redactUrl(url: string): string {
  const [withoutHash = "", ...hash] = url.split("#");
  const [path = "", ...query] = withoutHash.split("?");
  const segments = path.split("/");
  const cleanPath = segments.map((segment, index) => {
    const before = segments[index - 1];
    const follows = before !== undefined && TOKEN_PATHS.has(percentDecodeOrKeep(before).toLowerCase());
    return follows && segment !== "" ? REDACTED : segment;
  });
  const cleanQuery = query.join("?").split("&").map(redactQueryParameter);
  return [
    cleanPath.join("/"),
    query.length > 0 ? `?${cleanQuery.join("&")}` : "",
    hash.length > 0 ? `#${REDACTED}` : "",
  ]
    .join("")
    .replaceAll(LONG_WORD, (word) => (UUID.test(word) ? word : REDACTED));
}

function redactQueryParameter(pair: string): string {
  const [key = "", ...value] = pair.split("=");
  // A query parameter without "=" may be a search text.
  if (value.length === 0) return pair === "" ? "" : REDACTED;
  return `${key}=${REDACTED}`;
}

/**
 * Redacts bearer tokens, one-time links and passwords in URLs in free text, for example messages and stacks.
 */
export function redactSecretsInText(text: string): string {
  return text
    .replaceAll(/\b(bearer|basic) [\w.~+/=-]{8,}/gi, `$1 ${REDACTED}`)
    .replaceAll(/\/(verify-email|verify|reset-password|trust)\/[^\s"'<>/?#\\[]+/gi, `/$1/${REDACTED}`)
    .replaceAll(
      /([?&](?:[a-z]{1,16}_)?(?:token|code|credential|secret|invitation|q|search|title|ingredients|input)=)[^\s"'<>&#\\[]+/gi,
      `$1${REDACTED}`,
    )
    .replaceAll(/(:\/\/[^\s"'<>/@:]{0,64}:)[^\s"'<>/@]{1,256}@/g, `$1${REDACTED}@`)
    .replaceAll(OWN_TOKEN, REDACTED);
}

/** Removes the parameters of a failed SQL statement, which drizzle appends to the message. */
function removeSqlParameters(message: string): string {
  return message.replace(/\nparams: [\s\S]*$/, () => `\nparams: ${REDACTED}`);
}

type Walk = { nodes: number; seen: WeakSet<object> };

/**
 * Copies a value and redacts every value under a secret key at any depth. With `keepCode`, the key `code` is
 * not secret, because in an error it is the error code.
 */
export function redactSecretKeysDeep(value: unknown, keepCode = false): unknown {
  return redactSecretKeysWithinLimits(value, 0, { nodes: 0, seen: new WeakSet() }, keepCode);
}

function redactSecretKeysWithinLimits(
  value: unknown,
  depth: number,
  state: Walk,
  keepCode: boolean,
): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (value instanceof Date || ArrayBuffer.isView(value)) {
    return value instanceof Date ? value : `[${value.byteLength} bytes]`;
  }
  state.nodes += 1;
  if (depth > MAX_DEPTH || state.nodes > MAX_NODES || state.seen.has(value)) return "[cut]";
  state.seen.add(value);
  if (Array.isArray(value))
    return value.map((item) => redactSecretKeysWithinLimits(item, depth + 1, state, keepCode));
  if (value instanceof Map || value instanceof Set) {
    return redactSecretKeysWithinLimits(
      value instanceof Map ? Object.fromEntries(value) : [...value],
      depth + 1,
      state,
      keepCode,
    );
  }
  const isError = value instanceof Error;
  const entries: [string, unknown][] = Object.entries(value);
  if (isError) {
    const message = removeSqlParameters(value.message);
    const stack = value.stack?.replaceAll(value.message, () => message);
    entries.unshift(["type", value.name], ["message", message], ["stack", stack]);
    // An enumerable `cause` is among the entries already; a second visit would replace it with "[cut]".
    const listed = Object.prototype.propertyIsEnumerable.call(value, "cause");
    if (value.cause !== undefined && !listed) entries.push(["cause", value.cause]);
  }
  const copy: Record<string, unknown> = {};
  for (const [key, item] of entries) {
    const spared = (keepCode || isError) && key === "code";
    const isSecret = (isError && key === "params") || (isSecretKey(key) && !spared);
    copy[key] = isSecret ? REDACTED : redactSecretKeysWithinLimits(item, depth + 1, state, keepCode);
  }
  return copy;
}
