import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The project's folder, with a separator at the end. */
export const root = fileURLToPath(new URL("../..", import.meta.url));

/**
 * Returns the script of an installed package's command, so that this Node can run it without a shell.
 * @param {string} packageName
 * @param {string} [command] defaults to the package's name without its scope
 */
export function packageScriptPath(packageName, command = packageName.split("/").at(-1) ?? packageName) {
  const folder = join(root, "node_modules", packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return join(folder, typeof bin === "string" ? bin : bin[command]);
}

/**
 * Returns the command that runs npm: its script if that is found, which needs no shell.
 * @returns {{ command: string, args: string[], shell: boolean }}
 */
export function npmCommand() {
  const nodeFolder = dirname(process.execPath);
  const candidates = [
    process.env.npm_execpath ?? "",
    join(nodeFolder, "../lib/node_modules/npm/bin/npm-cli.js"),
    join(nodeFolder, "node_modules/npm/bin/npm-cli.js"),
  ];
  const script = candidates.find((path) => path.endsWith("npm-cli.js") && existsSync(path));
  if (script) return { command: process.execPath, args: [script], shell: false };
  return { command: "npm", args: [], shell: process.platform === "win32" };
}

/**
 * Runs a program until it ends, with all its output on standard error.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, shell?: boolean }} [options]
 * @returns {Promise<number>} its exit code; 1 if a signal ended it or it could not start
 */
export function runToExitCode(command, args, { env = process.env, shell = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, env, shell, stdio: ["ignore", 2, 2] });
    child.once("error", (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.once("exit", (code) => resolve(code ?? 1));
  });
}

/**
 * Runs a script in its own process group and collects the end of its output.
 * @param {string[]} args arguments of Node
 * @param {{ env?: NodeJS.ProcessEnv, deadline: number }} options deadline in ms, after which the group is killed
 * @returns {Promise<{ code: number, output: string, timedOut: boolean }>}
 */
export function runWithOutput(args, { env = process.env, deadline }) {
  return new Promise((resolve) => {
    const windows = process.platform === "win32";
    const { FORCE_COLOR: _, ...withoutColor } = env;
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...withoutColor, NO_COLOR: "1" },
      detached: !windows,
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    let timedOut = false;
    /** @param {Buffer} chunk */
    const keep = (chunk) => {
      output = (output + chunk).slice(-400_000);
    };
    const end = () => {
      if (child.pid === undefined) return;
      try {
        process.kill(windows ? child.pid : -child.pid, "SIGKILL");
      } catch {
        // The process has already exited.
      }
    };
    const interrupt = () => {
      end();
      process.exit(130);
    };
    const timer = setTimeout(() => {
      timedOut = true;
      end();
    }, deadline);
    process.once("SIGINT", interrupt).once("SIGTERM", interrupt);
    child.stdout.on("data", keep);
    child.stderr.on("data", keep);
    child.once("error", (error) => keep(Buffer.from(error.message)));
    child.once("close", (code) => {
      clearTimeout(timer);
      process.off("SIGINT", interrupt).off("SIGTERM", interrupt);
      resolve({ code: code ?? 1, output, timedOut });
    });
  });
}
