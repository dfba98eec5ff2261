import { beforeEach, expect, it } from "vitest";
import { createServerConnectionMonitor, type ServerConnection } from "./server-connection.ts";

let time = 0;
let planned: { run: () => void; ms: number }[];
let answers: boolean;
let asked: number;
let reach: ServerConnection;
beforeEach(() => {
  time = 0;
  planned = [];
  answers = false;
  asked = 0;
  reach = createServerConnectionMonitor({
    ask: async () => {
      asked += 1;
      return answers;
    },
    schedule: (run, ms) => {
      const entry = { run, ms };
      planned.push(entry);
      return () => {
        planned = planned.filter((other) => other !== entry);
      };
    },
    now: () => time,
  });
});

/** Runs the next scheduled attempt; returns its delay in ms. */
async function nextTry(): Promise<number | undefined> {
  const next = planned.shift();
  next?.run();
  await new Promise((resolve) => setImmediate(resolve));
  return next?.ms;
}

it("attempts become less frequent while no answer comes", async () => {
  reach.fail();
  const waits: (number | undefined)[] = [];
  for (let turn = 0; turn < 7; turn += 1) waits.push(await nextTry());
  expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000]);
  expect(!reach.isOnline()).toBe(true);
});

it("the first answer ends the attempts and is reported once", async () => {
  const heard: boolean[] = [];
  let backs = 0;
  reach.subscribe(() => heard.push(!reach.isOnline()));
  reach.onReconnect(() => {
    backs += 1;
  });
  reach.fail();
  reach.fail();
  await nextTry();
  answers = true;
  await nextTry();
  expect(heard).toEqual([true, false]);
  expect(backs).toBe(1);
  expect(planned).toEqual([]);
});

it("the server is not back when it is ready but refuses waiting calls", async () => {
  const heard: boolean[] = [];
  let refuses = true;
  reach.subscribe(() => heard.push(!reach.isOnline()));
  reach.onReconnect(async () => {
    await Promise.resolve();
    if (refuses) reach.fail();
  });
  reach.fail();
  answers = true;
  expect([await nextTry(), await nextTry()]).toEqual([1_000, 2_000]);
  expect(heard).toEqual([true]);
  refuses = false;
  await nextTry();
  expect(heard).toEqual([true, false]);
  expect(planned).toEqual([]);
});

it("a new failure soon after continues with the long delay, and starts over after a minute", async () => {
  reach.fail();
  for (let turn = 0; turn < 3; turn += 1) await nextTry();
  answers = true;
  await nextTry();
  time += 60_000;
  reach.fail();
  expect(planned[0]?.ms).toBe(15_000);
  await nextTry();
  time += 60_001;
  reach.fail();
  expect(planned[0]?.ms).toBe(1_000);
});

it("the server is asked once when the network is back", async () => {
  reach.retryNow();
  expect(asked).toBe(0);
  reach.fail();
  answers = true;
  reach.retryNow();
  await new Promise((resolve) => setImmediate(resolve));
  expect(asked).toBe(1);
  expect(!reach.isOnline()).toBe(false);
  expect(planned).toEqual([]);
});
