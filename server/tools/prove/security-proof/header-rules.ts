/** The policy of every answer but those with one of their own; the order of its directives is free. */
const DIRECTIVES = [
  "default-src 'none'",
  "script-src 'self'",
  "img-src 'self' blob: data:",
  "connect-src 'self'",
  "font-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types larder-worker",
];
/** The reference page and the pictures run no script at all. */
const SCRIPTLESS = ["default-src 'none'"];
const FIXED: Readonly<Record<string, string>> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "x-frame-options": "DENY",
};
const BANNERS = ["server", "x-powered-by", "via"];

type Headers = Record<string, string | string[] | undefined>;

/** What is wrong with the headers of an answer; `isData` is one of the API, which nobody may keep. */
export function wrongHeaders(
  headers: Headers,
  { isHttps, isData }: { isHttps: boolean; isData: boolean },
): string[] {
  const told = (name: string) => String(headers[name] ?? "");
  const wrong = Object.entries(FIXED)
    .filter(([name, value]) => told(name) !== value)
    .map(([name]) => `${name}: ${told(name) || "missing"}`);
  wrong.push(...wrongPolicy(told("content-security-policy")));
  if (isHttps && !/max-age=(\d{8,})/.test(told("strict-transport-security"))) wrong.push("no HSTS");
  if (!isHttps && headers["strict-transport-security"] !== undefined) wrong.push("HSTS over http");
  if (isData && !told("cache-control").includes("no-store"))
    wrong.push(`cache-control: ${told("cache-control")}`);
  wrong.push(
    ...BANNERS.filter((name) => headers[name] !== undefined).map((name) => `${name}: ${told(name)}`),
  );
  if (headers["access-control-allow-origin"] !== undefined) wrong.push("access-control-allow-origin");
  return wrong;
}

function wrongPolicy(policy: string): string[] {
  const directives = policy.split(";").map((one) => one.trim());
  const hasScripts = directives.some((one) => one.startsWith("script-src"));
  const missing = (hasScripts ? DIRECTIVES : SCRIPTLESS).filter((one) => !directives.includes(one));
  const loose = directives.filter((one) => /^script-src.*unsafe|\*/.test(one));
  return [...missing.map((one) => `no ${one}`), ...loose];
}

/** The headers of the first answer in what came over a wire. */
export function headersIn(text: string): Headers {
  const [head = ""] = text.split("\r\n\r\n");
  const lines = head.split("\r\n").slice(1);
  return Object.fromEntries(
    lines.map((line) => [
      line.slice(0, line.indexOf(":")).toLowerCase(),
      line.slice(line.indexOf(":") + 1).trim(),
    ]),
  );
}
