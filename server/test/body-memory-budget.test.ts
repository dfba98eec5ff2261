import { connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { beforeAll, expect, it, vi } from "vitest";
import { listen } from "./app-harness.ts";
import { setUpRestClient } from "./set-up-rest-client.ts";

const MIB = 1024 * 1024;

const client = setUpRestClient({ USAGE_LIMITS: "off" });
let port: number;
let tokens: string[];
beforeAll(async () => {
  tokens = [await client.signIn(), await client.signIn(), await client.signIn(), await client.signIn()];
  // Rate limits are off, because these tests check memory only.
  client.harness.override({ rateLimits: { take: () => undefined } });
  port = await listen(client.app);
});

const head = (path: string, token: string | undefined, length: number) =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n${token ? `Authorization: Bearer ${token}\r\n` : ""}\r\n`;

function open(): Socket {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => undefined).resume();
  return socket;
}

/** Sends a large body as a member; the status shows whether the memory budget allowed it. */
async function statusOfLarge(token: string): Promise<number> {
  const body = JSON.stringify({ recipe: 1, filler: "x".repeat(8 * MIB) });
  const answer = await fetch(`http://127.0.0.1:${port}/api/ocr/save-recipe`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body,
  });
  return answer.status;
}

it("an announced body that does not arrive reserves no memory", async () => {
  const idle = tokens
    .slice(0, 3)
    .flatMap((token) => [
      [token, "/api/ocr/save-recipe", 25 * MIB] as const,
      [token, "/api/import/extract", 7 * MIB] as const,
    ]);
  const sockets = idle.map(([token, path, length]) => {
    const socket = open();
    socket.write(`${head(path, token, length)}{`);
    return socket;
  });
  await wait(100);
  expect(await statusOfLarge(tokens[3] as string)).toBe(422);
  for (const socket of sockets) socket.destroy();
});

it("memory is released when the connection ends before its request is answered", async () => {
  const { passwords } = client.harness.deps;
  const slowly = async () => {
    await wait(1000);
    return false as const;
  };
  client.harness.override({ passwords: { ...passwords, verify: slowly, verifyDummy: slowly } });
  const part = Buffer.concat([Buffer.from('{"filler":"'), Buffer.alloc(25 * MIB - 100, "x")]);
  await Promise.all(
    tokens.map(async (token, index) => {
      const socket = open();
      const signIn = JSON.stringify({ email: `nobody${index}@example.org`, password: "Copper-kettle7!" });
      // The connection breaks while the sign-in is processed and the next body is being received.
      socket.write(head("/api/auth/login", undefined, signIn.length) + signIn);
      socket.write(head("/api/ocr/save-recipe", token, 25 * MIB));
      socket.write(part);
      await wait(600);
      socket.resetAndDestroy();
    }),
  );
  // The server notices the end of some connections only when it writes to them.
  for (const token of tokens)
    await vi.waitFor(async () => expect(await statusOfLarge(token)).toBe(422), 15_000);
}, 30_000);
