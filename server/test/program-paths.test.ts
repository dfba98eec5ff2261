import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");

/** Programs are bundled into dist/server, so `import.meta.dirname` is that folder. */
it("finds every file that a built program names", () => {
  const paths = readdirSync(join(root, "server"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !/\.test\.ts$|^test\//.test(file))
    .flatMap((file) => [
      ...readFileSync(join(root, "server", file), "utf8").matchAll(
        /join\(import\.meta\.dirname, "([^"]+)"\)/g,
      ),
    ])
    .map(([, path = ""]) => path);

  expect(paths.length).toBeGreaterThan(5);
  expect(paths.filter((path) => !existsSync(join(root, "dist/server", path)))).toEqual([]);
});
