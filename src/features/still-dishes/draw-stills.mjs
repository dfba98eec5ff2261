// Redraws public/dishes. Must be run after a change of the drawing engine: node
// src/features/still-dishes/draw-stills.mjs
import { mkdir, writeFile } from "node:fs/promises";
import { createServer } from "vite";

const root = new URL("../../../", import.meta.url);
const vite = await createServer({
  root: root.pathname,
  configFile: false,
  server: { middlewareMode: true, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
  logLevel: "error",
});
try {
  const { stills } = await vite.ssrLoadModule("/src/features/still-dishes/stills.ts");
  const { drawDish } = await vite.ssrLoadModule("/server/engines/illustrations/illustrations.ts");
  const folder = new URL("public/dishes/", root);
  await mkdir(folder, { recursive: true });
  for (const [name, words] of Object.entries(stills)) {
    await writeFile(new URL(`${name}.svg`, folder), `${drawDish(words)}\n`);
  }
} finally {
  await vite.close();
}
