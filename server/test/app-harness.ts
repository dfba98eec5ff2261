import { mkdirSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { createApp } from "#server/app.ts";
import type { SlowClientLimits } from "#server/http/slow-client-timeout.ts";
import { loadStaticFiles } from "#server/http/static-files.ts";
import type { Harness } from "./harness.ts";

/** Replaces the page of the built client; its title distinguishes it from other answers. */
const PAGE = '<!doctype html><html lang="en"><head><title>Larder</title></head><body></body></html>';

/** The server over HTTP for the parts of a harness. It does not listen. Must be closed before the harness. */
export async function createTestApp(
  harness: Harness,
  slowClientLimits?: SlowClientLimits,
): Promise<FastifyInstance> {
  const folder = join(harness.folder, "client");
  mkdirSync(join(folder, "assets"), { recursive: true });
  writeFileSync(join(folder, "index.html"), PAGE);
  writeFileSync(join(folder, "shared.js"), "void 0;");
  writeFileSync(join(folder, "unplugged.svg"), "<svg/>");
  writeFileSync(join(folder, "assets/main-abc123.js"), "void 0;");
  for (const encoding of ["br", "gz"]) writeFileSync(join(folder, `shared.js.${encoding}`), encoding);
  return createApp(harness.deps, await loadStaticFiles(folder), slowClientLimits);
}

/** Listens on a free local port and returns the port. */
export async function listen(app: FastifyInstance): Promise<number> {
  await app.listen({ port: 0, host: "127.0.0.1" });
  return (app.server.address() as AddressInfo).port;
}
