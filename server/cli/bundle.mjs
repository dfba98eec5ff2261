import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { packageScriptPath, root, runToExitCode } from "./child.mjs";

/** Largest total size in bytes (Brotli) of the scripts and styles that index.html loads or preloads. */
const FIRST_LOAD_LIMIT = 105_000;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Builds client and server into new folders and replaces the old ones only at the end, so that a failed build
 * changes nothing.
 */
export async function buildClientAndServer() {
  // Runs in its own process, because its packages may have been installed after this process started.
  if ((await runToExitCode(process.execPath, [join(root, "server/cli/check-data.mjs")])) !== 0)
    throw new Error("A data file has an error, listed above.");
  const vite = packageScriptPath("vite");
  // The NODE_ENV of a development environment must not be compiled into the bundle.
  const env = { ...process.env, NODE_ENV: "production" };
  const next = { client: "dist/client.next", server: "dist/server.next" };
  const codes = await Promise.all([
    runToExitCode(process.execPath, [vite, "build", "--logLevel", "warn", "--outDir", next.client], { env }),
    runToExitCode(process.execPath, [vite, "build", "--ssr", "--logLevel", "warn", "--outDir", next.server], {
      env,
    }),
  ]);
  if (codes.some((code) => code !== 0)) throw new Error("The build failed; its reason stands above.");
  await compressFolder(join(root, next.client));
  checkFirstLoad(join(root, next.client));
  swap(next.client, "dist/client");
  swap(next.server, "dist/server");
}

/**
 * @param {string} next
 * @param {string} target
 */
function swap(next, target) {
  const old = join(root, `${target}.old`);
  rmSync(old, { recursive: true, force: true });
  if (existsSync(join(root, target))) renameSync(join(root, target), old);
  renameSync(join(root, next), join(root, target));
  rmSync(old, { recursive: true, force: true });
}

/**
 * Writes a .br and a .gz file next to each text file, unless they would be larger.
 * @param {string} folder
 */
async function compressFolder(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const texts = files.filter((name) => /\.(css|html|js|json|svg|txt|webmanifest|xml|ttf|wasm)$/.test(name));
  await Promise.all(texts.map((name) => compress(join(folder, name))));
}

/**
 * Throws if the scripts and styles that the first page loads exceed their size limit.
 * @param {string} folder
 */
function checkFirstLoad(folder) {
  const page = readFileSync(join(folder, "index.html"), "utf8");
  const files = [...page.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css))"/g)].map(([, name]) => {
    const path = join(folder, name ?? "");
    return { name, bytes: statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size };
  });
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  if (total <= FIRST_LOAD_LIMIT) return;
  const largest = files.sort((a, b) => b.bytes - a.bytes).map(({ name, bytes }) => `  ${bytes} B ${name}`);
  throw new Error(
    `The first load has ${total} B of scripts and styles (brotli), more than ${FIRST_LOAD_LIMIT} B:\n${largest.join("\n")}`,
  );
}

/** @param {string} path */
async function compress(path) {
  const content = readFileSync(path);
  const options = {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  };
  const variants = [
    { end: ".br", bytes: await brotli(content, options) },
    { end: ".gz", bytes: await zip(content, { level: 9 }) },
  ];
  for (const { end, bytes } of variants) {
    if (bytes.length < content.length) writeFileSync(path + end, bytes);
  }
}
