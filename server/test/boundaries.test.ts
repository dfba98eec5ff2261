import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { findViolations } from "./boundaries.ts";
import { importTable } from "./import-table.ts";
import { clientPublicModules, pathsOf, servicePublicModules } from "./public-modules.ts";
import { readSourceFile, readSourceFiles } from "./read-imports.ts";

const files = readSourceFiles(fileURLToPath(new URL("../..", import.meta.url)), [
  "src",
  "server",
  "db",
  "e2e",
]);

/** The violations in files, given as texts by path. */
const violationsOf = (texts: Record<string, string>) =>
  findViolations(Object.entries(texts).map(([path, text]) => readSourceFile(path, text)));

it("holds every file of the project to the import table and the house rules", () => {
  expect(files.length).toBeGreaterThan(50);
  expect(findViolations(files)).toEqual([]);
});

/** A forbidden import for each row of the import table, and for each kind of pattern. */
const wrongImports = [
  "src/paths.ts imports src/lib/format.ts (src/paths)",
  "src/lib/caller.ts imports server/router.ts (src/lib)",
  "src/lib/caller.ts imports type from server/router.ts (src/lib)",
  "src/lib/files.ts imports node:fs (src/lib)",
  "src/components/button.tsx imports src/features/likes/like-button.tsx (src/components)",
  "src/features/likes/use-like.ts imports server/features/likes/service.ts (src/features)",
  "src/features/meals/plan.tsx imports src/features/shopping/listed.ts (src/features)",
  "src/pages/home-page.tsx imports server/app.ts (src/pages and src/app)",
  "server/features/recipes/schema.ts imports tinyduration (schema and policy)",
  "server/features/recipes/service.ts imports type from fastify (service and access)",
  "server/features/recipes/service.ts imports server/engines/recipe-photo/parse.ts (service and access)",
  "server/features/meals/access.ts imports server/features/shopping/access.ts (service and access)",
  "server/guards/member.ts imports undici (guards)",
  "server/features/recipes/router.ts imports server/features/likes/service.ts (router of a feature)",
  "server/engines/recipe-photo/recipe-photo.ts imports server/engines/amounts/tokens.ts (engines)",
  "server/lib/mailer.ts imports server/errors.ts (server/lib)",
  "server/texts/en.ts imports type from server/env.ts (texts)",
  "server/errors.ts imports server/router.ts (errors)",
  "server/env.ts imports server/lib/logger.ts (env)",
  "server/plans.ts imports zod (plan and retention numbers)",
  "server/router.ts imports server/features/recipes/service.ts (the router)",
  "server/rest/table.ts imports db/client.ts (rest)",
  "server/jobs/sweep.ts imports server/app.ts (jobs)",
  "server/http/static-files.ts imports server/jobs/sweep.ts (http)",
  "server/cli/start.ts imports server/benches/bench.ts (main and cli)",
  "server/benches/bench.ts imports e2e/running-server.ts (benches, checks and evals)",
  "server/app.ts imports server/jobs/sweep.ts (app and trpc)",
  "server/deps.ts imports type from server/features/recipes/schema.ts (context and dependencies)",
  "db/seed.ts imports server/features/recipes/router.ts (seed)",
  "db/client.ts imports db/test-database.ts (db)",
];

it.each(wrongImports)("reports that %s", (says) => {
  const [, path = "", type, target = ""] = /^(\S+) imports (type from )?(\S+)/.exec(says) ?? [];
  const isFile = /^(src|server|db|e2e)\//.test(target);
  const text = `import ${type ? "type " : ""}{ X } from "${isFile ? "#" : ""}${target}";`;
  expect(violationsOf({ [path]: text })).toEqual([says]);
});

it("has a wrong import for every row of the table", () => {
  const rows = importTable.map(({ name }) => name).filter((name) => name !== "tests");
  expect(rows.filter((name) => !wrongImports.some((says) => says.endsWith(`(${name})`)))).toEqual([]);
});

it.each([
  ["src/lib/trpc.ts", 'import type { AppRouter } from "#server/router.ts";'],
  [
    "src/features/recipes/card.tsx",
    'import { x } from "../recipes/list.tsx"; import { y } from "#src/paths.ts";',
  ],
  ["server/texts/all.ts", 'export { a } from "./en/a.ts";'],
  ["server/features/recipes/service/verb.ts", "\n".repeat(249)],
])("accepts %s", (path, text) => {
  expect(violationsOf({ [path]: text })).toEqual([]);
});

it.each([
  ["server/lost.ts", "", "is in no row of the import table"],
  ["src/components/index.ts", "const a = 1;", "is a barrel"],
  ["server/lib/all.ts", '// All.\nexport * from "./a.ts";\nexport { b } from "./b.ts";\n', "is a barrel"],
  ["server/evals/helpers.ts", "", "has a name that says nothing"],
  ["server/features/likes/test/likesService.ts", "", "is not named in kebab-case"],
  ["server/features/likes/other.test/a.test.ts", "", "is not one of a feature's files"],
  [
    "server/features/usage/service/count.ts",
    `${"\n".repeat(250)}0`,
    "has 251 lines: cut it into verbs or nouns",
  ],
  ["server/features/usage/service.test.ts", `${"vi"}.mock("./service.ts");`, "replaces a module"],
])("reports %s", (path, text, says) => {
  expect(violationsOf({ [path]: text })).toEqual([`${path} ${says}`]);
});

it.each([
  ['import { a } from "./b.ts";', 'import type { B } from "./a.ts";', "value and type"],
  ['import { a } from "./b.ts";', 'type B = import("./a.ts").B;', "value and import type"],
  ['export { a } from "./b.ts"; export const c = 1;', 'await import("./a.ts");', "export and dynamic import"],
])("reports a cycle of files by %s, %s", (a, b) => {
  expect(violationsOf({ "server/lib/a.ts": a, "server/lib/b.ts": "" })).toEqual([]);
  expect(violationsOf({ "server/lib/a.ts": a, "server/lib/b.ts": b })).toEqual([
    "a cycle: server/lib/a.ts -> server/lib/b.ts -> server/lib/a.ts",
  ]);
});

it.each([
  [
    "src/features",
    "scaling/use-recipe-scaling.ts",
    "sharing/share-or-copy-recipe-link.ts",
    "scaling/a.ts",
    "sharing/b.ts",
  ],
  [
    "server/features",
    "uploads/service.ts",
    "sessions/service/start-session.ts",
    "uploads/access.ts",
    "sessions/service/x.ts",
  ],
])("reports a cycle of features in %s", (folder, module, otherModule, file, other) => {
  expect(
    violationsOf({
      [`${folder}/${file}`]: `import { a } from "#${folder}/${otherModule}";`,
      [`${folder}/${other}`]: `import { b } from "#${folder}/${module}";`,
    }),
  ).toEqual([expect.stringMatching(/^a cycle: (\w+) -> \w+ -> \1$/)]);
});

it("has no module that no other feature takes", () => {
  const taken = new Set(
    files
      .filter(({ path }) => path.includes("/features/") && !path.includes(".test."))
      .flatMap(({ path, imports }) => {
        const own = path.split("/").slice(0, 3).join("/");
        return imports.flatMap(({ target }) => (target.startsWith(`${own}/`) ? [] : [target]));
      }),
  );
  const modules = [
    ...pathsOf("src/features", clientPublicModules),
    ...pathsOf("server/features", servicePublicModules),
  ];
  expect(modules.filter((module) => !taken.has(module))).toEqual([]);
});
