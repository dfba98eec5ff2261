import { text } from "#server/texts/en.ts";
import { paths } from "../../paths.ts";
import {
  closeAllNotifications,
  type Notice,
  requestNotificationPermissionOnce,
  showNotification,
} from "./notifications.ts";
import { formatTimerDuration } from "./time-texts.ts";
import type { Timer } from "./timers.ts";

/** The alarm rings with three rising tones (Hz) every two seconds, for one minute. */
const tones = [784, 988, 1319];
const TONE_SECONDS = 0.16;
const INTERVAL_SECONDS = 2;
const RING_COUNT = 30;
/**
 * If a tap unlocks the sound of a due alarm, it rings after this delay, because the tap may be the one that
 * stops it.
 */
const DELAY_AFTER_TAP_SECONDS = 0.3;

/** Plays a sound, vibrates and shows notifications when timers end. */
export class Alarm {
  #sound: AudioContext | null = null;
  #ringing: GainNode | null = null;
  #hasSoundDevice = true;
  /** Whether timers ended while the sound was locked; the alarm rings once it is unlocked. */
  #isDue = false;
  readonly #listeners = new Set<() => void>();
  /**
   * Whether a notification may be visible. Notifications outlive the page, so one may be visible after a
   * reload.
   */
  #mayStand = true;

  /**
   * Unlocks the sound, which browsers allow only in a user gesture, and asks once for the notification
   * permission.
   */
  readonly unlock = (): void => {
    this.openSound();
    void requestNotificationPermissionOnce();
  };

  readonly openSound = (): void => {
    try {
      this.#sound ??= this.#createSound();
      if (this.#sound.state !== "running") void this.#sound.resume().catch(() => {});
    } catch {
      // There is no sound device; the page still shows ended timers.
      this.#hasSoundDevice = false;
    }
  };

  /** Calls the listener when `isMuted` may have changed. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Whether an alarm would be silent until the next tap or key press. */
  readonly isMuted = (): boolean => this.#hasSoundDevice && this.#sound?.state !== "running";

  /** Whether an alarm waits until the sound is unlocked. */
  readonly isDue = (): boolean => this.#isDue;

  readonly ring = (timers: readonly Timer[]): void => {
    this.#isDue = true;
    this.#sing(0);
    try {
      navigator.vibrate?.([400, 200, 400, 200, 400]);
    } catch {
      // Some browsers forbid vibration before the first tap.
    }
    this.#mayStand = true;
    for (const timer of timers) showNotification(createTimerEndedNotice(timer));
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

  /**
   * Schedules all tones at once, because the audio clock is exact even when the browser throttles the page.
   */
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

function createTimerEndedNotice(timer: Timer): Notice {
  const texts = text.cooking.timers;
  return {
    title: texts.endedTitle(texts.step(timer.stepNumber)),
    body: texts.endedBody(timer.recipeTitle, formatTimerDuration(timer)),
    tag: timer.id,
    path: paths.recipeCook(timer.recipeId),
  };
}

export const alarm = new Alarm();
