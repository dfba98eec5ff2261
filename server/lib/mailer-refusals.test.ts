import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SMTPServer } from "smtp-server";
import { afterEach, expect, it } from "vitest";
import { createMailer, type MailError } from "./mailer.ts";

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const message = { id: "m1", to: "ada@example.org", subject: "Confirm", text: "Open https://x.example/abc" };

async function refusal(smtpUrl: string, patienceMs?: number): Promise<MailError> {
  const mailer = createMailer({
    smtpUrl,
    from: "larder@example.org",
    outboxDir: "unused",
    printLink: () => undefined,
    patienceMs,
  });
  closing.push(() => mailer.close());
  return mailer.send(message).then(
    () => {
      throw new Error("The message was taken");
    },
    (error: MailError) => error,
  );
}

/** A mail server that refuses the sign-in with these words, or else the message. */
async function refusingServer(words: string, options: { signIn: boolean }): Promise<number> {
  const refuse = () => Object.assign(new Error(words), { responseCode: options.signIn ? 535 : 451 });
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS"],
    authOptional: true,
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => (options.signIn ? done(refuse()) : done(null, { user: "x" })),
    onRcptTo: (_address, _session, done) => done(refuse()),
  });
  server.on("error", () => undefined);
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  closing.push(() => new Promise<void>((resolve) => server.close(resolve)));
  return (server.server.address() as AddressInfo).port;
}

it("a refusal tells the codes and the words of the mail server, in one line", async () => {
  const port = await refusingServer("Greylisted, try later", { signIn: false });
  const error = await refusal(`smtp://127.0.0.1:${port}`);
  expect(error.message).toBe(
    "The mail server did not take the message (EENVELOPE: 451 Greylisted, try later)",
  );
  expect(error.permanent).toBe(false);
});

it("a refused sign-in tells no credentials, however the server repeats them", async () => {
  const pair = Buffer.from("\0cook@x\0p/w:1 long").toString("base64");
  const coded = Buffer.from("p/w:1 long").toString("base64");
  const port = await refusingServer(`No such user cook@x p/w:1 long ${pair} ${coded} here`, { signIn: true });
  const { message: told } = await refusal(`smtp://cook%40x:p%2Fw%3A1%20long@127.0.0.1:${port}`);
  expect(told).toContain("(EAUTH: 535 No such user [redacted] [redacted] [redacted] [redacted] here");
});

it("a mail server that is not there is told by the system's code", async () => {
  const gone = createServer();
  gone.listen(0, "127.0.0.1");
  await once(gone, "listening");
  const { port } = gone.address() as AddressInfo;
  await new Promise((resolve) => gone.close(resolve));
  expect((await refusal(`smtp://127.0.0.1:${port}`)).message).toMatch(
    /^The mail server did not take the message \(E\w+ ECONNREFUSED\)$/,
  );
});

it.each([
  ["never greets", ""],
  ["says no more after its greeting", "220 mail.example ESMTP\r\n"],
])("a mail server that %s is given up", async (_, greeting) => {
  const sockets = new Set<Socket>();
  const silent = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
    if (greeting) socket.write(greeting);
  });
  silent.listen(0, "127.0.0.1");
  await once(silent, "listening");
  closing.push(() => {
    for (const socket of sockets) socket.destroy();
    return new Promise((resolve) => silent.close(resolve));
  });
  const { port } = silent.address() as AddressInfo;
  const error = await refusal(`smtp://127.0.0.1:${port}`, 50);
  expect(error).toMatchObject({ name: "MailError", permanent: false });
  expect(error.message).toContain("ETIMEDOUT");
});

it("a folder that cannot be written is told by the system's code", async () => {
  const dir = await mkdtemp(join(tmpdir(), "larder-mail-"));
  closing.push(() => rm(dir, { recursive: true, force: true }));
  await writeFile(join(dir, "outbox"), "a file where the folder should be");
  const mailer = createMailer({
    from: "larder@example.org",
    outboxDir: join(dir, "outbox"),
    printLink: () => undefined,
  });
  await expect(mailer.send(message)).rejects.toThrow(/^The message could not be written \(E[A-Z]+\)$/);
});
