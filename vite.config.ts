import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** Every program of the server: each becomes dist/server/<name>.js. Worker entries stand here too. */
const serverEntries: Record<string, string> = {
  main: "server/main.ts",
  admin: "server/bin/admin.ts",
  bench: "server/bin/bench.ts",
  prove: "server/bin/prove.ts",
  "eval-import": "server/bin/eval-import.ts",
  "page-reader-worker": "server/engines/page-reader/worker.ts",
  "search-worker": "server/features/search/worker.ts",
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: isSsrBuild ? [] : [react(), tailwindcss()],
  publicDir: isSsrBuild ? false : "public",
  build: isSsrBuild
    ? {
        ssr: true,
        target: "node20",
        outDir: "dist/server",
        emptyOutDir: true,
        sourcemap: true,
        rolldownOptions: { input: serverEntries, output: { entryFileNames: "[name].js", chunkFileNames: "chunks/[name]-[hash].js" } },
      }
    : {
        target: "es2022",
        outDir: "dist/client",
        emptyOutDir: true,
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
      },
}));
