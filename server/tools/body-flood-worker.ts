import { parentPort, workerData } from "node:worker_threads";
import type { Sent } from "./prove/body-proof/bodies.ts";
import { createSender } from "./prove/body-proof/send.ts";

type Flood = {
  url: string;
  authorization: string;
  sent: Omit<Sent, "body">;
  body: Uint8Array;
  atOnce: number;
};

/** Sends one body again and again, so many at once, until it is told to end. Answers how many were answered. */
const { url, authorization, sent, body, atOnce } = workerData as Flood;
const bytes = Buffer.from(body);
const sender = createSender(url, authorization);
let isOver = false;
let answered = 0;
parentPort?.once("message", () => {
  isOver = true;
});
const one = async () => {
  while (!isOver) {
    const { status } = await sender.send({ ...sent, body: () => bytes }, bytes);
    if (status > 0) answered += 1;
  }
};
await Promise.all(Array.from({ length: atOnce }, one));
sender.close();
parentPort?.postMessage(answered);
