import { stopWhenParentEnds } from "./end-with-parent.mjs";
import { ensureBuiltOrExit } from "./ensure.mjs";
import { isSecondRun, restartWithAllocatorSettings } from "./thrifty-memory.mjs";

stopWhenParentEnds(isSecondRun || undefined);
await restartWithAllocatorSettings();
await ensureBuiltOrExit();

process.env.NODE_ENV ??= "production";
await import(new URL("../../dist/server/main.js", import.meta.url).href);
