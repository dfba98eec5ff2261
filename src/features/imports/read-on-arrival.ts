import { useEffect, useRef } from "react";
import { useLocation } from "wouter";
import { useHistoryState } from "wouter/use-browser-location";

/** The state of a navigation to the import screen that hands an address over, to be read at once. */
export const toBeRead = (url: string) => ({ read: url });

/** Takes the address that another screen has handed over, once: neither a reload nor the way back reads it again. */
export function useReadOnArrival(read: (url: string) => void): void {
  const state: unknown = useHistoryState();
  const [path, navigate] = useLocation();
  const taken = useRef<unknown>(null);

  useEffect(() => {
    const isHandedOver = typeof state === "object" && state !== null && "read" in state;
    if (!isHandedOver || taken.current === state) return;
    taken.current = state;
    navigate(path, { replace: true });
    if (typeof state.read === "string") read(state.read);
  }, [state, path, navigate, read]);
}
