import { mkdirSync } from "node:fs";
import { networkInterfaces } from "node:os";
import { join } from "node:path";
import { openDb } from "#db/client.ts";
import { migrateDatabase } from "#db/migrate.ts";
import { seedStarter } from "#db/seed.ts";
import { createApp } from "./app.ts";
import { runVerb } from "./bin/verbs.ts";
import type { Deps } from "./context.ts";
import type { ImportDraft } from "./engines/page-reader/page-reader.ts";
import { createEmbeddedSearch } from "./engines/search/search.ts";
import { baseUrl, ConfigurationError, type Env, readEnv } from "./env.ts";
import { createRateLimits } from "./guards/rate-limits.ts";
import { loadStaticFiles } from "./http/static-files.ts";
import { startJobs } from "./jobs/job.ts";
import { outboxJob } from "./jobs/outbox.ts";
import { retentionJob } from "./jobs/retention.ts";
import { sweepJob } from "./jobs/sweep.ts";
import { systemClock } from "./lib/clock.ts";
import { createUuidV7 } from "./lib/ids.ts";
import { createImageStore } from "./lib/images.ts";
import { createLogger } from "./lib/logger.ts";
import { createMailer } from "./lib/mailer.ts";
import { claimOwnership, OwnedElsewhereError } from "./lib/owner-socket.ts";
import { createPasswords } from "./lib/passwords.ts";
import { createSafeFetch } from "./lib/safe-fetch.ts";
import { printToTerminal } from "./lib/terminal.ts";
import { createWorkerPool } from "./lib/worker-pool.ts";

const PAGE_DEADLINE = 10_000;

/** Puts the parts together, listens, and stops in the opposite order. */
async function start(env: Env): Promise<void> {
  mkdirSync(env.DATA_DIR, { recursive: true, mode: 0o700 });
  let deps: Deps | undefined;
  const ownership = await claimOwnership(env.DATA_DIR, async (verb, args) => {
    if (!deps) throw new Error("The server is still starting. Try again in a moment.");
    return runVerb(deps, verb, args);
  });
  const log = createLogger({ level: env.LOG_LEVEL });
  const databaseUrl = env.DATABASE_URL ?? `file:${join(env.DATA_DIR, "larder.db")}`;
  const authToken = env.DATABASE_AUTH_TOKEN === undefined ? {} : { authToken: env.DATABASE_AUTH_TOKEN };
  await migrateDatabase(databaseUrl, {
    folder: join(import.meta.dirname, "../../db/migrations"),
    backupsDir: join(env.DATA_DIR, "backups"),
    log: (line) => log.info(line),
    ...authToken,
  });
  const db = await openDb(databaseUrl, { ...authToken, development: env.development });
  const clock = systemClock;
  const pages = createWorkerPool<{ html: string; url: string | null }, ImportDraft | null>({
    entry: new URL("./page-reader-worker.js", import.meta.url),
    size: 2,
    maxQueue: 16,
    deadlineMs: PAGE_DEADLINE,
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });
  const mailer = createMailer({
    smtpUrl: env.SMTP_URL,
    from: env.MAIL_FROM ?? `Larder <larder@${new URL(baseUrl(env)).hostname}>`,
    outboxDir: join(env.DATA_DIR, "outbox"),
    printLink: printToTerminal,
  });
  deps = {
    env,
    baseUrl: baseUrl(env),
    db,
    clock,
    uuid: createUuidV7(clock),
    log,
    passwords: createPasswords(),
    images: createImageStore({ dir: join(env.DATA_DIR, "images") }),
    fetchPage: createSafeFetch({ proxy: env.IMPORT_PROXY }),
    readPage: (html, url) => pages.run({ html, url }),
    search: createEmbeddedSearch(),
    rateLimits: createRateLimits(clock),
    wakeOutbox: () => jobs.wake("outbox"),
  };
  if (env.SEED === "starter") await seedStarter(deps);
  const app = await createApp(deps, await loadStaticFiles(join(import.meta.dirname, "../client")));
  const jobs = startJobs([outboxJob, sweepJob, retentionJob], { ...deps, mailer });
  await app.listen({ port: env.PORT, host: env.HOST });
  announce(env, app.addresses()[0]?.port ?? env.PORT);

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await app.close();
    await jobs.stop();
    mailer.close();
    await pages.close();
    await ownership.release();
    await db.close();
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => void stop());
  process.on("unhandledRejection", (error) => log.error({ err: error }, "a promise was left alone"));
}

/** Where the server answers; with 0.0.0.0 also the addresses that a phone can open. */
function announce(env: Env, port: number): void {
  const own = [
    env.BASE_URL ?? `http://${env.HOST === "0.0.0.0" ? "localhost" : bracketed(env.HOST)}:${port}`,
  ];
  const all = env.HOST === "0.0.0.0" || env.HOST === "::";
  const lan = all
    ? Object.values(networkInterfaces())
        .flatMap((list) => list ?? [])
        .filter((one) => one.family === "IPv4" && !one.internal)
        .map((one) => `http://${one.address}:${port}`)
    : [];
  printToTerminal(`Larder is ready: ${[...own, ...lan].join("  ")}`);
}

function bracketed(host: string): string {
  return host.includes(":") ? `[${host}]` : host;
}

try {
  await start(readEnv(process.env));
} catch (error) {
  const expected = error instanceof ConfigurationError || error instanceof OwnedElsewhereError;
  const inUse = (error as NodeJS.ErrnoException).code === "EADDRINUSE";
  if (inUse) process.stderr.write(`Another program listens on port ${process.env.PORT ?? 3000} already.\n`);
  else process.stderr.write(`${expected ? (error as Error).message : (error as Error).stack}\n`);
  process.exit(1);
}
