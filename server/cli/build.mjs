import { ensureBuilt, ensureBuiltOrExit } from "./ensure.mjs";

await ensureBuiltOrExit(() => ensureBuilt({ rebuild: true }));
