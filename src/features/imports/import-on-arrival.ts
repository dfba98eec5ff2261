import { useEffect, useRef } from "react";
import { useLocation } from "wouter";
import { useHistoryState } from "wouter/use-browser-location";

/** History state for a link to the import screen, which then imports `url` at once. */
export const createImportNowHistoryState = (url: string) => ({ read: url });

/** Passes the address of the history state to `read` once; a reload or Back does not import it again. */
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
