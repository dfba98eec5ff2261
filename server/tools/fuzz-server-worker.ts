import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { getHeapCodeStatistics } from "node:v8";
import { createApp } from "#server/app.ts";
import { assemble } from "#server/assemble.ts";
import { readEnv } from "#server/env.ts";
import { loadStaticFiles } from "#server/http/static-files.ts";
import { issueToken } from "./fuzz/issue-token.ts";
import type { ServerAnswer, ServerQuestion } from "./fuzz/server-questions.ts";
import { createWeb, quickPasswords } from "./fuzz/stand-ins.ts";

/**
 * The whole server as main.ts starts it, in a process that is asked over IPC for its memory and for tokens. Two parts
 * stand in for what costs others or takes long: the web, which is made of random pages, and the hash of passwords. An
 * error that nobody catches ends the process, and so the run.
 */
const env = readEnv(process.env);
const overrides = { env: { ...env }, passwords: quickPasswords(), fetchPage: createWeb() };
const { deps, mailer, jobs, close } = await assemble(env, overrides);
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
 * What is alive after all garbage is gone; bytes. What V8 compiled stands for itself: it grows as rarer paths of the
 * program become frequent, and ends with them.
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

// One after the other: two lanes that find an account deleted at once make it once.
let last: Promise<unknown> = Promise.resolve();
process.on("message", (question: ServerQuestion) => {
  last = last.then(async () => process.send?.({ number: question.number, ...(await answerOf(question)) }));
});
process.send?.({ number: 0, port: (app.server.address() as AddressInfo).port });
