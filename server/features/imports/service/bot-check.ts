/** Response headers that identify a bot check. */
const HEADERS: Record<string, RegExp> = {
  "cf-mitigated": /challenge/i,
  "x-amzn-waf-action": /challenge|captcha/i,
};

/** Lower-case text that occurs in the pages of common bot checks. */
const MARKERS = [
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

/** A page with more visible text is content, not a bot check. */
const MAX_VISIBLE_CHARS = 2_000;
const MAX_CHARS_READ = 200_000;

type Answer = { headers?: Readonly<Record<string, string | string[] | undefined>>; html: string };

/**
 * Whether a page without a recipe is a bot check. Protected sites have the markers on every page, so a marker
 * counts only on a page with little visible text.
 */
export function isBotCheckPage({ headers = {}, html }: Answer): boolean {
  const said = Object.entries(HEADERS).some(([name, value]) => value.test(String(headers[name] ?? "")));
  if (said) return true;
  const start = html.slice(0, MAX_CHARS_READ).toLowerCase();
  if (html.length > MAX_CHARS_READ || countVisibleCharacters(start) > MAX_VISIBLE_CHARS) return false;
  return TITLES.test(extractHtmlTitle(start)) || MARKERS.some((mark) => start.includes(mark));
}

function extractHtmlTitle(html: string): string {
  const open = html.indexOf("<title");
  const from = open === -1 ? -1 : html.indexOf(">", open);
  return from === -1 ? "" : html.slice(from + 1, from + 200).trim();
}

/** Number of characters outside tags, scripts and styles. */
function countVisibleCharacters(html: string): number {
  let length = 0;
  for (let index = 0; index < html.length; ) {
    const open = html.indexOf("<", index);
    if (open === -1) return length + html.slice(index).trim().length;
    length += html.slice(index, open).trim().length;
    const silent = /^<(script|style|noscript)\b/.exec(html.slice(open, open + 10))?.[1];
    const from = silent ? html.indexOf(`</${silent}`, open) : open;
    const close = from === -1 ? -1 : html.indexOf(">", from);
    if (close === -1) return length;
    index = close + 1;
  }
  return length;
}
