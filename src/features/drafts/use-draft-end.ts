import { useEffect, useRef } from "react";
import { watchKeyFromOtherTabs } from "./browser-store.ts";

/** Calls `run` when another tab removes the stored value of `key`. */
export function useOnStorageKeyRemovedInOtherTab(key: string, run: () => void): void {
  const latest = useRef(run);
  latest.current = run;
  useEffect(() => watchKeyFromOtherTabs(key, (isThere) => !isThere && latest.current()), [key]);
}

/** Calls `run` when the tab becomes visible or gets the focus. */
export function useOnTabReturn(run: () => void): void {
  const latest = useRef(run);
  latest.current = run;
  useEffect(() => {
    const handleVisible = () => {
      if (document.visibilityState === "visible") latest.current();
    };
    addEventListener("focus", handleVisible);
    document.addEventListener("visibilitychange", handleVisible);
    return () => {
      removeEventListener("focus", handleVisible);
      document.removeEventListener("visibilitychange", handleVisible);
    };
  }, []);
}
