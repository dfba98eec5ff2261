import { useSyncExternalStore } from "react";
import { serverReach } from "./trpc.ts";

/** Whether the server gives no answer: then that is said over every page, and no part of one says it again. */
export function useAway(): boolean {
  return useSyncExternalStore(serverReach.subscribe, serverReach.isAway);
}
