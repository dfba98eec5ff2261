import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createMailer, MailError } from "./mailer.ts";

let dir: string;
let printed: string[];

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), "larder-mail-"));
  printed = [];
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const message = {
  id: "0190-abc_1",
  to: "ada@example.org",
  name: 'Ada "the" Löve, <x>',
  subject: "Grüße & confirm",
  text: "Open http://localhost/verify-email/abc",
  html: "<p>Open</p>",
  link: "http://localhost/verify-email/abc",
};

function createOptions(smtpUrl?: string) {
  const printLink = (text: string) => void printed.push(text);
  return { smtpUrl, from: '"Larder" <larder@kitchen.example>', outboxDir: join(dir, "outbox"), printLink };
}

describe("without a mail server", () => {
  test("writes a readable message and prints its link", async () => {
    const mailer = createMailer(createOptions());
    expect(mailer.kind).toBe("folder");
    await mailer.send(message);
    const path = join(dir, "outbox", "0190-abc_1.eml");
    const mail = await PostalMime.parse(await readFile(path));
    expect(mail.from).toMatchObject({ name: "Larder", address: "larder@kitchen.example" });
    expect(mail.to).toEqual([{ name: message.name, address: message.to }]);
    expect(mail.subject).toBe(message.subject);
    expect(mail.text?.trim()).toBe(message.text);
    expect(mail.html?.trim()).toBe(message.html);
    expect(mail.messageId).toBe("<0190-abc_1@kitchen.example>");
    expect(printed).toEqual([
      "Mail for ada@example.org: Grüße & confirm\n  http://localhost/verify-email/abc",
    ]);
    expect((await stat(path)).mode & 0o077).toBe(0);
    expect(await readdir(join(dir, "outbox"))).toEqual(["0190-abc_1.eml"]);
  });

  test("says when the folder cannot be written, and prints nothing", async () => {
    await writeFile(join(dir, "outbox"), "a file where the folder should be");
    const sending = createMailer(createOptions()).send(message);
    await expect(sending).rejects.toMatchObject({ name: "MailError", permanent: false });
    expect(printed).toEqual([]);
  });

  test("prints nothing for a message without a link", async () => {
    await createMailer(createOptions()).send({ ...message, link: undefined });
    expect(printed).toEqual([]);
  });
});

describe("refuses what could become another header, recipient or file", () => {
  test.each([
    ["a line break in the address", { to: "a@b.example\r\nBcc: c@d.example" }],
    ["a second address", { to: "a@b.example,c@d.example" }],
    ["a second address after a semicolon", { to: "a@b.example;c@d.example" }],
    ["a named address", { to: "x <a@b.example>" }],
    ["a quoted local part", { to: '"c@d.example x"@b.example' }],
    ["two at signs", { to: "a@c.example@b.example" }],
    ["a comment", { to: "a(c)@b.example" }],
    ["no at sign", { to: "ab.example" }],
    ["a group", { to: "g:a@b.example;" }],
    ["a long address", { to: `${"a".repeat(60)}@${"b".repeat(200)}.example` }],
    ["a NUL in the address", { to: "a\u0000@b.example" }],
    ["a line break in the name", { name: "Ada\nBcc: c@d.example" }],
    ["a line separator in the name", { name: "Ada\u2028Bcc: c@d.example" }],
    ["a line break in the subject", { subject: "Hi\r\nBcc: c@d.example" }],
    ["a path in the id", { id: "../../x" }],
  ])("%s", async (_what, change) => {
    const sending = createMailer(createOptions()).send({ ...message, ...change });
    await expect(sending).rejects.toMatchObject({ name: "MailError", permanent: true });
    expect(await readdir(dir)).toEqual([]);
    expect(printed).toEqual([]);
  });

  test("a bad sender is refused at once", () => {
    expect(() => createMailer({ ...createOptions(), from: "no address" })).toThrow(MailError);
  });
});

describe("with a mail server", () => {
  type Received = { from: string; to: string[]; raw: string; user: string | undefined };

  async function withServer(run: (url: string, received: Received[]) => Promise<void>) {
    const received: Received[] = [];
    const server = new SMTPServer({
      disabledCommands: ["STARTTLS"],
      authOptional: true,
      allowInsecureAuth: true,
      onAuth: (auth, _session, done) => done(null, { user: `${auth.username}/${auth.password}` }),
      onRcptTo(address, _session, done) {
        const refused = Object.assign(new Error("No such user"), { responseCode: 550 });
        const later = Object.assign(new Error("Try later"), { responseCode: 451 });
        if (address.address.startsWith("gone@")) done(refused);
        else if (address.address.startsWith("busy@")) done(later);
        else done();
      },
      onData(stream, session, done) {
        let raw = "";
        stream.on("data", (chunk: Buffer) => {
          raw += chunk.toString("utf8");
        });
        stream.on("end", () => {
          const { mailFrom, rcptTo } = session.envelope;
          const from = mailFrom ? mailFrom.address : "";
          received.push({ from, to: rcptTo.map((to) => to.address), raw, user: session.user });
          done();
        });
      },
    });
    server.listen(0, "127.0.0.1");
    await once(server.server, "listening");
    const { port } = server.server.address() as AddressInfo;
    try {
      await run(`smtp://127.0.0.1:${port}`, received);
    } finally {
      await new Promise<void>((resolve) => server.close(resolve));
    }
  }

  test("hands the message to it, and nothing to the terminal or folder", async () => {
    await withServer(async (url, received) => {
      const mailer = createMailer(createOptions(url));
      expect(mailer.kind).toBe("smtp");
      await mailer.send(message);
      await mailer.close();
      expect(received).toHaveLength(1);
      expect(received[0]).toMatchObject({ from: "larder@kitchen.example", to: [message.to] });
      const mail = await PostalMime.parse(received[0]?.raw ?? "");
      expect(mail.to).toEqual([{ name: message.name, address: message.to }]);
      expect(mail.cc).toBeUndefined();
      expect(printed).toEqual([]);
      expect(await readdir(dir)).toEqual([]);
    });
  });

  test("signs in with the user and password of the address", async () => {
    await withServer(async (url, received) => {
      const mailer = createMailer(createOptions(url.replace("//", "//me%40x:p%2Fw%3A1@")));
      await mailer.send(message);
      await mailer.close();
      expect(received[0]?.user).toBe("me@x/p/w:1");
    });
  });

  test("tells a refusal for ever from one for now", async () => {
    await withServer(async (url) => {
      const mailer = createMailer(createOptions(url));
      const gone = mailer.send({ ...message, to: "gone@example.org" });
      await expect(gone).rejects.toMatchObject({ name: "MailError", permanent: true });
      const busy = mailer.send({ ...message, to: "busy@example.org" });
      await expect(busy).rejects.toMatchObject({ name: "MailError", permanent: false });
      await mailer.close();
    });
  });

  test("a server that is not there is worth another try", async () => {
    let gone = "";
    await withServer(async (url) => {
      gone = url;
    });
    const sending = createMailer(createOptions(gone)).send(message);
    await expect(sending).rejects.toMatchObject({ name: "MailError", permanent: false });
  });
});
