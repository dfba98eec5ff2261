import { useEffect } from "react";
import { playSilentWakeVideo } from "./silent-video.ts";

/**
 * Keeps the screen on until the returned function is called. Requests the wake lock again whenever the
 * browser releases it, which happens when the page is hidden and at times while it is visible.
 */
function keepScreenAwakeUntilStopped(): () => void {
  let isEnded = false;
  let lock: WakeLockSentinel | null = null;
  let stopVideo: (() => void) | null = null;

  async function acquire() {
    if (isEnded || document.visibilityState !== "visible" || (lock && !lock.released)) return;
    try {
      if (!("wakeLock" in navigator)) throw new Error("No wake lock over plain http");
      const taken = await navigator.wakeLock.request("screen");
      if (isEnded) void taken.release();
      else {
        lock = taken;
        taken.onrelease = again;
      }
    } catch {
      // A wake lock fails over plain http or with a low battery; a playing video also keeps the screen on.
      if (!isEnded) stopVideo ??= playSilentWakeVideo();
    }
  }

  const again = () => void acquire();
  document.addEventListener("visibilitychange", again);
  again();
  return () => {
    isEnded = true;
    document.removeEventListener("visibilitychange", again);
    void lock?.release();
    stopVideo?.();
  };
}

export function useKeepScreenAwake(isOn = true): void {
  useEffect(() => (isOn ? keepScreenAwakeUntilStopped() : undefined), [isOn]);
}
