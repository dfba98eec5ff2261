import { trpc } from "../../lib/trpc.ts";

/** Reloads the usage after a call that counts against a limit. */
export function useInvalidateUsage(): () => Promise<void> {
  const utils = trpc.useUtils();
  return () => utils.usage.get.invalidate();
}
