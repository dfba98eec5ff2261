import { type FuzzReport, runFuzz } from "./fuzz/run-fuzz.ts";

/** Maximum growth of the heap after the warm-up; checked in long runs only. */
const MAX_GROWTH_BYTES = 5_000_000;
/** Maximum growth of compiled code. More would mean that code is generated repeatedly at run time. */
const MAX_CODE_GROWTH_BYTES = 20_000_000;
const LONG_RUN = 20_000;
const USAGE = "Usage: npm run fuzz -- N [--seed S]";

/** Sends N random requests to a complete server, and prints the shortest request that fails. */
const { requests, seed } = readArguments(process.argv.slice(2));
console.log(`fuzz: ${requests} requests, seed ${seed}`);
const onProgress = (sent: number) => {
  if (sent > 0 && sent % 10_000 === 0) console.log(`${sent} sent`);
};
const report = await runFuzz({ requests, seed, onProgress });
print(report);
const grewTooMuch =
  requests >= LONG_RUN && (report.grown > MAX_GROWTH_BYTES || report.grownCode > MAX_CODE_GROWTH_BYTES);
process.exitCode = report.failure !== null || grewTooMuch ? 1 : 0;

function readArguments(args: string[]) {
  const index = args.indexOf("--seed");
  const seed = index < 0 ? Math.floor(Math.random() * 1_000_000) : Number(args[index + 1]);
  const rest = index < 0 ? args : args.toSpliced(index, 2);
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
