import { describeRequest } from "./fuzz/fuzz-request.ts";
import type { FuzzReport } from "./fuzz/fuzz-run.ts";
import { runFuzz } from "./fuzz/run-fuzz.ts";

/** What a server may hold more after its warm-up, in bytes; asked of a run that has one. */
const MOST_GROWTH = 5_000_000;
/** The same of compiled code: more would be code that is made at run time, over and over. */
const MOST_CODE_GROWTH = 20_000_000;
const LONG_RUN = 20_000;
const USAGE = "Usage: npm run fuzz -- N [--seed S]";

/** N requests of every kind to a whole server; each failure with the shortest request that makes it. */
const { requests, seed } = readArguments(process.argv.slice(2));
console.log(`fuzz: ${requests} requests, seed ${seed}`);
const report = await runFuzz(requests, seed, (sent) => {
  if (sent % 10_000 === 0) console.log(`${sent} sent`);
});
print(report);
const grewTooMuch =
  requests >= LONG_RUN && (report.grown > MOST_GROWTH || report.grownCode > MOST_CODE_GROWTH);
process.exitCode = report.failures.length > 0 || grewTooMuch ? 1 : 0;

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

function print({
  failures,
  statuses,
  calls,
  foreseen,
  slowOnce,
  requests,
  seconds,
  grown,
  grownCode,
  grownRss,
}: FuzzReport): void {
  for (const { number, kind, told, request } of failures)
    console.log(
      request
        ? `\nrequest ${number} of seed ${seed}, ${request.what}: ${kind}\n${told}\n  ${describeRequest(request)}\n`
        : `\nabout request ${number} of seed ${seed}: ${kind}\n${told}\n`,
    );
  const answered = Object.values(statuses).reduce((sum, times) => sum + times, 0);
  const share = (from: number, to: number) => {
    const times = Object.entries(statuses).filter(
      ([status]) => Number(status) >= from && Number(status) < to,
    );
    return `${((100 * times.reduce((sum, [, one]) => sum + one, 0)) / Math.max(1, answered)).toFixed(1)} %`;
  };
  console.log(
    `answers: ${share(200, 300)} 2xx, ${share(422, 423)} 422, ${share(429, 430)} 429, ${foreseen} foreseen 5xx, ${slowOnce} slow in the crowd alone; compiled code ${megabytes(grownCode)}, RSS ${megabytes(grownRss)}`,
  );
  const neverGood = Object.entries(calls).filter(([, { good }]) => good === 0);
  console.log(
    `calls: ${Object.keys(calls).length}; never good: ${neverGood.map(([what, { made }]) => `${what} (${made})`).join(", ") || "none"}`,
  );
  console.log(`statuses: ${JSON.stringify(statuses)}`);
  console.log(
    `fuzz: ${requests} requests, seed ${seed}, ${failures.length} failures, ${Math.round(seconds)} s, memory ${megabytes(grown)}`,
  );
}

function megabytes(bytes: number): string {
  return `${bytes < 0 ? "" : "+"}${(bytes / 1e6).toFixed(1)} MB`;
}
