import { useEffect, useRef } from "react";
import { watchPlace } from "./browser-store.ts";

/** Runs when another tab took away what this browser keeps at `key`: it was saved there, or given up. */
export function useEndedElsewhere(key: string, run: () => void): void {
  const latest = useRef(run);
  latest.current = run;
  useEffect(() => watchPlace(key, (isThere) => !isThere && latest.current()), [key]);
}

/** Runs when somebody comes back to this tab. */
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
