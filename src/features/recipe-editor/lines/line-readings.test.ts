import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { NO_AMOUNT } from "#server/engines/amounts/amounts.ts";
import type { LineReading } from "#server/features/recipes/schema/readings.ts";
import { LineReadings } from "./line-readings.ts";

const reading = (name: string): LineReading => ({
  heading: null,
  amount: NO_AMOUNT,
  unit: null,
  size: null,
  name,
  notes: null,
});

function open() {
  const readings = new LineReadings();
  const calls: string[][] = [];
  const ask = async (lines: string[]) => {
    calls.push(lines);
    return lines.map(reading);
  };
  return { readings, calls, ask };
}

const batchSent = () => vi.advanceTimersByTimeAsync(20);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("batches lines that are requested together into one call", async () => {
  const { readings, calls, ask } = open();
  readings.request("2 eggs", ask);
  readings.request("salt ", ask);
  expect(readings.get("2 eggs")).toBeNull();
  await batchSent();
  expect(calls).toEqual([["2 eggs", "salt"]]);
  expect(readings.get(" salt")?.name).toBe("salt");
});

it("requests a line once", async () => {
  const { readings, calls, ask } = open();
  readings.request("2 eggs", ask);
  readings.request("2 eggs", ask);
  await batchSent();
  readings.request("2 eggs", ask);
  await batchSent();
  expect(calls).toEqual([["2 eggs"]]);
});

it("requests neither blank lines nor those above the line limit", async () => {
  const { readings, calls, ask } = open();
  readings.request("  ", ask);
  readings.request("x".repeat(701), ask);
  await batchSent();
  expect(calls).toEqual([]);
});

it("leaves a line without a reading when the call fails, and requests it again", async () => {
  const { readings, ask } = open();
  readings.request("2 eggs", async () => {
    throw new Error("offline");
  });
  await batchSent();
  expect(readings.get("2 eggs")).toBeNull();
  readings.request("2 eggs", ask);
  await batchSent();
  expect(readings.get("2 eggs")?.name).toBe("2 eggs");
});

it("splits more lines than one call takes", async () => {
  const { readings, calls, ask } = open();
  const lines = Array.from({ length: 401 }, (_, index) => `${index} eggs`);
  for (const line of lines) readings.request(line, ask);
  await batchSent();
  expect(calls.map((call) => call.length)).toEqual([200, 200, 1]);
  expect(calls.flat()).toEqual(lines);
});

it("caches the two thousand lines that were read last", async () => {
  const { readings, ask } = open();
  for (let index = 0; index < 2001; index += 1) readings.request(`line ${index}`, ask);
  await batchSent();
  expect(readings.get("line 0")).toBeNull();
  expect(readings.get("line 2000")).not.toBeNull();
});

it("notifies its listeners when readings arrive", async () => {
  const { readings, ask } = open();
  const listener = vi.fn();
  const unsubscribe = readings.subscribe(listener);
  readings.request("2 eggs", ask);
  await batchSent();
  expect(listener).toHaveBeenCalledTimes(1);
  unsubscribe();
  readings.request("salt", ask);
  await batchSent();
  expect(listener).toHaveBeenCalledTimes(1);
});
