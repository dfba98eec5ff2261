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

/** Data that the server reads beside its own file: new URL("./name", import.meta.url) finds it in sources and build. */
const dataBesideServer = [
  "server/engines/ingredient-lines/tagger/ingredient-tagger.weights",
  "server/engines/recipe-photo/language/eng.traineddata",
  "server/engines/recipe-photo/glyphs/fraction-glyphs.weights",
];

const carryData: Plugin = {
  name: "carry-data",
  generateBundle() {
    for (const file of dataBesideServer)
      this.emitFile({ type: "asset", fileName: basename(file), source: readFileSync(file) });
  },
};

/** The licence, for whoever uses a server of somebody else. */
const carryLicence: Plugin = {
  name: "carry-licence",
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
 * Files that a browser keeps over releases and pages: what is needed first, and what most pages share. Without
 * them a page is forty files of a few hundred bytes. The landing page stays out of `parts`, and so light.
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
  plugins: isSsrBuild ? [carryData] : [react(), tailwindcss(), carryLicence, joinWordLists],
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
            // V8 counts on constants: an ingredient line is read in two thirds of the time that it takes with variables.
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
            // The first script names all of them: each letter, and each bit of it, is a hundred bytes of the landing page.
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
    // Forks: a native database inside a worker thread must never be torn down in the middle of a call.
    pool: "forks",
    // Loading every module anew for each of two hundred files takes as long as the tests themselves.
    isolate: false,
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
}));
