import { once } from "node:events";
import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { createServer, type Server } from "node:net";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { SMTPServer } from "smtp-server";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { outbox, transportState } from "#db/schema/index.ts";
import { createMailer, MailError, type Mailer, type MailMessage } from "#server/lib/mailer.ts";
import { createHarness, type Harness } from "#server/test/harness.ts";
import { mailedBodies, mailedLink, visitor } from "#server/test/sign-in.ts";
import { deliverDueMails } from "./service/deliver-mails.ts";
import { queueMail } from "./service/queue-mail.ts";

const WORDS = "Open\n\nConfirm:\nhttp://localhost:3000/verify-email/abc\n";
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let harness: Harness;
const closing: (() => unknown)[] = [];
beforeEach(async () => {
  harness = await createHarness();
});
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
  await harness.close();
});

/** A transport that notes what it is given, and does with it what a test says. */
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

const queue = (
  address = "ada@example.org",
  words: { name?: string; link?: string } = {},
  kind = "verify_email",
) =>
  harness.db.write((tx) =>
    queueMail(tx, harness.deps, {
      kind,
      to: { address, name: words.name ?? "Ada" },
      words: {
        subject: "Confirm your email address",
        parts: ["Open", { action: "Confirm", link: words.link ?? "http://localhost:3000/verify-email/abc" }],
      },
    }),
  );
const deliver = (mailer: Mailer) => deliverDueMails({ ...harness.deps, mailer });
const rows = () => harness.db.select().from(outbox).orderBy(outbox.rowId);
const healthy = async () => (await harness.db.select().from(transportState))[0]?.healthy;

describe("the outbox", () => {
  it("sends what waits, once, and then forgets its words and its link", async () => {
    await queue("ada@example.org");
    await queue("grace@example.org");
    const { mailer, given } = mailerThat();
    expect(await deliver(mailer)).toBe(2);
    expect(given.map(({ to, subject, text, link }) => ({ to, subject, text, link }))).toEqual(
      ["ada@example.org", "grace@example.org"].map((to) => ({
        to,
        subject: "Confirm your email address",
        text: WORDS,
        link: "http://localhost:3000/verify-email/abc",
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

  it("keeps a message that was refused and tries again after 1, 5, 15 minutes, 1, 3, 8 and 12 hours, then gives up", async () => {
    // A mail whose link outlives all of them.
    await queue("ada@example.org", {}, "invitation");
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
    expect((await rows())[0]).toMatchObject({ nextAttemptAt: null, sentAt: null, body: "", link: null });
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
    "gives up a %s mail once its link has run out, and tells nothing of the transport",
    async (kind, lives) => {
      await queue("ada@example.org", {}, kind);
      await queue("grace@example.org", {}, kind);
      const { mailer, given } = mailerThat(({ to }) => to === "grace@example.org" && refuse(false)());
      harness.clock.advance(lives - MINUTE);
      expect(await deliver(mailer)).toBe(1);
      expect(await healthy()).toBe(false);
      await queue("late@example.org", {}, "password_changed");
      harness.clock.advance(MINUTE);
      expect(await deliver(mailer)).toBe(1);
      expect(given.map(({ to }) => to)).toEqual(["ada@example.org", "grace@example.org", "late@example.org"]);
      expect((await rows())[1]).toMatchObject({
        nextAttemptAt: null,
        sentAt: null,
        body: "",
        link: null,
        lastError: "Its link has run out",
      });
      await queue("grace@example.org", {}, kind);
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

  it("gives a message up at once that can never be sent, which tells nothing of the transport", async () => {
    await queue();
    await deliver(mailerThat(refuse(true)).mailer);
    expect((await rows())[0]).toMatchObject({ nextAttemptAt: null, sentAt: null, body: "", link: null });
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

  it("leaves a message alone that another is sending, and takes it up when that one died", async () => {
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

  it("keeps the words of the same transaction: a write that fails leaves no message", async () => {
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

describe("what an answer says of the mail", () => {
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

describe("delivery by the real transports", () => {
  it("writes a file and shows the link where no mail server is set", async () => {
    const outboxDir = join(harness.folder, "outbox");
    mkdirSync(outboxDir, { recursive: true });
    const shown: string[] = [];
    const mailer = createMailer({
      from: "Larder <larder@example.org>",
      outboxDir,
      printLink: (text) => void shown.push(text),
    });
    await visitor(harness).accounts.register({
      email: "ada@example.org",
      password: "Quince-jam 1897!",
      name: "Ada <b>",
    });
    const link = (await mailedLink(harness, "ada@example.org")) as string;
    expect(await deliver(mailer)).toBe(1);
    const [file] = readdirSync(outboxDir);
    const message = readFileSync(join(outboxDir, file ?? ""), "utf8").replaceAll("=\r\n", "");
    expect(message).toContain("To: ");
    expect(message).toContain("ada@example.org");
    expect(message).toContain(link);
    expect(message).toMatch(/^Content-Type: multipart\/alternative/m);
    expect(message).toContain("<!doctype html>");
    expect(shown.join("\n")).toContain(link);
  });

  it("hands a message to a mail server, with no header or recipient that a name smuggles in", async () => {
    const received: { rcpt: string[]; text: string }[] = [];
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ["STARTTLS"],
      onData(stream, session, done) {
        const chunks: Buffer[] = [];
        stream.on("data", (chunk: Buffer) => chunks.push(chunk));
        stream.on("end", () => {
          const rcpt = session.envelope.rcptTo.map(({ address }) => address);
          received.push({ rcpt, text: Buffer.concat(chunks).toString() });
          done();
        });
      },
    });
    const listening = server.listen(0, "127.0.0.1") as Server;
    await once(listening, "listening");
    closing.push(() => new Promise<void>((resolve) => server.close(() => resolve())));
    const { port } = listening.address() as { port: number };
    const mailer = createMailer({
      smtpUrl: `smtp://127.0.0.1:${port}`,
      from: "larder@example.org",
      outboxDir: harness.folder,
      printLink: () => undefined,
    });
    closing.push(() => mailer.close());
    await queue("ada@example.org", { name: "Ada\r\nBcc: victim@example.org" });
    expect(await deliver(mailer)).toBe(1);
    expect(received.map(({ rcpt }) => rcpt)).toEqual([["ada@example.org"]]);
    expect(received[0]?.text).not.toMatch(/^bcc:/im);
    expect(await healthy()).toBe(true);
  });

  it("keeps a message while the mail server is down", async () => {
    const gone = createServer();
    gone.listen(0, "127.0.0.1");
    await once(gone, "listening");
    const { port } = gone.address() as { port: number };
    await new Promise((resolve) => gone.close(resolve));
    const mailer = createMailer({
      smtpUrl: `smtp://127.0.0.1:${port}`,
      from: "larder@example.org",
      outboxDir: harness.folder,
      printLink: () => undefined,
    });
    closing.push(() => mailer.close());
    await queue();
    expect(await deliver(mailer)).toBe(0);
    expect((await rows())[0]).toMatchObject({ attempts: 1, sentAt: null });
    expect((await rows())[0]?.nextAttemptAt).toBe(harness.clock.now() + MINUTE);
    expect(await healthy()).toBe(false);
  });
});
