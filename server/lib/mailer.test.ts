import { once } from "node:events";
import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { type AddressInfo, createServer, type Socket } from "node:net";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import { beforeEach, describe, expect, test } from "vitest";
import { setUpFolder } from "#server/test/temp-folder.ts";
import { createMailer, MailError } from "./mailer.ts";

const inFolder = setUpFolder();
let printed: string[];

beforeEach(async () => {
  printed = [];
});

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
  return { smtpUrl, from: '"Larder" <larder@kitchen.example>', outboxDir: inFolder("outbox"), printLink };
}

describe("without a mail server", () => {
  test("writes a readable message and prints its link", async () => {
    const mailer = createMailer(createOptions());
    expect(mailer.kind).toBe("folder");
    await mailer.send(message);
    const path = inFolder("outbox", "0190-abc_1.eml");
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
    expect(await readdir(inFolder("outbox"))).toEqual(["0190-abc_1.eml"]);
  });

  test("fails when the folder cannot be written, and prints nothing", async () => {
    await writeFile(inFolder("outbox"), "a file where the folder should be");
    const sending = createMailer(createOptions()).send(message);
    await expect(sending).rejects.toMatchObject({
      name: "MailError",
      permanent: false,
      message: expect.stringMatching(/^The message could not be written \(E[A-Z]+\)$/),
    });
    expect(printed).toEqual([]);
  });

  test("prints nothing for a message without a link", async () => {
    await createMailer(createOptions()).send({ ...message, link: undefined });
    expect(printed).toEqual([]);
  });
});

describe("refuses what could inject a header, recipient or file name", () => {
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
    expect(await readdir(inFolder())).toEqual([]);
    expect(printed).toEqual([]);
  });

  test("an invalid sender is refused at creation", () => {
    expect(() => createMailer({ ...createOptions(), from: "no address" })).toThrow(MailError);
  });
});

describe("with a mail server", () => {
  type Received = { from: string; to: string[]; raw: string; user: string | undefined };

  /** Runs a mail server that accepts all messages or, with `words`, refuses each sign-in with this text. */
  async function withServer(run: (url: string, received: Received[]) => Promise<void>, words?: string) {
    const received: Received[] = [];
    const server = new SMTPServer({
      disabledCommands: ["STARTTLS"],
      authOptional: true,
      allowInsecureAuth: true,
      onAuth({ username, password }, _session, done) {
        const refused = Object.assign(new Error(words ?? ""), { responseCode: 535 });
        if (words === undefined) done(null, { user: `${username}/${password}` });
        else done(refused);
      },
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
    server.on("error", () => undefined);
    server.listen(0, "127.0.0.1");
    await once(server.server, "listening");
    const { port } = server.server.address() as AddressInfo;
    try {
      await run(`smtp://127.0.0.1:${port}`, received);
    } finally {
      await new Promise<void>((resolve) => server.close(resolve));
    }
  }

  test("sends the message, and prints and writes nothing", async () => {
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
      expect(await readdir(inFolder())).toEqual([]);
    });
  });

  test("signs in with the user and password of the URL", async () => {
    await withServer(async (url, received) => {
      const mailer = createMailer(createOptions(url.replace("//", "//me%40x:p%2Fw%3A1@")));
      await mailer.send(message);
      await mailer.close();
      expect(received[0]?.user).toBe("me@x/p/w:1");
    });
  });

  test.each([
    ["for ever", "gone@example.org", true, "550 No such user"],
    ["for now", "busy@example.org", false, "451 Try later"],
  ])("reports a refusal %s, with the server's codes and text", async (_, to, permanent, words) => {
    await withServer(async (url) => {
      const mailer = createMailer(createOptions(url));
      await expect(mailer.send({ ...message, to })).rejects.toMatchObject({
        name: "MailError",
        permanent,
        message: `The mail server did not take the message (EENVELOPE: ${words})`,
      });
      await mailer.close();
    });
  });

  test("reports no credentials of a refused sign-in, however the server repeats them", async () => {
    const pair = Buffer.from("\0cook@x\0p/w:1 long").toString("base64");
    const coded = Buffer.from("p/w:1 long").toString("base64");
    await withServer(async (url) => {
      const mailer = createMailer(createOptions(url.replace("//", "//cook%40x:p%2Fw%3A1%20long@")));
      await expect(mailer.send(message)).rejects.toThrow(
        "(EAUTH: 535 No such user [redacted] [redacted] [redacted] [redacted] here",
      );
      await mailer.close();
    }, `No such user cook@x p/w:1 long ${pair} ${coded} here`);
  });

  test("an unreachable server is temporary and reported with the system's code", async () => {
    let gone = "";
    await withServer(async (url) => {
      gone = url;
    });
    await expect(createMailer(createOptions(gone)).send(message)).rejects.toMatchObject({
      name: "MailError",
      permanent: false,
      message: expect.stringMatching(/^The mail server did not take the message \(E\w+ ECONNREFUSED\)$/),
    });
  });

  test.each([
    ["never greets", ""],
    ["says no more after its greeting", "220 mail.example ESMTP\r\n"],
  ])("a server that %s times out", async (_, greeting) => {
    const sockets = new Set<Socket>();
    const silent = createServer((socket) => {
      sockets.add(socket);
      socket.on("error", () => undefined);
      if (greeting) socket.write(greeting);
    });
    silent.listen(0, "127.0.0.1");
    await once(silent, "listening");
    const { port } = silent.address() as AddressInfo;
    const mailer = createMailer({ ...createOptions(`smtp://127.0.0.1:${port}`), timeoutMs: 50 });
    await expect(mailer.send(message)).rejects.toMatchObject({
      name: "MailError",
      permanent: false,
      message: expect.stringContaining("ETIMEDOUT"),
    });
    await mailer.close();
    for (const socket of sockets) socket.destroy();
    silent.close();
  });
});
