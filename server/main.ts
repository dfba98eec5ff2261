import { networkInterfaces } from "node:os";
import { join } from "node:path";
import { seedStarterCookbook } from "#db/seed.ts";
import { createApp } from "./app.ts";
import { assembleServer, type Parts } from "./assemble.ts";
import { runVerb } from "./cli/operator/verbs.ts";
import { listFoldersToOwn } from "./data-paths.ts";
import { warmUpLexicon } from "./engines/search/search.ts";
import { type Env, parseEnv } from "./env.ts";
import { setSearchOutboxEnabled } from "./features/search-index/service/outbox.ts";
import { loadStaticFiles } from "./http/static-files.ts";
import { claimDataFolder, type Ownership } from "./lib/process/owner-socket.ts";
import { printToTerminal } from "./lib/process/terminal.ts";
import { formatStartErrorOrNull } from "./start-errors.ts";
import { commandTexts } from "./texts/en/operator.ts";

/** When the server stops, it waits this long for slow requests, and as long again for everything else. */
const STOP_TIMEOUT_MS = 12_000;
const GIVE_UP_AFTER = 25_000;
/**
 * Two signals within this time count as one, because a terminal signals each process and the parent process
 * forwards its signal, too.
 */
const SIGNAL_DEBOUNCE_MS = 500;

/** Claims the data folder, builds the parts and listens. Stopping does the reverse. */
async function startServer(env: Env): Promise<void> {
  let parts: Parts | undefined;
  const owned: Ownership[] = [];
  for (const folder of listFoldersToOwn(env)) {
    owned.push(
      await claimDataFolder(folder, async (verb, args, print) => {
        if (!parts) throw new Error(commandTexts.starting);
        return runVerb(parts.deps, verb, args, print);
      }),
    );
  }
  parts = await assembleServer(env);
  const { deps, mailer, jobs, close } = parts;
  // Only the server sets this flag, because an operator's command may run with other environment variables.
  await setSearchOutboxEnabled(deps.db, deps.searchServer !== null);
  warmUpLexicon();
  if (env.SEED === "starter") await seedStarterCookbook(deps);
  const app = await createApp(deps, await loadStaticFiles(join(import.meta.dirname, "../client")));
  jobs.start({ ...deps, mailer });
  await app.listen({ port: env.PORT, host: env.HOST });
  const listening = app.addresses()[0];
  printServerAddresses(env, typeof listening === "object" ? listening.port : env.PORT);

  let stoppingSince: number | null = null;
  const stop = async () => {
    if (stoppingSince !== null) {
      // A second signal exits at once, which is safe because acknowledged writes are on disk.
      if (performance.now() - stoppingSince > SIGNAL_DEBOUNCE_MS) process.exit(1);
      return;
    }
    stoppingSince = performance.now();
    setTimeout(() => app.server.closeAllConnections(), STOP_TIMEOUT_MS).unref();
    setTimeout(() => process.exit(1), GIVE_UP_AFTER).unref();
    await app.close();
    await close();
    for (const ownership of owned) await ownership.release();
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => void stop());
  process.on("unhandledRejection", (error) => deps.log.error({ err: error }, "a promise was left alone"));
}

/** Prints the server's address and, if it listens on all interfaces, its addresses in the local network. */
function printServerAddresses(env: Env, port: number): void {
  const all = env.HOST === "0.0.0.0" || env.HOST === "::";
  const host = all ? "localhost" : env.HOST.includes(":") ? `[${env.HOST}]` : env.HOST;
  const lan = Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter((entry) => all && entry.family === "IPv4" && !entry.internal)
    .map((entry) => `http://${entry.address}:${port}`);
  printToTerminal(`Larder is ready: ${[env.BASE_URL ?? `http://${host}:${port}`, ...lan].join("  ")}`);
}

try {
  await startServer(parseEnv(process.env));
} catch (error) {
  process.stderr.write(`${formatStartErrorOrNull(error) ?? (error as Error).stack ?? error}\n`);
  process.exit(1);
}
