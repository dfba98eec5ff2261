import { endWithParent } from "./end-with-parent.mjs";
import { ensureOrExit } from "./ensure.mjs";

endWithParent();
await ensureOrExit();

// In this same process: signals, exit code and environment need no passing on, and the start stays quick.
process.env.NODE_ENV ??= "production";
await import(new URL("../../dist/server/main.js", import.meta.url).href);
