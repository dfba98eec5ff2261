/** Content security policy of the app: only same-origin resources, and no HTML from strings. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data:",
  "connect-src 'self'",
  "font-src 'self'",
  "media-src 'self' blob:",
  "manifest-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  // The only Trusted Types policy of the client; it permits the URL of the service worker
  // (src/features/timers/notifications.ts).
  "trusted-types larder-worker",
];

const GOOGLE = "https://accounts.google.com/gsi";
/** Additional sources for Google's sign-in prompt. */
const FOR_GOOGLE: Readonly<Record<string, string>> = {
  "script-src": `${GOOGLE}/client`,
  "style-src": `${GOOGLE}/style`,
  "connect-src": `${GOOGLE}/`,
};

/**
 * Headers of /login on a server that shows Google's prompt; they replace the usual ones. The prompt's script
 * creates HTML from strings, so Trusted Types are off. The prompt needs the page's origin, which
 * `no-referrer` would hide.
 */
export function createLoginPageHeadersForOneTap(https: boolean): Record<string, string> {
  const policy = POLICY.filter((directive) => !/^(?:require-)?trusted-types/.test(directive)).map(
    (directive) => {
      const more = FOR_GOOGLE[directive.split(" ")[0] ?? ""];
      return more === undefined ? directive : `${directive} ${more}`;
    },
  );
  return {
    "content-security-policy": formatContentSecurityPolicy([...policy, `frame-src ${GOOGLE}/`], https),
    "referrer-policy": "strict-origin",
  };
}

function formatContentSecurityPolicy(directives: readonly string[], https: boolean): string {
  return [...directives, ...(https ? ["upgrade-insecure-requests"] : [])].join("; ");
}

/**
 * Security headers of every response. The headers that enforce HTTPS are sent only with an https base URL.
 */
export function createSecurityHeaders(https: boolean): Record<string, string> {
  return {
    "content-security-policy": formatContentSecurityPolicy(POLICY, https),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(self), screen-wake-lock=(self), microphone=(), geolocation=()",
    "x-frame-options": "DENY",
    ...(https ? { "strict-transport-security": "max-age=31536000" } : {}),
  };
}
