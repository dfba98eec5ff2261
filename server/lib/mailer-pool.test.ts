import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createMailer, type Mailer } from "./mailer.ts";

/** Overrides a step of the test's mail server; returns true when the step is handled. */
type Hook = (step: "MAIL" | "message", socket: Socket, place: { message: number }) => boolean;

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

let hook: Hook;
let connections: number;
let open: Set<Socket>;
let messages: number;
let mailer: Mailer;

beforeEach(async () => {
  hook = () => false;
  connections = 0;
  messages = 0;
  open = new Set();
  const server = createServer(serve);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  closing.push(() => {
    for (const socket of open) socket.destroy();
    return new Promise((resolve) => server.close(resolve));
  });
  mailer = createMailer({
    smtpUrl: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    from: "larder@example.org",
    outboxDir: "unused",
    printLink: () => undefined,
  });
  closing.push(() => mailer.close());
});

/** Serves a minimal SMTP dialogue, so that a test can close the connection at any step. */
function serve(socket: Socket): void {
  connections += 1;
  const mine = { message: 0 };
  let unread = "";
  let isMessage = false;
  open.add(socket);
  socket.on("error", () => undefined);
  socket.on("close", () => open.delete(socket));
  socket.write("220 mail.example ESMTP\r\n");
  socket.on("data", (chunk) => {
    unread += chunk.toString();
    for (;;) {
      const end = isMessage ? "\r\n.\r\n" : "\r\n";
      const index = unread.indexOf(end);
      if (index === -1) return;
      const line = unread.slice(0, index);
      unread = unread.slice(index + end.length);
      if (isMessage) {
        isMessage = false;
        messages += 1;
        mine.message += 1;
        if (!hook("message", socket, mine)) socket.write("250 taken\r\n");
      } else if (line.startsWith("DATA")) {
        isMessage = true;
        socket.write("354 go on\r\n");
      } else if (line.startsWith("QUIT")) socket.end("221 bye\r\n");
      else if (!line.startsWith("MAIL") || !hook("MAIL", socket, mine)) socket.write("250 fine\r\n");
    }
  });
}

const send = (id: string, signal?: AbortSignal) =>
  mailer.send({ id, to: "ada@example.org", subject: "Confirm", text: "Open it" }, signal);

describe("messages to one mail server", () => {
  test("use one connection, one after the other", async () => {
    for (let address = 0; address < 10; address += 1) await send(`m${address}`);
    expect({ connections, messages }).toEqual({ connections: 1, messages: 10 });
  });

  test("use at most two connections, however many are sent at once", async () => {
    await Promise.all(Array.from({ length: 20 }, (_, index) => send(`m${index}`)));
    expect({ connections, messages }).toEqual({ connections: 2, messages: 20 });
  });

  test("use a new connection after fifty", async () => {
    for (let index = 0; index < 51; index += 1) await send(`m${index}`);
    expect({ connections, messages }).toEqual({ connections: 2, messages: 51 });
  });

  test("use a new connection when the server has closed the old one", async () => {
    await send("m1");
    for (const socket of open) socket.destroy();
    await send("m2");
    expect(messages).toBe(2);
  });

  test("arrive once when the server closes the connection at the next message", async () => {
    hook = (step, socket, { message }) => {
      if (step !== "MAIL" || message === 0) return false;
      socket.destroy();
      return true;
    };
    await send("m1");
    await send("m2");
    expect({ connections, messages }).toEqual({ connections: 2, messages: 2 });
  });

  test("are not sent twice when the server closes the connection after a message without a reply", async () => {
    hook = (step, socket) => {
      if (step === "message") socket.destroy();
      return step === "message";
    };
    await expect(send("m1")).rejects.toMatchObject({ name: "MailError", permanent: false });
    expect(messages).toBe(1);
  });

  test("continue after a refused one", async () => {
    let refused = false;
    hook = (step, socket) => {
      if (step !== "MAIL" || refused) return false;
      refused = true;
      socket.write("451 try later\r\n");
      return true;
    };
    await expect(send("m1")).rejects.toMatchObject({ permanent: false });
    await send("m2");
    expect(messages).toBe(1);
  });
});

describe("closing", () => {
  test("ends idle connections", async () => {
    await send("m1");
    expect(open.size).toBe(1);
    const [socket] = open;
    const closed = socket && once(socket, "close");
    await mailer.close();
    await closed;
    expect(open.size).toBe(0);
  });

  test("waits for the message in progress, and sends nothing more", async () => {
    let answer = () => {};
    const arrived = new Promise<void>((resolve) => {
      hook = (step, socket) => {
        if (step !== "message") return false;
        answer = () => socket.write("250 taken\r\n");
        resolve();
        return true;
      };
    });
    const sent = send("m1");
    await arrived;
    const closed = mailer.close();
    answer();
    await sent;
    await closed;
    await expect(send("m2")).rejects.toMatchObject({ name: "MailError", permanent: false });
    expect(messages).toBe(1);
  });

  test("abandons a message that the server never answers", async () => {
    const arrived = new Promise<void>((resolve) => {
      hook = (step) => {
        if (step === "message") resolve();
        return step === "message";
      };
    });
    const outcome = send("m1").catch((error: unknown) => error);
    await arrived;
    await mailer.close();
    expect(await outcome).toMatchObject({ name: "MailError", permanent: false });
  });

  test("works without a message, and twice", async () => {
    await mailer.close();
    await mailer.close();
    expect(connections).toBe(0);
  });
});

test("an aborted message never arrives", async () => {
  const abandoning = new AbortController();
  const begun = new Promise<void>((resolve) => {
    hook = (step) => {
      if (step === "MAIL") resolve();
      return step === "MAIL";
    };
  });
  const outcome = send("m1", abandoning.signal).catch((error: unknown) => error);
  await begun;
  abandoning.abort();
  expect(await outcome).toMatchObject({ name: "MailError", permanent: false });
  hook = () => false;
  await send("m2");
  expect(messages).toBe(1);
});
