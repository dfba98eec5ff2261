import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { findViolations } from "./boundaries.ts";
import { pathsOf, screenFaces, serviceFaces } from "./faces.ts";
import { findCycle } from "./find-cycle.ts";
import { importTable } from "./import-table.ts";
import { readSourceFiles, type SourceFile } from "./read-imports.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const folders = ["src", "server", "db", "e2e"];
const fixture = "server/test/boundaries-fixture";

it("holds every file of the project to the import table and the house rules", () => {
  const files = readSourceFiles(root, folders, [fixture]);
  expect(files.length).toBeGreaterThan(50);
  expect(findViolations(files).map(({ rule, says }) => `${says} (${rule})`)).toEqual([]);
});

/** What the fixture does wrong, by row of the table or house rule; what it does right must not show up. */
const wrongs: Record<string, string[]> = {
  "src/paths": ["src/paths.ts imports src/lib/format.ts"],
  "src/lib": [
    "src/lib/caller.ts imports type from server/router.ts",
    "src/lib/caller.ts imports server/router.ts",
    "src/lib/files.ts imports node:fs",
    "src/lib/format.ts imports src/components/button.tsx",
  ],
  "src/components": [
    "src/components/button.tsx imports src/paths.ts",
    "src/components/button.tsx imports src/features/likes/use-like.ts",
  ],
  "src/features": [
    "src/features/likes/use-like.ts imports server/features/likes/service.ts",
    "src/features/likes/use-like.ts imports server/engines/ingredient-lines/ingredient-lines.ts",
    "src/features/likes/use-like.ts imports db/schema/index.ts",
    "src/features/recipes/recipe-card.tsx imports src/pages/home-page.tsx",
    "src/features/recipes/recipe-card.tsx imports server/errors.ts",
    "src/features/meals/plan.tsx imports src/features/shopping/listed.ts",
    "src/features/shopping/list.tsx imports src/features/meals/meal.tsx",
  ],
  "src/pages and src/app": [
    "src/app.tsx imports db/client.ts",
    "src/pages/home-page.tsx imports server/app.ts",
  ],
  "schema and policy": [
    "server/features/recipes/policy.ts imports server/errors.ts",
    "server/features/recipes/schema.ts imports server/texts/en.ts",
    "server/features/recipes/schema.ts imports tinyduration",
  ],
  "service and access": [
    "server/features/recipes/access.ts imports server/trpc.ts",
    "server/features/recipes/service.ts imports @trpc/server",
    "server/features/recipes/service.ts imports type from fastify",
    "server/features/recipes/service.ts imports server/engines/page-reader/parse-html.ts",
    "server/features/recipes/service.ts imports server/rest/table.ts",
    "server/features/meals/service.ts imports server/features/shopping/access.ts",
    "server/features/shopping/service.ts imports server/features/meals/service.ts",
  ],
  guards: ["server/guards/member.ts imports undici"],
  "router of a feature": [
    "server/features/recipes/router.ts imports server/features/likes/service.ts",
    "server/features/recipes/router.ts imports db/schema/index.ts",
  ],
  engines: [
    "server/engines/scan/scan.ts imports server/engines/ingredient-lines/tokens.ts",
    "server/engines/scan/scan.ts imports server/lib/logger.ts",
    "server/engines/scan/scan.ts imports db/client.ts",
    "server/engines/scan/scan.ts imports libsql",
  ],
  "server/lib": ["server/lib/mailer.ts imports server/errors.ts"],
  texts: ["server/texts/en.ts imports type from server/env.ts"],
  errors: ["server/errors.ts imports server/router.ts"],
  env: ["server/env.ts imports server/lib/logger.ts"],
  "the router": ["server/router.ts imports server/features/recipes/service.ts"],
  rest: [
    "server/rest/table.ts imports server/features/recipes/service.ts",
    "server/rest/table.ts imports db/client.ts",
  ],
  jobs: ["server/jobs/sweep.ts imports server/app.ts"],
  http: [
    "server/http/static-files.ts imports server/jobs/sweep.ts",
    "server/http/static-files.ts imports db/client.ts",
  ],
  "main and bin": [
    "server/bin/start.ts imports server/tools/bench.ts",
    "server/main.ts imports src/components/button.tsx",
  ],
  tools: ["server/tools/bench.ts imports e2e/running-server.ts"],
  "app and trpc": ["server/app.ts imports server/jobs/sweep.ts"],
  "context and dependencies": ["server/deps.ts imports type from server/features/recipes/schema.ts"],
  seed: ["db/seed.ts imports server/features/recipes/router.ts"],
  db: [
    "db/client.ts imports db/test-database.ts",
    "db/client.ts imports server/lib/logger.ts",
    "db/client.ts imports type from server/features/recipes/schema.ts",
  ],
  "a row for every file": [
    "server/features/likes/helpers.ts is in no row of the import table",
    "server/features/likes/likesService.ts is in no row of the import table",
    "server/lost.ts is in no row of the import table",
  ],
  "no barrels": ["src/components/index.ts is a barrel", "server/lib/all.ts is a barrel"],
  "no junk drawers": ["server/features/likes/helpers.ts has a name that says nothing"],
  "the files of a feature": [
    "server/features/likes/helpers.ts is not one of a feature's files",
    "server/features/likes/likesService.ts is not one of a feature's files",
  ],
  "kebab-case": ["server/features/likes/likesService.ts is not named in kebab-case"],
  "250 lines": ["server/features/usage/service/count-usage.ts has 251 lines: cut it into verbs or nouns"],
  "no module mocks": ["server/features/usage/service.test.ts replaces a module"],
  "cycle of files": ["src/components/button.tsx -> src/lib/format.ts -> src/components/button.tsx"],
  "cycle of screen features": [
    "meals -> shopping -> meals; src/features/meals/plan.tsx imports src/features/shopping/listed.ts; src/features/shopping/list.tsx imports src/features/meals/meal.tsx",
  ],
  "cycle of server features": [
    "meals -> shopping -> meals; server/features/meals/service.ts imports server/features/shopping/access.ts; server/features/shopping/service.ts imports server/features/meals/service.ts",
  ],
};

const found = findViolations(readSourceFiles(`${root}${fixture}`, folders));

it.each(Object.entries(wrongs))("reports the wrong imports of the fixture: %s", (rule, sentences) => {
  const said = found.filter((finding) => finding.rule === rule).map(({ says }) => says);
  expect(said.sort()).toEqual(sentences.sort());
});

it("reports nothing else of the fixture", () => {
  expect(new Set(found.map(({ rule }) => rule))).toEqual(new Set(Object.keys(wrongs)));
});

it("has a wrong import for every row of the table", () => {
  const rows = importTable.map(({ name }) => name).filter((name) => name !== "tests");
  expect(rows.filter((name) => !wrongs[name])).toEqual([]);
});

it("has no face that no other feature takes", () => {
  const files = readSourceFiles(root, folders, [fixture]).filter(({ path }) => !path.includes(".test."));
  const isTaken = (face: string) => {
    const own = face.split("/").slice(0, 3).join("/");
    return files.some(
      ({ path, imports }) =>
        path.includes("/features/") &&
        !path.startsWith(`${own}/`) &&
        imports.some(({ target }) => target === face),
    );
  };
  const faces = [...pathsOf("src/features", screenFaces), ...pathsOf("server/features", serviceFaces)];
  expect(faces.filter((face) => !isTaken(face))).toEqual([]);
});

it("finds the way round a cycle, and none where there is none", () => {
  const edges = [
    { from: "a", to: "b" },
    { from: "b", to: "c" },
    { from: "a", to: "c" },
  ];
  expect(findCycle(edges)).toBeUndefined();
  expect(findCycle([...edges, { from: "c", to: "b" }])).toEqual(["b", "c", "b"]);
  expect(findCycle([{ from: "a", to: "a" }])).toEqual(["a", "a"]);
});

it("counts a type import into a cycle as it does a value import", () => {
  const file = (name: string, target: string | null, isType: boolean): SourceFile => ({
    path: `server/lib/${name}.ts`,
    lines: 1,
    imports:
      target === null ? [] : [{ target: `server/lib/${target}.ts`, isPackage: false, isType, names: [] }],
    isBarrel: false,
    mocksModules: false,
  });
  const hen = file("hen", "egg", false);
  expect(findViolations([hen, file("egg", null, true)])).toEqual([]);
  expect(findViolations([hen, file("egg", "hen", true)])).toMatchObject([{ rule: "cycle of files" }]);
  expect(findViolations([hen, file("egg", "hen", false)])).toMatchObject([{ rule: "cycle of files" }]);
});
