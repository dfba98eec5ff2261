import { symlinkSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import sharp from "sharp";
import { build } from "vite";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { setUpFolder } from "#server/test/temp-folder.ts";
import { createWorkerPool } from "../work/worker-pool.ts";
import { configureSharp } from "./configure-sharp.ts";

const inFolder = setUpFolder("file");
const workers = ["image-worker", "scan-worker"];

beforeAll(async () => {
  const cli = fileURLToPath(new URL("../../cli/", import.meta.url));
  symlinkSync(fileURLToPath(new URL("../../../node_modules", import.meta.url)), inFolder("node_modules"));
  await build({
    configFile: false,
    logLevel: "error",
    build: {
      ssr: true,
      target: "node20",
      outDir: inFolder(),
      rolldownOptions: {
        input: Object.fromEntries(workers.map((name) => [name, `${cli}${name}.ts`])),
        output: { entryFileNames: "[name].mjs" },
      },
    },
  });
});
beforeEach(configureSharp);

it.each(workers)("keeps the cache of sharp off when %s has loaded sharp", async (name) => {
  const entry = pathToFileURL(inFolder(`${name}.mjs`));
  const pool = createWorkerPool({ entry, size: 1, maxQueue: 1, deadlineMs: 20_000, workerData: {} });
  // The kind `failed` means that the thread loaded its code before the job threw.
  await expect(pool.run(null)).rejects.toMatchObject({ kind: "failed" });
  await pool.close();
  expect(sharp.cache().items.max).toBe(0);
});
