import { clientPublicModules, pathsOf, servicePublicModules } from "./public-modules.ts";

/**
 * A row of the import table. Patterns are project paths: `*` matches a part of a path segment, `**` any
 * depth, and `{x}` in `from` is a segment that `may` can repeat. An import that no row allows is forbidden.
 */
export type ImportRow = {
  name: string;
  from: string[];
  /** Project files that may be imported. */
  may: string[];
  /** Project files that may be imported only by `import type`; `path#Name` allows only that name. */
  mayType?: string[];
  /** Packages and Node modules (`node:fs`) that may be imported; if omitted, all may be. */
  packages?: string[];
  notPackages?: string[];
};

/** Modules shared by forms, procedures and REST; they are bundled for the browser. */
const shapes = [
  "server/features/*/schema.ts",
  "server/features/*/schema/*.ts",
  "server/features/*/policy.ts",
];
const services = [
  "server/features/*/service.ts",
  "server/features/*/service/*.ts",
  "server/features/*/access.ts",
];
const ownServices = services.map((path) => path.replace("*", "{own}"));
const ownServiceData = "server/features/{own}/service/data/*.txt";
const texts = ["server/texts/**"];

/** Small modules without side effects, which also run in the browser. */
const amounts = "server/engines/amounts/amounts.ts";
const limits = "server/engines/recipe-limits/recipe-limits.ts";
const plans = "server/plans.ts";
const emailAddress = "server/lib/email-address.ts";
const imageType = "server/lib/images/image-type.ts";
const loginRisk = "server/engines/login-risk/login-risk.ts";
const commonPasswords = "server/engines/common-passwords/common-passwords.ts";
const browserEngines = [
  amounts,
  limits,
  loginRisk,
  commonPasswords,
  "server/engines/scaling/scaling.ts",
  "server/engines/step-times/step-times.ts",
  "server/engines/step-times/ingredients/step-ingredients.ts",
  "server/engines/illustrations/illustrations.ts",
  "server/engines/written-recipe/written-recipe.ts",
];

/** The server's modules that screens of the client may import. */
const knownToScreens = [
  ...shapes,
  ...texts,
  ...browserEngines,
  plans,
  emailAddress,
  imageType,
  "server/storage-limits.ts",
];
const appRouter = ["server/router.ts#AppRouter"];

const serverPackages = ["node:*", "node:*/**", "fastify", "@fastify/*", "drizzle-orm", "drizzle-orm/**"];
const database = ["libsql", "@libsql/*", "drizzle-orm", "drizzle-orm/**"];
const web = ["fastify", "@fastify/*", "undici", "node:http", "node:https", "node:http2"];
const transport = [...web, "@trpc/**"];

/** All of the server but its jobs, command-line programs, benchmarks, checks and evals. */
const assembled = [
  "server/*",
  ...["engines", "features", "guards", "http", "lib", "rest", "texts"].map((folder) => `server/${folder}/**`),
  "db/**",
];

/** The first row whose `from` matches a file applies to it. */
export const importTable: ImportRow[] = [
  {
    name: "tests",
    from: ["**/*.test.ts", "**/*.test.tsx", "**/test-*.ts", "**/test/**", "e2e/**"],
    may: ["**"],
  },

  // Rows for the client.
  { name: "src/paths", from: ["src/paths.ts"], may: [], packages: [] },
  {
    name: "src/lib",
    from: ["src/lib/**"],
    may: ["src/lib/**", ...texts],
    mayType: appRouter,
    notPackages: serverPackages,
  },
  {
    name: "src/components",
    from: ["src/components/**"],
    may: ["src/components/**", "src/lib/**", ...texts, ...browserEngines],
    mayType: appRouter,
    notPackages: serverPackages,
  },
  {
    name: "src/features",
    from: ["src/features/{own}/**"],
    may: [
      "src/features/{own}/**",
      ...pathsOf("src/features", clientPublicModules),
      "src/components/**",
      "src/lib/**",
      "src/paths.ts",
      ...knownToScreens,
    ],
    mayType: appRouter,
    notPackages: serverPackages,
  },
  {
    name: "src/pages and src/app",
    from: ["src/pages/**", "src/*"],
    may: ["src/**", ...knownToScreens],
    mayType: appRouter,
    notPackages: serverPackages,
  },

  // Rows for the server's features.
  {
    name: "schema and policy",
    from: shapes,
    may: [...shapes, amounts, limits, emailAddress],
    mayType: texts,
    packages: ["zod"],
  },
  {
    name: "service and access",
    from: ownServices,
    may: [
      "db/**",
      "server/errors.ts",
      plans,
      "server/storage-limits.ts",
      "server/guards/**",
      "server/engines/{engine}/{engine}.ts",
      "server/lib/**",
      ...texts,
      ...shapes,
      ...ownServices,
      ownServiceData,
      ...pathsOf("server/features", servicePublicModules),
    ],
    mayType: ["server/ports.ts", "server/request.ts", "server/env.ts"],
    notPackages: transport,
  },
  {
    name: "guards",
    from: ["server/guards/**"],
    may: [
      "db/**",
      "server/errors.ts",
      plans,
      "server/guards/**",
      "server/lib/**",
      ...texts,
      "server/features/*/access.ts",
    ],
    mayType: ["server/request.ts"],
    notPackages: transport,
  },
  {
    name: "router of a feature",
    from: ["server/features/{feature}/router.ts"],
    may: [
      "server/trpc.ts",
      "server/features/{feature}/schema.ts",
      "server/features/{feature}/schema/*.ts",
      "server/features/{feature}/service.ts",
      "server/features/{feature}/service/*.ts",
    ],
    packages: ["zod", "@trpc/server"],
  },

  // Rows for modules that features use.
  {
    name: "engines",
    from: ["server/engines/{own}/**"],
    // The client imports only the texts of times.
    may: [
      "server/engines/{own}/**",
      "server/engines/{engine}/{engine}.ts",
      "server/engines/languages/times.ts",
      "server/engines/languages/split-lists.ts",
    ],
    mayType: [
      "server/engines/languages/language-file.mjs#LanguageFile",
      "server/engines/languages/language-file.mjs#UNIT_IDS",
    ],
    notPackages: [...transport, ...database],
  },
  { name: "server/lib", from: ["server/lib/**"], may: ["server/lib/**"], notPackages: ["@trpc/**"] },
  { name: "texts", from: texts, may: texts, packages: [] },
  {
    name: "errors",
    from: ["server/errors.ts", "server/error-answer.ts", "server/field-errors.ts"],
    may: ["server/errors.ts", "server/field-errors.ts", "server/lib/**", ...texts],
    notPackages: web,
  },
  { name: "env", from: ["server/env.ts"], may: [] },
  { name: "plan and retention numbers", from: [plans, "server/storage-limits.ts"], may: [], packages: [] },

  // Rows for modules that assemble the server.
  {
    name: "the router",
    from: ["server/router.ts"],
    may: ["server/trpc.ts", "server/features/*/router.ts"],
    packages: ["@trpc/server"],
  },
  {
    name: "rest",
    from: ["server/rest/**"],
    may: [
      "server/rest/**",
      "server/router.ts",
      "server/trpc.ts",
      "server/errors.ts",
      "server/error-answer.ts",
      "server/field-errors.ts",
      plans,
      "server/lib/**",
      ...shapes,
      ...texts,
    ],
    mayType: ["server/context.ts"],
    notPackages: database,
  },
  {
    name: "jobs",
    from: ["server/jobs/**"],
    may: ["server/jobs/**", "server/lib/**", ...services],
    mayType: ["server/deps.ts", "db/client.ts"],
    notPackages: transport,
  },
  {
    name: "http",
    from: ["server/http/**"],
    may: [
      "server/*",
      "server/http/**",
      "server/rest/**",
      "server/guards/**",
      "server/lib/**",
      "server/engines/{engine}/{engine}.ts",
      ...services,
      ...shapes,
      ...texts,
    ],
    notPackages: database,
  },
  {
    name: "main and cli",
    from: [
      "server/main.ts",
      "server/assemble.ts",
      "server/compose.ts",
      "server/data-paths.ts",
      "server/start-errors.ts",
      "server/cli/**",
    ],
    may: [...assembled, "server/cli/**", "server/jobs/**"],
  },
  {
    // No other row names these folders, so the product cannot import them.
    name: "benches, checks and evals",
    from: ["server/benches/**", "server/checks/**", "server/evals/**"],
    may: ["server/**", "db/**"],
  },
  {
    // Jobs are missing here, because only main.ts starts them.
    name: "app and trpc",
    from: ["server/app.ts", "server/trpc.ts"],
    may: assembled,
  },

  {
    name: "context and dependencies",
    from: ["server/context.ts", "server/deps.ts", "server/ports.ts", "server/request.ts"],
    may: [],
    mayType: [
      "server/deps.ts",
      "server/env.ts",
      "server/ports.ts",
      "server/request.ts",
      "server/engines/{engine}/{engine}.ts",
      "server/guards/**",
      "server/lib/**",
      "db/client.ts",
    ],
    packages: [],
  },

  // Rows for database and seed.
  {
    name: "seed",
    from: ["db/seed.ts", "db/seed/**"],
    may: ["db/**", ...services],
    mayType: [...shapes, "server/deps.ts"],
    notPackages: transport,
  },
  { name: "db", from: ["db/**"], may: ["db/**"], notPackages: transport },
];
