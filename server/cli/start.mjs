import { endWithParent } from "./end-with-parent.mjs";
import { ensureOrExit } from "./ensure.mjs";
import { isSecondRun, withThriftyMemory } from "./thrifty-memory.mjs";

endWithParent(isSecondRun || undefined);
await withThriftyMemory();
await ensureOrExit();

process.env.NODE_ENV ??= "production";
await import(new URL("../../dist/server/main.js", import.meta.url).href);
