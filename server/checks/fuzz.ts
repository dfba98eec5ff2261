import { type FuzzReport, runFuzz } from "./fuzz/run-fuzz.ts";

/** What a server may hold more after its warm-up, in bytes; asked of a run that has one. */
const MOST_GROWTH = 5_000_000;
/** The same of compiled code: more would be code that is made at run time, over and over. */
const MOST_CODE_GROWTH = 20_000_000;
const LONG_RUN = 20_000;
const USAGE = "Usage: npm run fuzz -- N [--seed S]";

/** N requests of every kind to a whole server; a failure with the shortest request that makes it. */
const { requests, seed } = readArguments(process.argv.slice(2));
console.log(`fuzz: ${requests} requests, seed ${seed}`);
const onProgress = (sent: number) => {
  if (sent > 0 && sent % 10_000 === 0) console.log(`${sent} sent`);
};
const report = await runFuzz({ requests, seed, onProgress });
print(report);
const grewTooMuch =
  requests >= LONG_RUN && (report.grown > MOST_GROWTH || report.grownCode > MOST_CODE_GROWTH);
process.exitCode = report.failure !== null || grewTooMuch ? 1 : 0;

function readArguments(args: string[]) {
  const at = args.indexOf("--seed");
  const seed = at < 0 ? Math.floor(Math.random() * 1_000_000) : Number(args[at + 1]);
  const rest = at < 0 ? args : args.toSpliced(at, 2);
  const requests = Number(rest[0] ?? 5000);
  if (rest.length > 1 || ![requests, seed].every((number) => Number.isSafeInteger(number) && number >= 0)) {
    console.error(USAGE);
    process.exit(2);
  }
  return { requests, seed };
}

function print({ failure, statuses, calls, foreseen, slowOnce, ...report }: FuzzReport): void {
  if (failure) console.log(`\n${failure}\n`);
  const answered = Object.values(statuses).reduce((sum, times) => sum + times, 0);
  const good = Object.entries(statuses).filter(([status]) => status.startsWith("2"));
  const share = (100 * good.reduce((sum, [, times]) => sum + times, 0)) / Math.max(1, answered);
  const neverGood = Object.entries(calls).filter((call) => call[1].good === 0);
  console.log(
    `answers: ${share.toFixed(1)} % 2xx, ${foreseen} foreseen 5xx, ${slowOnce} slow among others alone; statuses ${JSON.stringify(statuses)}`,
  );
  console.log(
    `calls: ${Object.keys(calls).length}; never good: ${neverGood.map(([what, { made }]) => `${what} (${made})`).join(", ") || "none"}`,
  );
  console.log(
    `fuzz: ${answered} requests, seed ${seed}, ${failure ? 1 : 0} failures, ${Math.round(report.seconds)} s, memory ${megabytes(report.grown)}, compiled code ${megabytes(report.grownCode)}, RSS ${megabytes(report.grownRss)}`,
  );
}

function megabytes(bytes: number): string {
  return `${bytes < 0 ? "" : "+"}${(bytes / 1e6).toFixed(1)} MB`;
}
