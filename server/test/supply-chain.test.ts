import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const read = (path: string) => readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), "utf8");
const { packages } = JSON.parse(read("package-lock.json")) as {
  packages: Record<string, { hasInstallScript?: boolean; integrity?: string; resolved?: string }>;
};
const { allowScripts, dependencies, devDependencies } = JSON.parse(read("package.json")) as Record<
  string,
  Record<string, unknown>
>;
const installed = Object.entries(packages).filter(([path]) => path !== "");

it("says by name of each package with an install script that it runs none, whichever npm installs it", () => {
  const scripted = installed.filter(([, { hasInstallScript }]) => hasInstallScript);
  const names = new Set(scripted.map(([path]) => path.split("node_modules/").at(-1)));
  expect(allowScripts).toEqual(Object.fromEntries([...names].map((name) => [name, false])));
  expect(read(".npmrc")).toMatch(/^ignore-scripts=true$/m);
});

it("takes packages of one version each, by their hashes", () => {
  for (const version of Object.values({ ...dependencies, ...devDependencies })) {
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  }
  expect(installed.filter(([, { integrity }]) => !integrity).map(([path]) => path)).toEqual([]);
  expect(installed.filter(([, { resolved }]) => resolved).map(([path]) => path)).toEqual([]);
});

it("builds the image with the same rule", () => {
  const image = read("Dockerfile");
  const installs = image.match(/^RUN npm .*$/gm) ?? [];
  expect(installs.length).toBeGreaterThan(0);
  for (const install of installs) expect(install).toMatch(/^RUN npm ci /);
  expect(image.match(/^COPY package\.json package-lock\.json \.npmrc \.\/$/gm)).toHaveLength(installs.length);
  expect(read(".dockerignore")).toMatch(/^!\.npmrc$/m);
});
