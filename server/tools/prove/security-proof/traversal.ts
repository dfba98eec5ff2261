import { writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { type CountedServer, startCountedServer } from "../account-proof/counted-server.ts";
import { type Asked, ask, call } from "./ask.ts";
import { type Findings, pairs } from "./goal.ts";

const SECRET = "outside-of-the-folder-of-pictures";
const DOTS = [
  "../",
  "..%2f",
  "%2e%2e/",
  "%2e%2e%2f",
  "..%252f",
  "..%5c",
  "..\\",
  "....//",
  "..;/",
  "%c0%ae%c0%ae/",
];
const TARGETS = ["secret.webp", "secret", "larder.db", "etc/passwd", "images/secret.webp", "mail.key"];
const WHOLE = [
  "/etc/passwd",
  "%2fetc%2fpasswd",
  "//etc/passwd",
  "file:///etc/passwd",
  "C:\\secret",
  "\\\\host\\share",
];
const ENDS = [
  "%00",
  "%00.webp",
  "%0a",
  "%20",
  ".",
  "..",
  "~",
  "*",
  "?",
  "#",
  "%",
  "%zz",
  "%ff",
  "con",
  ".htaccess",
];

/** Ids that lead, or would like to, out of the folder of pictures. */
function ids(count: number): string[] {
  const climbs = pairs(DOTS, TARGETS).flatMap(([dots, target]) =>
    [1, 2, 4].map((depth) => dots.repeat(depth) + target),
  );
  return [...climbs, ...WHOLE, ...ENDS.map((end) => `secret${end}`), `${"A".repeat(5000)}`, "AA/secret"]
    .concat(TARGETS)
    .slice(0, count);
}

const ROADS: readonly ((id: string) => Asked)[] = [
  (id) => ({ path: `/api/upload/image/${id}` }),
  (id) => ({ path: `/images/${id}` }),
  (id) => ({ method: "DELETE", path: `/api/upload/image/${id}` }),
  (id) => call("uploads.delete", { id: decoded(id) }),
  (id) => ({ path: `/assets/${id}` }),
];

/** G7: no id and no name of a file leads out of the folder of pictures, or of the client's. */
export async function proveTraversal(tries: number): Promise<Findings> {
  const server = await startCountedServer({ env: { USAGE_LIMITS: "off" } });
  const failures: string[] = [];
  try {
    for (const folder of ["", "images"]) await plant(join(server.dataDir, folder)).catch(() => undefined);
    const { token } = await server.addMember("freemium");
    const cases = pairs(ids(tries), ROADS);
    for (const [id, road] of cases) {
      const asked = road(id);
      const reply = await ask(server.url, { ...asked, token }).catch((error: Error) => error);
      const problem = reply instanceof Error ? reply.message : judge(asked, reply.status, reply.text);
      if (problem !== null) failures.push(`${asked.method ?? "GET"} ${asked.path.slice(0, 120)}: ${problem}`);
    }
    failures.push(...(await missingFiles(server)));
    return { tries: cases.length, failures };
  } finally {
    await server.close();
  }
}

async function plant(folder: string): Promise<void> {
  const picture = await sharp({ create: { width: 2, height: 2, channels: 3, background: "red" } })
    .webp()
    .toBuffer();
  for (const name of ["secret", "secret.webp"]) writeFileSync(join(folder, name), `${SECRET}${picture}`);
}

/** A page of the app is no answer with a file; with any other success something was found, or done. */
function judge({ method, path }: Asked, status: number, text: string): string | null {
  if (text.includes(SECRET) || text.includes("root:x:")) return "told what stands outside";
  if (status === 200 && method !== "DELETE" && /^<!doctype html>/i.test(text)) {
    // Dots that the address itself resolves lead to the app's own page for people.
    return null;
  }
  return status === 400 || status === 404 || status === 414 ? null : `${status} at ${path.slice(0, 60)}`;
}

/** What was there before must be there still. */
async function missingFiles(server: CountedServer): Promise<string[]> {
  const { existsSync } = await import("node:fs");
  return ["secret", "secret.webp", "larder.db"]
    .filter((name) => !existsSync(join(server.dataDir, name)))
    .map((name) => `${name} is gone`);
}

function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
