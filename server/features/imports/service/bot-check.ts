/** Headers by which a gatekeeper says that it asks in place of the site. */
const HEADERS: Record<string, RegExp> = {
  "cf-mitigated": /challenge/i,
  "x-amzn-waf-action": /challenge|captcha/i,
};

/** What stands in the pages of the common gatekeepers, in lower case. */
const MARKS = [
  "/cdn-cgi/challenge-platform/",
  "_cf_chl_opt",
  "cf-browser-verification",
  "captcha-delivery.com",
  "_incapsula_resource",
  "px-captcha",
  "/_sec/cp_challenge/",
  "awswafintegration",
  "/.well-known/sgcaptcha/",
  "sucuri_cloudproxy_js",
  "g-recaptcha",
  "h-captcha",
  "cf-turnstile",
];
const TITLES =
  /^(?:just a moment|attention required|access denied|pardon our interruption|are you a robot|verify you are human|verifying you are human|one moment, please|ddos-guard|security check|human verification|checking your browser|robot or human)/;

/** A page beyond the gate has more to say than this. */
const GATE_CHARS = 2_000;
const LOOKED_AT = 200_000;

type Answer = { headers?: Readonly<Record<string, string | string[] | undefined>>; html: string };

/**
 * Whether a page without a recipe asks its reader to prove that they are no program. Sites behind a gatekeeper carry its
 * marks on every page, so a mark counts only where little else can be read. Its first 200,000 characters are looked at.
 */
export function isBotCheck({ headers = {}, html }: Answer): boolean {
  const said = Object.entries(HEADERS).some(([name, value]) => value.test(String(headers[name] ?? "")));
  if (said) return true;
  const start = html.slice(0, LOOKED_AT).toLowerCase();
  if (html.length > LOOKED_AT || visibleLength(start) > GATE_CHARS) return false;
  return TITLES.test(titleOf(start)) || MARKS.some((mark) => start.includes(mark));
}

function titleOf(html: string): string {
  const open = html.indexOf("<title");
  const from = open === -1 ? -1 : html.indexOf(">", open);
  return from === -1 ? "" : html.slice(from + 1, from + 200).trim();
}

/** Characters outside of tags, scripts and styles. One walk from start to end. */
function visibleLength(html: string): number {
  let length = 0;
  for (let at = 0; at < html.length; ) {
    const open = html.indexOf("<", at);
    if (open === -1) return length + html.slice(at).trim().length;
    length += html.slice(at, open).trim().length;
    const silent = /^<(script|style|noscript)\b/.exec(html.slice(open, open + 10))?.[1];
    const from = silent ? html.indexOf(`</${silent}`, open) : open;
    const close = from === -1 ? -1 : html.indexOf(">", from);
    if (close === -1) return length;
    at = close + 1;
  }
  return length;
}
