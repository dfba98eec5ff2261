import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createApp } from "#server/app.ts";
import { assembleServer } from "#server/assemble.ts";
import type { Deps } from "#server/deps.ts";
import { parseEnv } from "#server/env.ts";
import { loadStaticFiles } from "#server/http/static-files.ts";
import { type ServerProcess, startBuiltServer, TRIAL_ENV } from "./server-process.ts";

/** Runs `work` with a new folder, and removes the folder afterwards. */
export async function withTemporaryFolder<Result>(
  name: string,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), `larder-${name}-`));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs `work` with the dependencies of a server on a data folder, which serves no requests. */
export async function withServerDeps<Result>(
  dataDir: string,
  work: (deps: Deps) => Promise<Result>,
  env: Record<string, string> = {},
): Promise<Result> {
  const parts = await assembleServer(parseEnv({ ...TRIAL_ENV, ...env, DATA_DIR: dataDir }));
  try {
    return await work(parts.deps);
  } finally {
    await parts.close();
  }
}

/** Runs `work` with a built server on a data folder, in a process of its own. */
export async function withBuiltServer<Result>(
  dataDir: string,
  work: (server: ServerProcess) => Promise<Result>,
  env: Record<string, string> = {},
): Promise<Result> {
  const server = await startBuiltServer(dataDir, env);
  try {
    return await work(server);
  } finally {
    await server.stop();
  }
}

/** Runs `work` with the address of a server that runs in this process. */
export async function withServerInProcess<Result>(
  deps: Deps,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  const app = await createApp(deps, await loadStaticFiles(join(import.meta.dirname, "../client")));
  try {
    await app.listen({ host: "127.0.0.1", port: 0 });
    return await work(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}`);
  } finally {
    await app.close();
  }
}
