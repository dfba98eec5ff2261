import { text } from "#server/texts/en.ts";
import { paths } from "../../paths.ts";
import {
  askOnceForNotifications,
  closeAllNotifications,
  type Notice,
  showNotification,
} from "./notifications.ts";
import { formatTimerDuration } from "./time-texts.ts";
import type { Timer } from "./timers.ts";

/** Three rising tones every two seconds, for one minute. */
const tones = [784, 988, 1319];
const TONE_SECONDS = 0.16;
const INTERVAL_SECONDS = 2;
const RING_COUNT = 30;
/** After a tap that opened the sound: the tap may be the one that stops the alarm. */
const DELAY_AFTER_TAP_SECONDS = 0.3;

/** Sound, vibration and notifications when timers end. */
export class Alarm {
  #sound: AudioContext | null = null;
  #ringing: GainNode | null = null;
  #hasSoundDevice = true;
  /** Timers ended while the sound was not open: it rings when it opens. */
  #isDue = false;
  readonly #listeners = new Set<() => void>();
  /** Notifications outlive the page: one may still be shown after a reload. */
  #mayStand = true;

  /** Must be called in a user gesture, which browsers require for sound. Asks once for the notification permission. */
  readonly unlock = (): void => {
    this.openSound();
    void askOnceForNotifications();
  };

  readonly openSound = (): void => {
    try {
      this.#sound ??= this.#createSound();
      if (this.#sound.state !== "running") void this.#sound.resume().catch(() => {});
    } catch {
      // Without a sound device the page still shows ended timers.
      this.#hasSoundDevice = false;
    }
  };

  /** Calls the listener when `isMuted` may have changed. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Whether an alarm would make no sound before the next tap or key. */
  readonly isMuted = (): boolean => this.#hasSoundDevice && this.#sound?.state !== "running";

  /** Whether an alarm waits for the sound. */
  readonly isDue = (): boolean => this.#isDue;

  readonly ring = (timers: readonly Timer[]): void => {
    this.#isDue = true;
    this.#sing(0);
    try {
      navigator.vibrate?.([400, 200, 400, 200, 400]);
    } catch {
      // Some browsers forbid it before the first tap.
    }
    this.#mayStand = true;
    for (const timer of timers) showNotification(noticeOf(timer));
  };

  readonly silence = (): void => {
    this.#isDue = false;
    this.#ringing?.disconnect();
    this.#ringing = null;
    if (this.#mayStand) closeAllNotifications();
    this.#mayStand = false;
  };

  #createSound(): AudioContext {
    const sound = new AudioContext();
    sound.addEventListener("statechange", () => {
      if (this.#isDue) this.#sing(DELAY_AFTER_TAP_SECONDS);
      for (const listener of this.#listeners) listener();
    });
    return sound;
  }

  /** Schedules all tones at once: the audio clock is exact even when the page is throttled. */
  #sing(delay: number): void {
    const sound = this.#sound;
    if (sound?.state !== "running") return;
    this.#isDue = false;
    this.#ringing?.disconnect();
    const out = new GainNode(sound, { gain: 0.5 });
    out.connect(sound.destination);
    this.#ringing = out;
    for (let ring = 0; ring < RING_COUNT; ring += 1) {
      for (const [index, frequency] of tones.entries()) {
        const from = sound.currentTime + delay + ring * INTERVAL_SECONDS + index * (TONE_SECONDS + 0.04);
        const tone = new OscillatorNode(sound, { frequency, type: "triangle" });
        const shape = new GainNode(sound, { gain: 0 });
        shape.gain.setValueAtTime(0, from);
        shape.gain.linearRampToValueAtTime(1, from + 0.01);
        shape.gain.exponentialRampToValueAtTime(0.001, from + TONE_SECONDS);
        tone.connect(shape).connect(out);
        tone.start(from);
        tone.stop(from + TONE_SECONDS);
      }
    }
  }
}

function noticeOf(timer: Timer): Notice {
  const texts = text.cooking.timers;
  return {
    title: texts.endedTitle(texts.step(timer.stepNumber)),
    body: texts.endedBody(timer.recipeTitle, formatTimerDuration(timer)),
    tag: timer.id,
    path: paths.recipeCook(timer.recipeId),
  };
}

export const alarm = new Alarm();
