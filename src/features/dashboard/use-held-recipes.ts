import { useEffect, useState } from "react";
import { newestLastTime, rememberNewest } from "./newest-memory.ts";
import { useNewest } from "./use-newest.ts";

/** For how many recipes the dashboard holds room until they come, by what stood there last time; what comes is remembered. */
export function useHeldRecipes(userId: string): number {
  const [held] = useState(() => newestLastTime(userId));
  const count = useNewest().data?.items.length;

  useEffect(() => {
    if (count !== undefined) rememberNewest(userId, count);
  }, [userId, count]);

  return held;
}
