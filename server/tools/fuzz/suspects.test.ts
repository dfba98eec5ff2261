import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { createSuspects, type Numbered } from "./suspects.ts";

const requestOf = (number: number): Numbered => ({
  number,
  request: { what: "a call", method: "GET", path: "/", query: [], headers: [], body: null, account: null },
});

it("suspects who is under way and who was answered last, and lets nobody else send meanwhile", async () => {
  const suspects = createSuspects(2);
  for (const number of [1, 2, 3]) await suspects.during(requestOf(number), async () => undefined);
  const events: string[] = [];
  const underWay = suspects.during(requestOf(4), async () => {
    await sleep(30);
    events.push("4 answered");
  });
  await sleep(1);
  const search = suspects.search(async (some) => {
    events.push(`looked at ${some.map(({ number }) => number).join()}`);
    await sleep(30);
    events.push("searched");
  });
  const next = suspects.during(requestOf(5), async () => void events.push("5 sent"));
  expect(suspects.isSearching()).toBe(true);
  await Promise.all([underWay, search, next]);
  expect(events).toEqual(["4 answered", "looked at 4,3,2", "searched", "5 sent"]);
  expect(suspects.isSearching()).toBe(false);
});
