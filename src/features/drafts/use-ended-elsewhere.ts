import { useEffect, useRef } from "react";
import { watchPlace } from "./browser-store.ts";

/** Runs when another tab removes the stored value of `key`. */
export function useEndedElsewhere(key: string, run: () => void): void {
  const latest = useRef(run);
  latest.current = run;
  useEffect(() => watchPlace(key, (isThere) => !isThere && latest.current()), [key]);
}

/** Runs when the tab becomes visible or focused. */
export function useComeBack(run: () => void): void {
  const latest = useRef(run);
  latest.current = run;
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === "visible") latest.current();
    };
    addEventListener("focus", look);
    document.addEventListener("visibilitychange", look);
    return () => {
      removeEventListener("focus", look);
      document.removeEventListener("visibilitychange", look);
    };
  }, []);
}
