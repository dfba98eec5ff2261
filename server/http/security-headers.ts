/** The policy of the application: nothing is loaded but what this server serves, and no markup is made of text. */
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
  // The one policy of the client: it names the service worker (src/features/timers/notifications.ts).
  "trusted-types larder-worker",
];

const GOOGLE = "https://accounts.google.com/gsi";
/** What Google's own prompt needs beside it: its script, its style, its frame, its calls. Its script makes markup of text. */
const FOR_GOOGLE: Readonly<Record<string, string>> = {
  "script-src": `${GOOGLE}/client`,
  "style-src": `${GOOGLE}/style`,
  "connect-src": `${GOOGLE}/`,
};

/**
 * Headers of the page at /login that stand in the place of the usual ones where Google's prompt may come up there. It
 * looks at the origin of the page that asks, which `no-referrer` would keep from it; the rest of the address stays here.
 */
export function oneTapHeaders(https: boolean): Record<string, string> {
  const policy = POLICY.filter((directive) => !/^(?:require-)?trusted-types/.test(directive)).map(
    (directive) => {
      const more = FOR_GOOGLE[directive.split(" ")[0] ?? ""];
      return more === undefined ? directive : `${directive} ${more}`;
    },
  );
  return {
    "content-security-policy": joinPolicy([...policy, `frame-src ${GOOGLE}/`], https),
    "referrer-policy": "strict-origin",
  };
}

function joinPolicy(directives: readonly string[], https: boolean): string {
  return [...directives, ...(https ? ["upgrade-insecure-requests"] : [])].join("; ");
}

/** Headers of every answer, made once. What needs HTTPS is sent only under an https base address. */
export function securityHeaders(https: boolean): Record<string, string> {
  return {
    "content-security-policy": joinPolicy(POLICY, https),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(self), screen-wake-lock=(self), microphone=(), geolocation=()",
    "x-frame-options": "DENY",
    ...(https ? { "strict-transport-security": "max-age=31536000" } : {}),
  };
}
