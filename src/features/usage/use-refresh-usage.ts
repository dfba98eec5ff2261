import { trpc } from "../../lib/trpc.ts";

/** After a call that used some of it up: whoever shows figures asks again. */
export function useRefreshUsage(): () => Promise<void> {
  const utils = trpc.useUtils();
  return () => utils.usage.get.invalidate();
}
