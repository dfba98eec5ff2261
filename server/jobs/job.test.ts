import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { outbox } from "#db/schema/index.ts";
import { createLogger } from "#server/lib/logger.ts";
import type { Mailer } from "#server/lib/mailer.ts";
import { gate } from "#server/test/gate.ts";
import { setUpHarness } from "#server/test/set-up-harness.ts";
import { visitor } from "#server/test/sign-in.ts";
import { retentionJob, sweepJob } from "./all-jobs.ts";
import { createJobScheduler, type JobDeps, type Jobs } from "./job.ts";

const harness = setUpHarness();
let deps: JobDeps;
let jobs: Jobs | undefined;
const sent: string[] = [];
const mailer: Mailer = {
  kind: "smtp",
  send: async ({ to }) => void sent.push(to),
  close: () => undefined,
};

beforeEach(() => {
  deps = { ...harness.deps, mailer };
  sent.length = 0;
});
afterEach(async () => {
  await jobs?.stop();
});

describe("background jobs", () => {
  it("run at the start, and when they are woken", async () => {
    const runs = [gate(), gate()];
    let turn = 0;
    jobs = createJobScheduler([{ name: "one", every: 3_600_000, run: async () => runs[turn++]?.open() }]);
    jobs.start(deps);
    await runs[0]?.opened;
    jobs.wake("one");
    await runs[1]?.opened;
    expect(turn).toBe(2);
  });

  it("never run twice at once; a wake in between causes one more run", async () => {
    const [busy, finish, again] = [gate(), gate(), gate()];
    let turn = 0;
    let atOnce = 0;
    const run = async () => {
      turn += 1;
      atOnce += 1;
      expect(atOnce).toBe(1);
      if (turn === 1) {
        busy.open();
        await finish.opened;
      } else again.open();
      atOnce -= 1;
    };
    jobs = createJobScheduler([{ name: "one", every: 3_600_000, run }]);
    jobs.start(deps);
    await busy.opened;
    for (let call = 0; call < 5; call += 1) jobs.wake("one");
    expect(turn).toBe(1);
    finish.open();
    await again.opened;
    expect(turn).toBe(2);
  });

  it("continue after an error, which is logged", async () => {
    const lines: string[] = [];
    const log = createLogger({ level: "info", destination: { write: (line) => void lines.push(line) } });
    const [first, second] = [gate(), gate()];
    let turn = 0;
    const run = async () => {
      turn += 1;
      if (turn === 1) {
        first.open();
        throw new Error("the disk is full");
      }
      second.open();
    };
    jobs = createJobScheduler([{ name: "one", every: 3_600_000, run }]);
    jobs.start({ ...deps, log });
    await first.opened;
    jobs.wake("one");
    await second.opened;
    expect(lines.join("")).toContain("the disk is full");
  });

  it("do not start after a stop, which waits for the running one", async () => {
    const [busy, finish] = [gate(), gate()];
    let ended = false;
    const run = async () => {
      busy.open();
      await finish.opened;
      ended = true;
    };
    jobs = createJobScheduler([{ name: "one", every: 1, run }]);
    jobs.start(deps);
    await busy.opened;
    const stopped = jobs.stop();
    jobs.wake("one");
    finish.open();
    await stopped;
    expect(ended).toBe(true);
  });

  it("leave no deleted data in the database files", async () => {
    const call = { email: "newcomer@example.org", password: "Quince-jam 1897!", name: "Ada" };
    await visitor(harness).accounts.register(call);
    await harness.db.write((tx) => tx.delete(outbox));
    harness.clock.advance(2 * 24 * 3_600_000);
    const path = harness.db.path as string;
    const held = () => [path, `${path}-wal`].filter((file) => readFileSync(file).includes(call.email));
    expect(held()).not.toEqual([]);
    await sweepJob.run(deps);
    expect(held()).toEqual([]);
  });

  it("delete what has expired", async () => {
    await visitor(harness).accounts.register({
      email: "ada@example.org",
      password: "Quince-jam 1897!",
      name: "Ada",
    });
    harness.clock.advance(31 * 24 * 3_600_000);
    await sweepJob.run(deps);
    expect(await harness.db.all("select * from pending_registrations")).toEqual([]);
    expect(await harness.db.select().from(outbox)).toHaveLength(1);
    await retentionJob.run(deps);
    expect(await harness.db.select().from(outbox)).toEqual([]);
  });
});
