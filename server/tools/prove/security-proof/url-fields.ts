import { startCountedServer } from "../account-proof/counted-server.ts";
import { type Asked, ask, jsonOf } from "./ask.ts";
import { type Findings, pairs } from "./goal.ts";
import { created, imported, scanned } from "./recipe-bodies.ts";

const SCHEMES = [
  "javascript",
  "data",
  "vbscript",
  "file",
  "ftp",
  "blob",
  "about",
  "view-source",
  "ws",
  "mailto",
];
const rest = "alert(document.domain)//example.org/a.png";

/** Addresses that are none of http and https, or look as if they were. */
const TRICKS: readonly string[] = [
  ...SCHEMES.map((scheme) => `${scheme}:${rest}`),
  ...SCHEMES.map((scheme) => `${scheme.toUpperCase()}:${rest}`),
  ...["\t", "\n", "\r", "\0", " ", "\u00a0", "\u200b", "\ufeff"].map((sign) => `${sign}javascript:${rest}`),
  ...["\t", "\n", "\r", "\0"].map((sign) => `java${sign}script:${rest}`),
  ...["\t", "\n", "\0", " "].map((sign) => `javascript${sign}:${rest}`),
  "javascript&colon;alert(1)",
  "&#106;avascript:alert(1)",
  "javascript%3aalert(1)",
  "data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==",
  "data:image/svg+xml,<svg onload=alert(1)>",
  "//evil.example/a.png",
  "\\\\evil.example\\a.png",
  "/\\evil.example/a.png",
  "///evil.example",
  "https:evil.example:javascript:alert(1)",
  "http:/\\evil.example",
  "httpx://evil.example",
  "http s://evil.example",
  "javascript:https://example.org/",
  "jar:https://example.org/a!/b",
  "feed:javascript:alert(1)",
  "intent://evil#Intent;scheme=javascript;end",
  "x:https://example.org",
  "/images/../../evil.webp",
  "/images/%2e%2e/evil.webp",
  "/images/https://evil.example/a.webp",
  `/images/${"A".repeat(32)}.webp`,
  'https://example.org/"onload="alert(1)',
  "https://user:secret@example.org/",
];

type Field = { name: string; request: (value: string) => Asked };
const post = (path: string, body: object): Asked => ({ method: "POST", path, body });
const FIELDS: readonly Field[] = [
  { name: "source_url", request: (value) => post("/api/recipes", created({ source_url: value })) },
  { name: "image_url", request: (value) => post("/api/recipes", created({ image_url: value })) },
  {
    name: "step image_url",
    request: (value) =>
      post("/api/recipes", created({ instructions: [{ instruction: "Cook.", image_url: value }] })),
  },
  {
    name: "imported source_url",
    request: (value) => post("/api/import/save", imported({ source_url: value })),
  },
  {
    name: "imported cover_image",
    request: (value) => post("/api/import/save", imported({ cover_image: value, images: [value] })),
  },
  {
    name: "scanned source_url",
    request: (value) => post("/api/ocr/save-recipe", scanned({ source_url: value })),
  },
];

/** G5: whatever is sent as an address, what is kept and shown is http, https or a picture of this server. */
export async function proveUrlFields(tries: number): Promise<Findings> {
  const server = await startCountedServer({ env: { USAGE_LIMITS: "off" } });
  const failures: string[] = [];
  const cases = pairs(TRICKS, FIELDS).slice(0, Math.max(tries, 1));
  try {
    const { token } = await server.addMember("freemium");
    for (const [value, field] of cases) {
      const sent = await ask(server.url, { ...field.request(value), token });
      const named = `${field.name} ${JSON.stringify(value)}`;
      if (sent.status >= 500) failures.push(`${named}: ${sent.status}`);
      const answered = jsonOf<{ id?: string; recipe_id?: string }>(sent);
      const id = answered?.id ?? answered?.recipe_id;
      if (sent.status >= 300 || id === undefined) continue;
      const read = await ask(server.url, { path: `/api/recipes/${id}`, token });
      for (const wrong of wrongAddresses(jsonOf(read))) failures.push(`${named} became ${wrong}`);
      await ask(server.url, { method: "DELETE", path: `/api/recipes/${id}`, token });
    }
    return { tries: cases.length, failures };
  } finally {
    await server.close();
  }
}

/** Addresses in an answer that are none of ours. */
function wrongAddresses(value: unknown, key = ""): string[] {
  if (typeof value === "string") {
    if (!/(?:_url|_path|^url)$/.test(key)) return [];
    return isOurs(key, value) ? [] : [`${key} ${JSON.stringify(value)}`];
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => wrongAddresses(one, name));
}

function isOurs(key: string, value: string): boolean {
  if (key !== "source_url") return /^\/images\/[A-Za-z0-9_-]{22,64}\.webp$/.test(value);
  // As the browser reads it, which is what the link does.
  if (!URL.canParse(value)) return false;
  const { protocol, username, password } = new URL(value);
  return /^https?:$/.test(protocol) && `${username}${password}` === "";
}
