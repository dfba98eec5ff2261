import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { delimiter, join } from "node:path";

/**
 * Chromium's arguments. They disable its own network calls and, as root, the sandbox, which cannot start as
 * root.
 */
export const browserArguments = [
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const usualPaths = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/usr/bin/microsoft-edge",
  "/snap/bin/chromium",
  "/opt/google/chrome/chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
  ...["PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"].flatMap((name) => {
    const folder = process.env[name];
    return folder ? [join(folder, "Google/Chrome/Application/chrome.exe")] : [];
  }),
  ...["PROGRAMFILES", "PROGRAMFILES(X86)"].flatMap((name) => {
    const folder = process.env[name];
    return folder ? [join(folder, "Microsoft/Edge/Application/msedge.exe")] : [];
  }),
];

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "microsoft-edge"];

/**
 * Returns the path of a working Chromium, or undefined. Searches $CHROMIUM_PATH, the usual folders, $PATH,
 * and the downloads of Playwright.
 * @returns {Promise<string | undefined>}
 */
export async function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named && answers(named)) return named;
  if (named) console.error(`CHROMIUM_PATH names ${named}, where no browser answers.`);
  const onPath = (process.env.PATH ?? "")
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));
  return [...usualPaths, ...onPath].find(answers) ?? (await playwrightBrowser());
}

/**
 * Like `findBrowser`, but installs Chromium with apt if none is found and this process runs as root on Debian
 * or a derivative.
 * @returns {Promise<string | undefined>}
 */
export async function findOrInstallBrowser() {
  const found = await findBrowser();
  if (found || process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return found;
  console.error("No browser found: installing the chromium package.");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  /** @param {string[]} args */
  const apt = (args) =>
    spawnSync("/usr/bin/apt-get", args, { env, stdio: ["ignore", 2, 2], timeout: 300_000 });
  apt(["update", "-qq"]);
  apt(["install", "-y", "-qq", "--no-install-recommends", "chromium"]);
  return findBrowser();
}

/** @param {string} path */
function answers(path) {
  if (!existsSync(path) || !statSync(path).isFile()) return false;
  // Not run on Windows, where --version opens a window instead of printing.
  if (process.platform === "win32") return true;
  return spawnSync(path, ["--version"], { timeout: 20_000, stdio: "ignore" }).status === 0;
}

async function playwrightBrowser() {
  try {
    const { chromium } = await import("@playwright/test");
    const path = chromium.executablePath();
    return existsSync(path) ? path : undefined;
  } catch {
    return undefined;
  }
}
