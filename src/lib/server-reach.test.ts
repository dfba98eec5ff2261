import { beforeEach, expect, it } from "vitest";
import { createServerReach, type ServerReach } from "./server-reach.ts";

let time = 0;
let planned: { run: () => void; ms: number }[];
let answers: boolean;
let asked: number;
let reach: ServerReach;
beforeEach(() => {
  time = 0;
  planned = [];
  answers = false;
  asked = 0;
  reach = createServerReach({
    ask: async () => {
      asked += 1;
      return answers;
    },
    later: (run, ms) => {
      const entry = { run, ms };
      planned.push(entry);
      return () => {
        planned = planned.filter((other) => other !== entry);
      };
    },
    now: () => time,
  });
});

/** Lets the next planned try happen. Answers how long it had to wait. */
async function nextTry(): Promise<number | undefined> {
  const next = planned.shift();
  next?.run();
  await new Promise((resolve) => setImmediate(resolve));
  return next?.ms;
}

it("asks again more and more rarely while no answer comes", async () => {
  reach.lost();
  const waits: (number | undefined)[] = [];
  for (let turn = 0; turn < 7; turn += 1) waits.push(await nextTry());
  expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000]);
  expect(reach.isAway()).toBe(true);
});

it("is back with the first answer, says so once and asks no more", async () => {
  const heard: boolean[] = [];
  let backs = 0;
  reach.subscribe(() => heard.push(reach.isAway()));
  reach.onBack(() => {
    backs += 1;
  });
  reach.lost();
  reach.lost();
  await nextTry();
  answers = true;
  await nextTry();
  expect(heard).toEqual([true, false]);
  expect(backs).toBe(1);
  expect(planned).toEqual([]);
});

it("is not back where it is ready and what waited for it is refused once more", async () => {
  const heard: boolean[] = [];
  let refuses = true;
  reach.subscribe(() => heard.push(reach.isAway()));
  reach.onBack(async () => {
    await Promise.resolve();
    if (refuses) reach.lost();
  });
  reach.lost();
  answers = true;
  expect([await nextTry(), await nextTry()]).toEqual([1_000, 2_000]);
  expect(heard).toEqual([true]);
  refuses = false;
  await nextTry();
  expect(heard).toEqual([true, false]);
  expect(planned).toEqual([]);
});

it("lost again soon after, it goes on as rarely as it had become; after a minute it begins anew", async () => {
  reach.lost();
  for (let turn = 0; turn < 3; turn += 1) await nextTry();
  answers = true;
  await nextTry();
  time += 60_000;
  reach.lost();
  expect(planned[0]?.ms).toBe(15_000);
  await nextTry();
  time += 60_001;
  reach.lost();
  expect(planned[0]?.ms).toBe(1_000);
});

it("is asked at once when the network says that it is back, and once only", async () => {
  reach.hurry();
  expect(asked).toBe(0);
  reach.lost();
  answers = true;
  reach.hurry();
  await new Promise((resolve) => setImmediate(resolve));
  expect(asked).toBe(1);
  expect(reach.isAway()).toBe(false);
  expect(planned).toEqual([]);
});
