/// <reference types="vitest/config" />
import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

/** The server and each program or worker directly in these folders becomes dist/server/<name>.js. */
function serverEntries(): Record<string, string> {
  const programs = ["server/cli", "server/checks", "server/evals", "server/benches"].flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => /^[a-z-]+\.ts$/.test(file))
      .map((file) => [basename(file, ".ts"), `${folder}/${file}`]),
  );
  return {
    main: "server/main.ts",
    ...Object.fromEntries(programs),
  };
}

/** Files that server code reads by `new URL("./name", import.meta.url)`: the build puts them next to its scripts. */
const serverData = [
  "server/engines/ingredient-lines/tagger/ingredient-tagger.weights",
  "server/engines/recipe-photo/language/eng.traineddata",
  "server/engines/recipe-photo/glyphs/fraction-glyphs.weights",
];

const emitServerData: Plugin = {
  name: "emit-server-data",
  generateBundle() {
    for (const file of serverData)
      this.emitFile({ type: "asset", fileName: basename(file), source: readFileSync(file) });
  },
};

/** The licence text, which the AGPL owes to users of a server. */
const emitLicence: Plugin = {
  name: "emit-licence",
  generateBundle() {
    this.emitFile({ type: "asset", fileName: "licence.txt", source: readFileSync("LICENSE") });
  },
};

/** Joins the word lists of the language files by commas: 2 % less of the scripts that hold them. `splitLists` undoes it. */
const joinWordLists: Plugin = {
  name: "join-word-lists",
  apply: "build",
  enforce: "pre",
  transform: {
    filter: { id: /\/engines\/languages\/data\/[a-z]+\.json$/ },
    handler: (text) =>
      JSON.stringify(JSON.parse(text, (_, value) => (Array.isArray(value) ? value.join(",") : value))),
  },
};

/**
 * Chunks that stay cached across releases and pages: the first load, and modules that most pages share. Without them
 * a page loads forty files of a few hundred bytes. The landing page does not load `parts`.
 */
const sharedChunks = [
  { name: "react", test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store)\// },
  { name: "rpc", test: /node_modules\/(@trpc|@tanstack)\// },
  { name: "start", tags: ["$initial" as const] },
  { name: "icons", test: /node_modules\/lucide-react\//, minShareCount: 3 },
  { name: "widgets", test: /node_modules\//, minShareCount: 6 },
  {
    name: "parts",
    test: /src\/(lib|components)\/(?!logo|page|ui\/(dish-picture|amount|split-fractions))/,
    minShareCount: 3,
  },
];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: isSsrBuild ? [emitServerData] : [react(), tailwindcss(), emitLicence, joinWordLists],
  publicDir: isSsrBuild ? false : "public",
  build: isSsrBuild
    ? {
        ssr: true,
        target: "node20",
        outDir: "dist/server",
        emptyOutDir: true,
        sourcemap: true,
        rolldownOptions: {
          input: serverEntries(),
          output: {
            // All in one folder: new URL("../../db/...", import.meta.url) must mean the same in every chunk.
            entryFileNames: "[name].js",
            chunkFileNames: "chunk-[name]-[hash].js",
            // V8 optimises constants: reading an ingredient line takes two thirds of the time.
            topLevelVar: false,
          },
        },
      }
    : {
        target: "es2022",
        outDir: "dist/client",
        emptyOutDir: true,
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        rolldownOptions: {
          // Keeps unused modules out: zod from a page that shows amounts, the WebSocket client from the first load.
          treeshake: {
            moduleSideEffects: [
              { test: /[\\/](server[\\/]engines|node_modules[\\/]@trpc)[\\/]/, sideEffects: false },
            ],
          },
          output: {
            codeSplitting: { groups: sharedChunks },
            // The first script lists all chunk names: a character in each costs a hundred bytes on the landing page.
            hashCharacters: "hex",
            entryFileNames: "assets/[name]-[hash:7].js",
            chunkFileNames: "assets/[name]-[hash:7].js",
            assetFileNames: "assets/[name]-[hash:7][extname]",
          },
        },
      },
  test: {
    environment: "node",
    include: ["{server,db,src}/**/*.test.{ts,tsx}"],
    setupFiles: ["server/test/setup.ts"],
    // Forks: a native database in a worker thread must not be torn down during a call.
    pool: "forks",
    // Loading all modules again for each test file takes as long as the tests.
    isolate: false,
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
}));
