import { proveBodies } from "./prove/prove-bodies.ts";
import { proveDisk } from "./prove/prove-disk.ts";
import { proveEnumeration } from "./prove/prove-enumeration.ts";
import { proveFlood } from "./prove/prove-flood.ts";
import { proveGrowth } from "./prove/prove-growth.ts";
import { proveGuesses } from "./prove/prove-guesses.ts";
import { proveHostile } from "./prove/prove-hostile.ts";
import { proveLimits } from "./prove/prove-limits.ts";
import { proveLines } from "./prove/prove-lines.ts";
import { proveParallel } from "./prove/prove-parallel.ts";
import { proveRestart } from "./prove/prove-restart.ts";
import { proveScaling } from "./prove/prove-scaling.ts";
import { proveScans } from "./prove/prove-scans.ts";
import { proveScreens } from "./prove/prove-screens.ts";
import { proveSearchChanges } from "./prove/prove-search-changes.ts";
import { proveSearchOutage } from "./prove/prove-search-outage.ts";
import { proveSearchPrivacy } from "./prove/prove-search-privacy.ts";
import { proveSecurity } from "./prove/prove-security.ts";
import { proveSessions } from "./prove/prove-sessions.ts";
import { proveSlow } from "./prove/prove-slow.ts";
import { proveSsrf } from "./prove/prove-ssrf.ts";
import { proveUploads } from "./prove/prove-uploads.ts";
import { proveCrash } from "./prove-crash.ts";

/** The longer proofs: each prints one JSON line with what it found, and `ok`. */
const proofs: Record<
  string,
  (argument: string | undefined, args: readonly string[]) => Promise<{ ok: boolean }>
> = {
  bodies: proveBodies,
  crash: (rounds) => proveCrash(Number(rounds ?? 20)),
  disk: (where) => proveDisk(where),
  enumeration: (each) => proveEnumeration(Number(each ?? 300)),
  flood: (seconds) => proveFlood(Number(seconds ?? 20)),
  growth: proveGrowth,
  guesses: (guesses) => proveGuesses(Number(guesses ?? 2000)),
  hostile: (where) => proveHostile(where),
  limits: (rounds) => proveLimits(Number(rounds ?? 20)),
  lines: proveLines,
  parallel: () => proveParallel(),
  restart: (rounds) => proveRestart(Number(rounds ?? 20)),
  scaling: proveScaling,
  scans: proveScans,
  screens: (_, args) => proveScreens(args),
  "search-changes": (changes) => proveSearchChanges(Number(changes ?? 60_000)),
  "search-outage": (rounds) => proveSearchOutage(Number(rounds ?? 20)),
  "search-privacy": (questions) => proveSearchPrivacy(Number(questions ?? 5000)),
  security: proveSecurity,
  sessions: (rounds) => proveSessions(Number(rounds ?? 100)),
  slow: (connections) => proveSlow(Number(connections ?? 1000)),
  ssrf: (where) => proveSsrf(where),
  uploads: () => proveUploads(),
};

const [name = "", ...args] = process.argv.slice(2);
const proof = Object.hasOwn(proofs, name) ? proofs[name] : undefined;
if (!proof) {
  console.error(`Usage: npm run prove -- ${Object.keys(proofs).join("|")} [N]`);
  process.exit(2);
}
const found = await proof(args[0], args);
console.log(JSON.stringify({ proof: name, ...found }));
process.exitCode = found.ok ? 0 : 1;
