import { npmCommand, runWithOutput } from "./child.mjs";
import { stopWhenParentEnds } from "./end-with-parent.mjs";
import { summarizeNpmAudit } from "./judge-audit.mjs";

stopWhenParentEnds();

// Audits only the dependencies of the running server, because build tools do not process user data.
const ask = ["audit", "--omit=dev", "--json", "--fetch-retries=1", "--fetch-timeout=20000"];
const { args } = npmCommand();
const { output } =
  args.length > 0 ? await runWithOutput([...args, ...ask], { deadline: 60_000 }) : { output: "" };
const { says, isBad } = summarizeNpmAudit(output);
console.error(says);
process.exit(isBad ? 1 : 0);
