import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Alarm } from "./alarm.ts";
import type { Timer } from "./timers.ts";

const ended: Timer = {
  id: "beans:1:0:120",
  recipeId: "beans",
  recipeTitle: "Beans",
  stepNumber: 1,
  words: "2 minutes",
  place: 0,
  seconds: 120,
  most: null,
  state: "ended",
  endedAt: 1_000,
};

/** Whether the browser allows sound, as it does during a tap. */
let isTap = false;
const node = () => ({ connect: (to: unknown) => to, disconnect: () => undefined });
const gain = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
const tones: number[] = [];
const sounds: FakeSound[] = [];

class FakeSound extends EventTarget {
  state = "suspended";
  currentTime = 10;
  destination = node();
  constructor() {
    super();
    sounds.push(this);
  }
  async resume() {
    if (isTap) this.setState("running");
  }
  setState(state: string) {
    this.state = state;
    this.dispatchEvent(new Event("statechange"));
  }
}

beforeEach(() => {
  isTap = false;
  tones.length = 0;
  sounds.length = 0;
  vi.stubGlobal("AudioContext", FakeSound);
  vi.stubGlobal("GainNode", function GainNode() {
    return { ...node(), gain };
  });
  vi.stubGlobal("OscillatorNode", function OscillatorNode() {
    return { ...node(), start: (from: number) => tones.push(from), stop: () => undefined };
  });
});
afterEach(() => vi.unstubAllGlobals());

const tap = (alarm: Alarm) => {
  isTap = true;
  alarm.openSound();
};

it("an alarm rings when its sound is open", () => {
  const alarm = new Alarm();
  expect(alarm.isMuted()).toBe(true);
  tap(alarm);
  expect([alarm.isMuted(), tones.length]).toEqual([false, 0]);
  alarm.ring([ended]);
  expect([tones.length, Math.min(...tones)]).toEqual([90, 10]);
});

it("an alarm rings at the next tap when its sound was not open, and not if it was stopped by it", () => {
  const alarm = new Alarm();
  alarm.openSound();
  alarm.ring([ended]);
  expect([tones.length, alarm.isMuted(), alarm.isDue()]).toEqual([0, true, true]);
  const listener = vi.fn();
  alarm.subscribe(listener);
  tap(alarm);
  expect([tones.length, listener.mock.calls.length, alarm.isDue()]).toEqual([90, 1, false]);
  // The first tone is delayed, because the tap may be the one on Stop.
  expect(Math.min(...tones)).toBeGreaterThan(10.2);

  const stopped = new Alarm();
  stopped.ring([ended]);
  stopped.silence();
  tones.length = 0;
  tap(stopped);
  expect(tones).toEqual([]);
});

it("an alarm is muted again when the system interrupts its sound, and never without a sound device", () => {
  const alarm = new Alarm();
  tap(alarm);
  sounds[0]?.setState("interrupted");
  alarm.ring([ended]);
  expect([alarm.isMuted(), tones.length]).toEqual([true, 0]);
  tap(alarm);
  expect(tones).toHaveLength(90);

  vi.stubGlobal("AudioContext", undefined);
  const deaf = new Alarm();
  tap(deaf);
  expect(deaf.isMuted()).toBe(false);
});
