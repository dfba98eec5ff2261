import { useEffect } from "react";
import { playSilentVideo } from "./silent-video.ts";

/** Keeps the screen on until told to let go. Browsers release their own lock whenever the page is hidden. */
function keepAwake(): () => void {
  let isOver = false;
  let lock: WakeLockSentinel | null = null;
  let stopVideo: (() => void) | null = null;

  async function acquire() {
    if (isOver || document.visibilityState !== "visible" || (lock && !lock.released)) return;
    try {
      if (!("wakeLock" in navigator)) throw new Error("No wake lock over plain http");
      const taken = await navigator.wakeLock.request("screen");
      if (isOver) void taken.release();
      else lock = taken;
    } catch {
      // Over plain http, or where the battery is low: a video that plays keeps the screen on as well.
      if (!isOver) stopVideo ??= playSilentVideo();
    }
  }

  const again = () => void acquire();
  document.addEventListener("visibilitychange", again);
  again();
  return () => {
    isOver = true;
    document.removeEventListener("visibilitychange", again);
    void lock?.release();
    stopVideo?.();
  };
}

export function useKeepAwake(): void {
  useEffect(keepAwake, []);
}
