import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import Fastify from "fastify";
import { expect, test } from "vitest";
import { gate } from "#server/test/gate.ts";
import { registerGracefulStop } from "./drain.ts";

async function listening(answer: () => Promise<string> = async () => "soup") {
  const app = Fastify({ forceCloseConnections: "idle", return503OnClosing: false });
  registerGracefulStop(app);
  app.get("/", answer);
  await app.listen({ port: 0, host: "127.0.0.1" });
  return { app, port: (app.server.address() as AddressInfo).port };
}

test("the server stops when a connection never sends a byte", async () => {
  const { app, port } = await listening();
  const silent = connect(port, "127.0.0.1").resume();
  await once(silent, "connect");
  const closed = once(silent, "close");
  await app.close();
  await closed;
});

test("a request in progress is answered completely before the server stops", async () => {
  let finish = (_: string) => {};
  const cooked = new Promise<string>((resolve) => {
    finish = resolve;
  });
  const { open: begin, opened: begun } = gate();
  const { app, port } = await listening(() => {
    begin();
    return cooked;
  });
  const answer = fetch(`http://127.0.0.1:${port}/`);
  await begun;
  let isOver = false;
  const stopped = app.close().then(() => {
    isOver = true;
  });
  await new Promise(setImmediate);
  expect(isOver).toBe(false);
  finish("stew");
  expect(await (await answer).text()).toBe("stew");
  await stopped;
});
