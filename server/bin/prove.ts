import { proveCrash } from "./prove-crash.ts";
import { proveBodies } from "./support/prove-bodies.ts";
import { proveDisk } from "./support/prove-disk.ts";
import { proveGrowth } from "./support/prove-growth.ts";
import { proveHostile } from "./support/prove-hostile.ts";
import { proveJourneys } from "./support/prove-journeys.ts";
import { proveLines } from "./support/prove-lines.ts";
import { proveParallel } from "./support/prove-parallel.ts";
import { proveRestart } from "./support/prove-restart.ts";
import { proveScaling } from "./support/prove-scaling.ts";
import { proveScans } from "./support/prove-scans.ts";
import { proveSsrf } from "./support/prove-ssrf.ts";
import { proveUploads } from "./support/prove-uploads.ts";

/** The longer proofs: each prints one JSON line with what it found, and `ok`. */
const proofs: Record<string, (argument: string | undefined) => Promise<{ ok: boolean }>> = {
  bodies: proveBodies,
  crash: (rounds) => proveCrash(Number(rounds ?? 20)),
  disk: (where) => proveDisk(where),
  growth: proveGrowth,
  hostile: (where) => proveHostile(where),
  journeys: proveJourneys,
  lines: proveLines,
  parallel: () => proveParallel(),
  restart: (rounds) => proveRestart(Number(rounds ?? 20)),
  scaling: proveScaling,
  scans: proveScans,
  ssrf: (where) => proveSsrf(where),
  uploads: () => proveUploads(),
};

const [name = "", argument] = process.argv.slice(2);
const proof = Object.hasOwn(proofs, name) ? proofs[name] : undefined;
if (!proof) {
  console.error(`Usage: npm run prove -- ${Object.keys(proofs).join("|")} [N]`);
  process.exit(2);
}
const found = await proof(argument);
console.log(JSON.stringify({ proof: name, ...found }));
process.exitCode = found.ok ? 0 : 1;
