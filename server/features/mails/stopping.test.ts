import { afterEach, beforeEach, expect, it } from "vitest";
import { outbox } from "#db/schema/index.ts";
import { createJobs, type Jobs } from "#server/jobs/job.ts";
import { outboxJob } from "#server/jobs/all-jobs.ts";
import { createLogger } from "#server/lib/logger.ts";
import { MailError, type Mailer } from "#server/lib/mailer.ts";
import { createHarness, type Harness } from "#server/test/harness.ts";
import { deliverDueMails } from "./service/deliver-mails.ts";
import { queueMail } from "./service/queue-mail.ts";

let harness: Harness;
let jobs: Jobs | undefined;
beforeEach(async () => {
  harness = await createHarness();
  for (const name of ["ada", "grace", "mary"]) {
    await harness.db.write((tx) =>
      queueMail(tx, harness.deps, {
        kind: "verify_email",
        to: { address: `${name}@example.org`, name },
        words: { subject: "Confirm your email address", parts: ["Open the link."] },
      }),
    );
  }
});
afterEach(async () => {
  await jobs?.stop();
  await harness.close();
});

const mailerThat = (send: Mailer["send"]): Mailer => ({ kind: "smtp", send, close: () => undefined });
const rows = () => harness.db.select().from(outbox).orderBy(outbox.rowId);

it("no further message is begun once the server stops", async () => {
  const stopping = new AbortController();
  const given: string[] = [];
  const mailer = mailerThat(async ({ to }) => {
    given.push(to);
    stopping.abort();
  });
  expect(await deliverDueMails({ ...harness.deps, mailer }, { signal: stopping.signal })).toBe(1);
  expect(given).toEqual(["ada@example.org"]);
  expect((await rows()).map(({ sentAt }) => sentAt !== null)).toEqual([true, false, false]);
});

it("a stop tells the job, and ends with the message under way", async () => {
  const given: string[] = [];
  let begun = () => {};
  let arrive = () => {};
  const first = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const mailer = mailerThat(async ({ to }) => {
    given.push(to);
    begun();
    await arrived;
  });
  jobs = createJobs([outboxJob]);
  jobs.start({ ...harness.deps, mailer });
  await first;
  const stopped = jobs.stop();
  arrive();
  await stopped;
  expect(given).toEqual(["ada@example.org"]);
});

it("a message that hangs at the stop is left for the next start, which sends it at once", async () => {
  const stopping = new AbortController();
  const mailer = mailerThat(() => {
    stopping.abort();
    return new Promise(() => undefined);
  });
  const options = { signal: stopping.signal, graceMs: 0 };
  expect(await deliverDueMails({ ...harness.deps, mailer }, options)).toBe(0);
  expect((await rows())[0]).toMatchObject({ attempts: 0, leasedUntil: null, sentAt: null });
  const given: string[] = [];
  await deliverDueMails({ ...harness.deps, mailer: mailerThat(async ({ to }) => void given.push(to)) });
  expect(given).toEqual(["ada@example.org", "grace@example.org", "mary@example.org"]);
});

it("why a message was not taken stands in the log and in its row", async () => {
  const lines: string[] = [];
  const log = createLogger({ level: "info", destination: { write: (line) => void lines.push(line) } });
  const reason = "The mail server did not take the message (EAUTH: 535 5.7.8 authentication failed)";
  const mailer = mailerThat(async () => {
    throw new MailError(reason, { permanent: false });
  });
  await deliverDueMails({ ...harness.deps, log, mailer });
  expect(lines.join("")).toContain(reason);
  expect((await rows()).map(({ lastError }) => lastError)).toEqual([reason, reason, reason]);
});
