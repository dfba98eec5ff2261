import { beforeAll, expect, it } from "vitest";
import { recipeInput } from "./recipe-input.ts";
import { setUpRestClient } from "./set-up-rest-client.ts";

const SCHEMES = "javascript data vbscript file ftp blob about view-source ws mailto".split(" ");
const REST = "alert(document.domain)//example.org/a.png";
/** Addresses with other schemes than http and https, some of them disguised. */
const ADDRESSES = [
  ...SCHEMES.map((scheme) => `${scheme}:${REST}`),
  ...SCHEMES.map((scheme) => `${scheme.toUpperCase()}:${REST}`),
  ...["\t", "\n", "\r", "\0", " ", "\u00a0", "\u200b", "\ufeff"].map((sign) => `${sign}javascript:${REST}`),
  ...["\t", "\n", "\r", "\0"].map((sign) => `java${sign}script:${REST}`),
  ...["\t", "\n", "\0", " "].map((sign) => `javascript${sign}:${REST}`),
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

const imported = { title: "Soup", ingredients: ["1 onion"], instructions: ["Cook."] };
const FIELDS: [string, string, (address: string) => object][] = [
  ["source_url", "/api/recipes", (source_url) => ({ ...recipeInput(), source_url })],
  ["image_url", "/api/recipes", (image_url) => ({ ...recipeInput(), image_url })],
  [
    "the image_url of a step",
    "/api/recipes",
    (image_url) => ({ ...recipeInput(), instructions: [{ instruction: "Cook.", image_url }] }),
  ],
  ["source_url", "/api/import/save", (source_url) => ({ ...imported, source_url })],
  ["cover_image", "/api/import/save", (url) => ({ ...imported, cover_image: url, images: [url] })],
  ["source_url", "/api/ocr/save-recipe", (source_url) => ({ recipe: { ...recipeInput(), source_url } })],
];

const client = setUpRestClient({ USAGE_LIMITS: "off" });
let token: string;
beforeAll(async () => {
  client.harness.override({ rateLimits: { take: () => undefined } });
  token = await client.signIn();
});

/** The addresses in an answer that are neither pictures of this server nor http(s) links. */
function foreignAddresses(value: unknown, key = ""): string[] {
  if (typeof value === "object" && value !== null)
    return Object.entries(value).flatMap(([name, item]) => foreignAddresses(item, name));
  if (typeof value !== "string" || !/(?:_url|_path|^url)$/.test(key)) return [];
  return isAllowed(key, value) ? [] : [`${key} ${JSON.stringify(value)}`];
}

function isAllowed(key: string, value: string): boolean {
  if (key !== "source_url") return /^\/images\/[A-Za-z0-9_-]{22,64}\.webp$/.test(value);
  if (!URL.canParse(value)) return false;
  // `URL` parses the link in the same way as browsers.
  const { protocol, username, password } = new URL(value);
  return /^https?:$/.test(protocol) && `${username}${password}` === "";
}

it.each(FIELDS)("%s of %s keeps no address that could run or track", async (_field, path, bodyOf) => {
  for (const address of ADDRESSES) {
    const sent = await client.send("POST", path, bodyOf(address), { token });
    expect(sent.status, address).toBeLessThan(500);
    const { id, recipe_id } = (sent.body ?? {}) as { id?: string; recipe_id?: string };
    const stored = id ?? recipe_id;
    if (sent.status >= 300 || stored === undefined) continue;
    const { body } = await client.send("GET", `/api/recipes/${stored}`, undefined, { token });
    expect(foreignAddresses(body), address).toEqual([]);
  }
});
