const VICTIM = "victim@larder.invalid";
const BREAKS = [
  "\r\n",
  "\n",
  "\r",
  "\u0085",
  "\u2028",
  "\u2029",
  "\0",
  "\v",
  "\f",
  "%0d%0a",
  "=0D=0A",
  "\\r\\n",
  "\t",
];
const HEADERS = [
  `Bcc: ${VICTIM}`,
  `Cc: ${VICTIM}`,
  "Subject: evil",
  `To: ${VICTIM}`,
  "Content-Type: text/html",
  ".",
  "\r\nevil body",
];

/** Addresses that would be two, or somebody else's, or a header. */
export const ADDRESSES: readonly string[] = [
  ...BREAKS.flatMap((end) => HEADERS.slice(0, 4).map((header) => `cook@larder.invalid${end}${header}`)),
  `cook@larder.invalid,${VICTIM}`,
  `cook@larder.invalid;${VICTIM}`,
  `cook@larder.invalid ${VICTIM}`,
  `<${VICTIM}>`,
  `A <${VICTIM}>`,
  `"cook@larder.invalid" <${VICTIM}>`,
  `"${VICTIM} x"@larder.invalid`,
  `cook@larder.invalid(${VICTIM})`,
  `(${VICTIM})cook@larder.invalid`,
  `group:${VICTIM};`,
  `@larder.invalid:${VICTIM}`,
  `cook@larder.invalid@evil.example`,
  `cook%evil.example@larder.invalid`,
  `cook!evil@larder.invalid`,
  `"cook"@larder.invalid`,
  `=?utf-8?q?victim?=@larder.invalid`,
  `=?utf-8?q?cook=40evil.example=3e=20?=@larder.invalid`,
  `cook@[127.0.0.1]`,
  `cook@localhost`,
  `cook@larder.invalid.`,
  `cook@larder..invalid`,
  `.cook@larder.invalid`,
  `${"c".repeat(300)}@larder.invalid`,
  `cook@${"l".repeat(300)}.invalid`,
  `cook@xn--lrder-hra.invalid\u202e`,
  "",
  "@",
  "cook",
];
/** Names that would be headers, addresses or markup. */
export const NAMES: readonly string[] = [
  ...BREAKS.flatMap((end) => HEADERS.map((header) => `Cook${end}${header}`)),
  `<${VICTIM}>`,
  `Cook <${VICTIM}>, Other`,
  `"Cook" <${VICTIM}>`,
  `=?utf-8?q?Cook=0D=0ABcc=3A_victim?=`,
  "<script>alert(1)</script>",
  "{{7*7}}",
  "Cook, https://evil.example/claim",
  "\u202eevil",
];

/** Headers by which a server could be told that it goes by another name. */
export const HOSTS: readonly Record<string, string>[] = [
  ...[
    "evil.example",
    "localhost.evil.example",
    "evil.example:80",
    "localhost@evil.example",
    "evil.example#",
    "evil.local.example",
  ].map((host) => ({ host })),
  ..."x-forwarded-host x-host x-forwarded-server x-original-host x-http-host-override x-original-url x-rewrite-url referer origin"
    .split(" ")
    .flatMap((name) => ["evil.example", "https://evil.example"].map((value) => ({ [name]: value }))),
  { forwarded: "host=evil.example;proto=https" },
  { "x-forwarded-proto": "gopher", "x-forwarded-port": "1" },
  { "x-forwarded-prefix": "//evil.example" },
];
