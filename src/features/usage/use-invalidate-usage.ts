import { trpc } from "../../lib/trpc.ts";

/** Returns a function that reloads the usage; call it after a request that counts towards a limit. */
export function useInvalidateUsage(): () => Promise<void> {
  const utils = trpc.useUtils();
  return () => utils.usage.get.invalidate();
}
