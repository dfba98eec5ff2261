import { createHash } from "node:crypto";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { getHeapCodeStatistics } from "node:v8";
import { eq } from "drizzle-orm";
import { logins, users } from "#db/schema/index.ts";
import { createApp } from "#server/app.ts";
import { assembleServer } from "#server/assemble.ts";
import type { Deps } from "#server/deps.ts";
import { parseEnv } from "#server/env.ts";
import {
  createAccountByOperator,
  setAccountTier,
} from "#server/features/accounts/service/operate-account.ts";
import { issueTokens } from "#server/features/sessions/service/login-tokens.ts";
import { loadStaticFiles } from "#server/http/static-files.ts";
import { findUrlFaultOrNull } from "#server/lib/net/address-guard.ts";
import type { SafeFetch } from "#server/lib/net/safe-fetch.ts";
import { SafeFetchError } from "#server/lib/net/safe-fetch-error.ts";
import type { Passwords } from "#server/lib/passwords/passwords.ts";
import { seededFuzzRandom } from "./fuzz/random.ts";
import { brokenRecipePage } from "./fuzz/reader-inputs.ts";
import type { ServerAnswer, ServerQuestion } from "./fuzz/server-questions.ts";
import { SAMPLE_PASSWORD } from "./running-server/sample-members.ts";

/**
 * The complete server as main.ts starts it, in a process that reports its memory and issues tokens over IPC.
 * Web pages are random, and password hashing is fast. An uncaught error ends the process and the run.
 */
const env = parseEnv(process.env);
const overrides = { env: { ...env }, passwords: quickPasswords(), fetchPage: createWeb() };
const { deps, mailer, jobs, close } = await assembleServer(env, overrides);
const app = await createApp(deps, await loadStaticFiles(join(import.meta.dirname, "../client")));
jobs.start({ ...deps, mailer });
await app.listen({ host: "127.0.0.1", port: 0 });

async function answerOf({ ask, ...question }: ServerQuestion): Promise<Omit<ServerAnswer, "number">> {
  if (ask === "memory") return { memory: await settledMemory() };
  if (ask === "limits") {
    overrides.env.USAGE_LIMITS = question.limits ?? "on";
    return {};
  }
  if (ask === "token")
    return { token: await issueToken(deps, question.email ?? "", question.tier ?? "freemium") };
  const integrity = await deps.db.integrityCheck();
  if (integrity !== "ok") console.error(`the database is damaged: ${integrity}`);
  await app.close();
  await close();
  process.exit(0);
}

/**
 * Bytes in use after a full garbage collection. Compiled code is counted separately, because it grows when
 * rare code paths become hot.
 */
async function settledMemory() {
  for (let round = 0; round < 4; round += 1) {
    global.gc?.();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const { heapUsed, external, rss } = process.memoryUsage();
  const compiled = getHeapCodeStatistics();
  const code = compiled.code_and_metadata_size + compiled.bytecode_and_metadata_size;
  return { alive: heapUsed + external - code, code, rss };
}

// Questions are answered one at a time, so that a deleted account is created again only once.
let last: Promise<unknown> = Promise.resolve();
process.on("message", (question: ServerQuestion) => {
  last = last.then(async () => process.send?.({ number: question.number, ...(await answerOf(question)) }));
});
process.send?.({ number: 0, port: (app.server.address() as AddressInfo).port });

/** Replaces the slow password hash. */
function quickPasswords(): Passwords {
  const hashed = (password: string) => `quick ${createHash("sha256").update(password).digest("hex")}`;
  return {
    hash: async (password) => hashed(password),
    verify: async (hash, password) => hash === hashed(password),
    verifyDummy: async () => false,
    assertCapacity: () => undefined,
  };
}

/** Returns a random page for each allowed address; other addresses are refused as usual. */
function createWeb(): SafeFetch {
  let pages = 0;
  return async (url, { checkUrl = () => true, accept }) => {
    const address = new URL(url);
    const fault = checkUrl(address) ? findUrlFaultOrNull(address, [80, 443]) : "not one that may be asked";
    if (fault) throw new SafeFetchError("unreachable", fault);
    pages += 1;
    const bytes = Buffer.from(brokenRecipePage(seededFuzzRandom(pages)));
    const contentType = accept[0]?.startsWith("image") ? "image/png" : "text/html";
    return { status: 200, url: address.href, contentType, headers: {}, bytes, text: () => bytes.toString() };
  };
}

/** Issues an access token for an account; creates the account if it does not exist. */
async function issueToken(deps: Deps, email: string, tier: "freemium" | "premium"): Promise<string> {
  const account = (await readAccount(deps, email)) ?? (await makeAccount(deps, email, tier));
  const now = deps.clock.now();
  return deps.db.write(async (tx) => {
    const dates = { createdAt: now, lastUsedAt: now, expiresAt: now + 1 };
    const [login] = await tx
      .insert(logins)
      .values({ id: deps.uuid(), userRowId: account, ...dates })
      .returning();
    if (!login) throw new Error("The login was not stored");
    return (await issueTokens(tx, login, now)).accessToken;
  });
}

async function makeAccount(deps: Deps, email: string, tier: "freemium" | "premium"): Promise<number> {
  await createAccountByOperator(deps, { email, name: "A Cook", password: SAMPLE_PASSWORD });
  await setAccountTier(deps, email, tier, { since: null, until: null });
  return (await readAccount(deps, email)) ?? 0;
}

async function readAccount({ db }: Deps, email: string): Promise<number | null> {
  const [row] = await db.select().from(users).where(eq(users.email, email)).limit(1);
  return row && row.deletedAt === null && row.disabledAt === null ? row.rowId : null;
}
