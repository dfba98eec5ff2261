import { useEffect, useRef } from "react";
import { useLocation } from "wouter";
import { useHistoryState } from "wouter/use-browser-location";

/** Navigation state that makes the import screen read an address at once. */
export const importNow = (url: string) => ({ read: url });

/** Reads the address of the navigation state once: neither a reload nor Back reads it again. */
export function useImportAddressFromHistoryState(read: (url: string) => void): void {
  const state: unknown = useHistoryState();
  const [path, navigate] = useLocation();
  const taken = useRef<unknown>(null);

  useEffect(() => {
    const hasAddress = typeof state === "object" && state !== null && "read" in state;
    if (!hasAddress || taken.current === state) return;
    taken.current = state;
    navigate(path, { replace: true });
    if (typeof state.read === "string") read(state.read);
  }, [state, path, navigate, read]);
}
