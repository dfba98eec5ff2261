import { ensure, ensureOrExit } from "./ensure.mjs";

await ensureOrExit(() => ensure({ rebuild: true }));
