import { signIn } from "../../trial/rest-client.ts";
import { addSampleMember } from "../../trial/sample-members.ts";
import type { ServerProcess } from "../../trial/server-process.ts";
import { addressIn, createTrial } from "../account-proof/trial-accounts.ts";
import { proveLines } from "../prove-lines.ts";
import { type Asked, ask } from "./ask.ts";
import { evilStrings } from "./evil-strings.ts";
import type { Findings } from "./goal.ts";
import { created } from "./recipe-bodies.ts";

const EMAIL = "cook@larder.invalid";
/** Of processor time: what others on the machine do does not count. The readers' threads are part of the whole. */
const MOST_MS = { whole: 100, main: 50 };
/** What looks too slow is asked again so often, and the least counts. */
const RUNS = 4;

type Field = { name: string; size: number; request: (text: string) => Asked };
const post = (path: string, body: object): Asked => ({ method: "POST", path, body });
/** Fields that are read, each with as many signs as it takes. */
const FIELDS: readonly Field[] = [
  { name: "pasted text", size: 20_000, request: (text) => post("/api/import/extract-text", { text }) },
  {
    name: "page",
    size: 60_000,
    request: (text) =>
      post("/api/import/extract", {
        url: "https://www.allrecipes.com/a",
        html: `<html><body>${text}</body></html>`,
      }),
  },
  {
    name: "ingredient line",
    size: 700,
    request: (text) => post("/api/recipes", created({ ingredients: [{ original_text: text }] })),
  },
  {
    name: "step",
    size: 5000,
    request: (text) => post("/api/recipes", created({ instructions: [{ instruction: text }] })),
  },
  {
    name: "search",
    size: 100,
    request: (text) => ({
      path: `/api/recipes/search/quick?q=${encodeURIComponent(text.replaceAll(/[\ud800-\udfff]/g, ""))}`,
    }),
  },
  { name: "address", size: 2000, request: (text) => post("/api/import/validate", { url: text }) },
  { name: "email", size: 254, request: (email) => post("/api/auth/forgot-password", { email }) },
  {
    name: "browser",
    size: 8000,
    request: (text) => ({
      path: "/api/auth/me",
      headers: { "user-agent": text.replaceAll(/[^\x20-\x7e]/g, "?") },
    }),
  },
];

/** G25: no text costs the server more than 100 ms, nor its main thread 50, and `tries` random lines do no harm either. */
export async function proveReaders(tries: number): Promise<Findings> {
  const trial = createTrial();
  try {
    await trial.fill((deps) => addSampleMember(deps, EMAIL, 0));
    const server = await trial.serve({ USAGE_LIMITS: "off", TRUST_PROXY: "127.0.0.1" });
    const evil = await readAll(server).finally(() => server.stop());
    const lines = await proveLines(String(tries));
    const failures = lines.ok ? [] : [`random lines: ${JSON.stringify(lines)}`];
    return { tries: evil.tries + lines.lines, failures: [...evil.failures, ...failures] };
  } finally {
    trial.remove();
  }
}

async function readAll(server: ServerProcess): Promise<Findings> {
  const token = (await signIn(server.url, EMAIL)).authorization.slice("Bearer ".length);
  const failures: string[] = [];
  let asked = 0;
  const send = async (field: Field, text: string) => {
    asked += 1;
    // From a network of its own each, so that no rate ends it.
    const request = field.request(text);
    const headers = { ...request.headers, "x-forwarded-for": addressIn(asked) };
    const before = { whole: server.cpu(), main: server.mainCpu() };
    const { status } = await ask(server.url, { ...request, token, headers });
    return { status, whole: server.cpu() - before.whole, main: server.mainCpu() - before.main };
  };
  for (const field of FIELDS) {
    // Code that is new is slow.
    for (let n = 0; n < 30; n += 1) await send(field, `${n} plums and 2 cups of milk`);
    for (const { name, text } of evilStrings(field.size)) {
      let least = await send(field, text);
      for (let run = 0; run < RUNS && isSlow(least); run += 1) {
        const again = await send(field, text);
        least = {
          ...again,
          whole: Math.min(again.whole, least.whole),
          main: Math.min(again.main, least.main),
        };
      }
      const told = `${field.name}, ${name}: ${least.status}, ${Math.round(least.whole)} ms, ${Math.round(least.main)} of the main thread`;
      if (isSlow(least) || least.status >= 500) failures.push(told);
    }
  }
  return { tries: asked, failures };
}

function isSlow({ whole, main }: { whole: number; main: number }): boolean {
  return whole > MOST_MS.whole || main > MOST_MS.main;
}
