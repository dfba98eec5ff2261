import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer as createSocket } from "node:net";
import { dirname } from "node:path";
import { root } from "./child.mjs";
import { stopWhenParentEnds } from "./end-with-parent.mjs";
import { ensureBuiltOrExit, ensureInstalled } from "./ensure.mjs";

stopWhenParentEnds();
await ensureBuiltOrExit(ensureInstalled);
process.env.NODE_ENV = "development";
const { build, createServer } = await import("vite");

const output = "dist/dev";
/** The server sends this file of the built client for unknown addresses, also in development. */
const page = `${root}/dist/client/index.html`;
const apiPort = await freePort();
const web = await createServer({
  root,
  server: {
    port: Number(process.env.PORT ?? 5173),
    proxy: {
      "^/(api|trpc|images|r)(/|$)|^/(robots\\.txt|sitemap\\.xml)$": { target: `http://127.0.0.1:${apiPort}` },
    },
  },
});
await web.listen();
if (!existsSync(page)) {
  mkdirSync(dirname(page), { recursive: true });
  writeFileSync(page, await web.transformIndexHtml("/", readFileSync(`${root}/index.html`, "utf8")));
}
const address = web.resolvedUrls?.local[0]?.replace(/\/$/, "") ?? "";

/** @type {import("node:child_process").ChildProcess | undefined} */
let server;
let restarting = Promise.resolve();

const watcher = await build({
  root,
  logLevel: "warn",
  build: { ssr: true, outDir: output, watch: { clearScreen: false } },
});
if (!("on" in watcher)) throw new Error("vite did not start to watch.");
watcher.on("event", (event) => {
  if (event.code === "ERROR") console.error(event.error.message);
  if (event.code === "END") restarting = restarting.then(restart);
});

async function restart() {
  await stopServer();
  const env = { ...process.env, HOST: "127.0.0.1", PORT: String(apiPort), BASE_URL: address };
  server = spawn(process.execPath, ["--enable-source-maps", `${output}/main.js`], {
    cwd: root,
    env,
    stdio: "inherit",
  });
  await untilItAnswers(server);
  console.log(`The app, with reload: ${address}`);
  web.ws.send({ type: "full-reload" });
}

async function stopServer() {
  const running = server;
  server = undefined;
  if (!running || running.exitCode !== null || running.signalCode !== null) return;
  const ended = new Promise((resolve) => running.once("exit", resolve));
  running.kill("SIGTERM");
  const impatience = setTimeout(() => running.kill("SIGKILL"), 5_000);
  await ended;
  clearTimeout(impatience);
}

/** @param {import("node:child_process").ChildProcess} child */
async function untilItAnswers(child) {
  while (child.exitCode === null && child.signalCode === null) {
    const response = await fetch(`http://localhost:${apiPort}/api/health`).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createSocket().once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"])) {
  process.once(signal, async () => {
    await stopServer();
    process.exit(0);
  });
}
