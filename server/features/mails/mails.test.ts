import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { outbox, transportState } from "#db/schema/index.ts";
import { outboxJob } from "#server/jobs/all-jobs.ts";
import { createJobScheduler } from "#server/jobs/job.ts";
import { createLogger } from "#server/lib/logger.ts";
import { MailError, type Mailer, type MailMessage } from "#server/lib/mailer.ts";
import { createTextCipher, SEALED } from "#server/lib/seal.ts";
import { gate } from "#server/test/gate.ts";
import { setUpHarness } from "#server/test/set-up-harness.ts";
import { mailedBodies, visitor } from "#server/test/sign-in.ts";
import { deliverDueMails } from "./service/deliver-mails.ts";
import { queueMail } from "./service/queue-mail.ts";

const LINK = "http://localhost:3000/verify-email/abc";
const WORDS = `Open\n\nConfirm:\n${LINK}\n`;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Columns of a message that will not be tried again. */
const GIVEN_UP = { nextAttemptAt: null, sentAt: null, body: "", link: null };

const harness = setUpHarness();

/** A mail transport that records each message and then calls `send`. */
function mailerThat(send: (message: MailMessage) => unknown = () => undefined) {
  const given: MailMessage[] = [];
  const mailer: Mailer = {
    kind: "smtp",
    async send(message) {
      given.push(message);
      await send(message);
    },
    close: () => undefined,
  };
  return { mailer, given };
}

const refuse = (permanent: boolean) => () => {
  throw new MailError("The mail server did not take the message", { permanent });
};

const queue = (address = "ada@example.org", kind = "verify_email") =>
  harness.db.write((tx) =>
    queueMail(tx, harness.deps, {
      kind,
      to: { address, name: "Ada" },
      words: {
        subject: "Confirm your email address",
        parts: ["Open", { action: "Confirm", link: LINK }],
      },
    }),
  );
const deliver = (mailer: Mailer) => deliverDueMails({ ...harness.deps, mailer });
const rows = () => harness.db.select().from(outbox).orderBy(outbox.rowId);
const healthy = async () => (await harness.db.select().from(transportState))[0]?.healthy;
/** A logger that collects its lines. */
function logOf() {
  const lines: string[] = [];
  const log = createLogger({ level: "info", destination: { write: (line) => void lines.push(line) } });
  return { log, lines };
}

describe("the outbox", () => {
  it("sends waiting messages once, and then deletes text and link", async () => {
    await queue("ada@example.org");
    await queue("grace@example.org");
    const { mailer, given } = mailerThat();
    expect(await deliver(mailer)).toBe(2);
    expect(given.map(({ to, subject, text, link }) => ({ to, subject, text, link }))).toEqual(
      ["ada@example.org", "grace@example.org"].map((to) => ({
        to,
        subject: "Confirm your email address",
        text: WORDS,
        link: LINK,
      })),
    );
    for (const row of await rows()) {
      expect(row).toMatchObject({
        body: "",
        link: null,
        attempts: 1,
        nextAttemptAt: null,
        leasedUntil: null,
      });
      expect(row.sentAt).toBe(harness.clock.now());
    }
    harness.clock.advance(24 * HOUR);
    expect(await deliver(mailer)).toBe(0);
    expect(given).toHaveLength(2);
  });

  it("retries a refused message after 1, 5, 15 minutes, 1, 3, 8 and 12 hours, then gives up", async () => {
    // The link of an invitation outlives all attempts; a mail with an expired link would not be retried.
    await queue("ada@example.org", "invitation");
    const { mailer, given } = mailerThat(refuse(false));
    const waits = [1, 5, 15, 60, 180, 480, 720].map((minutes) => minutes * MINUTE);
    expect(await deliver(mailer)).toBe(0);
    for (const [turn, wait] of waits.entries()) {
      expect(given).toHaveLength(turn + 1);
      expect(await mailedBodies(harness)).toEqual([WORDS]);
      expect((await rows())[0]).toMatchObject({
        attempts: turn + 1,
        lastError: "The mail server did not take the message",
        sentAt: null,
      });
      harness.clock.advance(wait - 1);
      await deliver(mailer);
      expect(given).toHaveLength(turn + 1);
      harness.clock.advance(1);
      await deliver(mailer);
    }
    expect(given).toHaveLength(8);
    expect((await rows())[0]).toMatchObject(GIVEN_UP);
    harness.clock.advance(48 * HOUR);
    await deliver(mailer);
    expect(given).toHaveLength(8);
  });

  it.each([
    ["reset_password", HOUR],
    ["trust_device", HOUR],
    ["verify_email", 24 * HOUR],
    ["change_email", 24 * HOUR],
  ])(
    "gives up a %s mail once its link has expired, without marking the transport as failing",
    async (kind, lives) => {
      await queue("ada@example.org", kind);
      await queue("grace@example.org", kind);
      const { mailer, given } = mailerThat(({ to }) => to === "grace@example.org" && refuse(false)());
      harness.clock.advance(lives - MINUTE);
      expect(await deliver(mailer)).toBe(1);
      expect(await healthy()).toBe(false);
      await queue("late@example.org", "password_changed");
      harness.clock.advance(MINUTE);
      expect(await deliver(mailer)).toBe(1);
      expect(given.map(({ to }) => to)).toEqual(["ada@example.org", "grace@example.org", "late@example.org"]);
      expect((await rows())[1]).toMatchObject({ ...GIVEN_UP, lastError: "Its link has run out" });
      await queue("grace@example.org", kind);
      harness.clock.advance(lives);
      await deliver(mailer);
      expect(given).toHaveLength(3);
      expect(await healthy()).toBe(true);
    },
  );

  it("lets a message that fails hold up no other", async () => {
    await queue("bad@example.org");
    await queue("good@example.org");
    const { mailer, given } = mailerThat(({ to }) => to === "bad@example.org" && refuse(false)());
    expect(await deliver(mailer)).toBe(1);
    expect(given.map(({ to }) => to)).toEqual(["bad@example.org", "good@example.org"]);
  });

  it("gives up a message at once that can never be sent, without marking the transport as failing", async () => {
    await queue();
    await deliver(mailerThat(refuse(true)).mailer);
    expect((await rows())[0]).toMatchObject(GIVEN_UP);
    expect(await healthy()).toBeUndefined();
  });

  it("is sent once by two processes that come at the same time", async () => {
    for (let turn = 0; turn < 10; turn += 1) await queue(`m${turn}@example.org`);
    const { mailer, given } = mailerThat(() => new Promise((resolve) => setImmediate(resolve)));
    const sent = await Promise.all([deliver(mailer), deliver(mailer)]);
    expect(sent[0] + sent[1]).toBe(10);
    expect(new Set(given.map(({ to }) => to)).size).toBe(10);
    expect(given).toHaveLength(10);
  });

  it("leaves a message that another process is sending, and takes it over when that one died", async () => {
    await queue();
    const leasedUntil = harness.clock.now() + 2 * MINUTE;
    await harness.db.write((tx) => tx.update(outbox).set({ leasedUntil }));
    const { mailer, given } = mailerThat();
    await deliver(mailer);
    harness.clock.advance(2 * MINUTE);
    await deliver(mailer);
    expect(given).toEqual([]);
    harness.clock.advance(1);
    await deliver(mailer);
    expect(given).toHaveLength(1);
  });

  it("stores the message in the same transaction: a rolled back write leaves none", async () => {
    const failing = harness.db.write(async (tx) => {
      await queueMail(tx, harness.deps, {
        kind: "verify_email",
        to: { address: "ada@example.org", name: null },
        words: { subject: "s", parts: ["b"] },
      });
      throw new Error("on purpose");
    });
    await expect(failing).rejects.toThrow("on purpose");
    expect(await rows()).toEqual([]);
  });
});

describe("the transport state of a response", () => {
  const resend = (email: string) => visitor(harness).accounts.resendVerification({ email });

  it("is false while the last attempt of any message failed, and true after one that worked", async () => {
    harness.override({ env: { ...harness.deps.env, SMTP_URL: "smtp://mail.example.org" } });
    expect((await resend("a@example.org")).emailSent).toBe(true);
    await queue();
    await deliver(mailerThat(refuse(false)).mailer);
    expect(await resend("b@example.org")).toEqual({
      emailSent: false,
      message: "Failed to send verification email",
    });
    harness.clock.advance(MINUTE);
    await deliver(mailerThat().mailer);
    expect((await resend("c@example.org")).emailSent).toBe(true);
  });

  it("does not wait for the transport, but wakes it", async () => {
    let woken = 0;
    harness.override({
      wakeOutbox: () => {
        woken += 1;
      },
    });
    await resend("a@example.org");
    expect(woken).toBe(1);
    expect(await harness.db.select().from(outbox).where(eq(outbox.toAddress, "a@example.org"))).toEqual([]);
  });
});

describe("a waiting message", () => {
  const LOST = { ...GIVEN_UP, html: null, lastError: "Its key is lost" };
  let given: MailMessage[];
  let lines: string[];
  let send: (seal?: typeof harness.deps.seal) => Promise<number>;
  beforeEach(() => {
    const transport = mailerThat();
    const noted = logOf();
    given = transport.given;
    lines = noted.lines;
    send = (seal = harness.deps.seal) =>
      deliverDueMails({ ...harness.deps, log: noted.log, mailer: transport.mailer, seal });
  });

  it("is stored sealed, words and link, and sent open", async () => {
    await queue();
    const [row] = await rows();
    for (const column of [row?.body, row?.html, row?.link]) expect(column?.startsWith(SEALED)).toBe(true);
    expect(await send()).toBe(1);
    expect(given).toMatchObject([{ text: WORDS, link: LINK }]);
  });

  it("is sent unchanged when it was stored before sealing", async () => {
    await queue();
    await harness.db.write((tx) => tx.update(outbox).set({ body: WORDS, html: null, link: null }));
    expect(await send()).toBe(1);
    expect(given[0]).toMatchObject({ text: WORDS });
    expect(given[0]?.link).toBeUndefined();
    expect(given[0]?.html).toBeUndefined();
  });

  it("is given up with a log line when its key is lost, without blocking others", async () => {
    await queue();
    harness.override({ seal: createTextCipher(randomBytes(32)) });
    await queue();
    expect(await send()).toBe(1);
    expect(given).toHaveLength(1);
    expect((await rows())[0]).toMatchObject(LOST);
    expect(lines.join("")).toContain("the key that sealed them is not in this data folder");
  });

  it("of a remote database is left to the process whose key sealed it, for a day", async () => {
    harness.override({ db: { ...harness.db, path: null } });
    const other = createTextCipher(randomBytes(32));
    await queue();
    await queue();
    expect(await send(other)).toBe(0);
    expect((await rows())[0]).toMatchObject({ attempts: 0, leasedUntil: null });
    expect(await send()).toBe(2);
    await queue();
    harness.clock.advance(24 * HOUR - 1);
    expect(await send(other)).toBe(0);
    expect(lines).toEqual([]);
    harness.clock.advance(1);
    expect(await send(other)).toBe(0);
    expect((await rows())[2]).toMatchObject(LOST);
    expect(lines).toHaveLength(1);
  });

  it("is given up when it was changed in the database, without blocking others", async () => {
    await queue();
    const [row] = await rows();
    await harness.db.write((tx) => tx.update(outbox).set({ body: `${row?.body}A` }));
    await queue();
    expect(await send()).toBe(1);
    expect((await rows())[0]).toMatchObject(GIVEN_UP);
  });
});

describe("a delivery", () => {
  beforeEach(async () => {
    for (const name of ["ada", "grace", "mary"]) await queue(`${name}@example.org`);
  });

  it("begins no further message once the server stops", async () => {
    const stopping = new AbortController();
    const { mailer, given } = mailerThat(() => stopping.abort());
    expect(await deliverDueMails({ ...harness.deps, mailer }, { signal: stopping.signal })).toBe(1);
    expect(given.map(({ to }) => to)).toEqual(["ada@example.org"]);
    expect((await rows()).map(({ sentAt }) => sentAt !== null)).toEqual([true, false, false]);
  });

  it("ends with the message under way when its job is stopped", async () => {
    const { open: begun, opened: first } = gate();
    const { open: arrive, opened: arrived } = gate();
    const { mailer, given } = mailerThat(async () => {
      begun();
      await arrived;
    });
    const jobs = createJobScheduler([outboxJob]);
    jobs.start({ ...harness.deps, mailer });
    await first;
    const stopped = jobs.stop();
    arrive();
    await stopped;
    expect(given.map(({ to }) => to)).toEqual(["ada@example.org"]);
  });

  it("leaves a hanging message to the next start, which sends it at once", async () => {
    const stopping = new AbortController();
    const { mailer } = mailerThat(() => {
      stopping.abort();
      return new Promise(() => undefined);
    });
    const options = { signal: stopping.signal, graceMs: 0 };
    expect(await deliverDueMails({ ...harness.deps, mailer }, options)).toBe(0);
    expect((await rows())[0]).toMatchObject({ attempts: 0, leasedUntil: null, sentAt: null });
    const next = mailerThat();
    await deliver(next.mailer);
    expect(next.given.map(({ to }) => to)).toEqual([
      "ada@example.org",
      "grace@example.org",
      "mary@example.org",
    ]);
  });

  it("records in the log and in the row why a message was refused", async () => {
    const { log, lines } = logOf();
    const reason = "The mail server did not take the message (EAUTH: 535 5.7.8 authentication failed)";
    const { mailer } = mailerThat(() => {
      throw new MailError(reason, { permanent: false });
    });
    await deliverDueMails({ ...harness.deps, log, mailer });
    expect(lines.join("")).toContain(reason);
    expect((await rows()).map(({ lastError }) => lastError)).toEqual([reason, reason, reason]);
  });
});
