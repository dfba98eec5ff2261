import { readLimit } from "../../lib/error-answer.ts";
import { trpc } from "../../lib/trpc.ts";

/** After a call that a limit stopped, or that used some of it up: whoever shows figures asks again. */
export function useRefreshUsage() {
  const utils = trpc.useUtils();
  return {
    afterError: (error: unknown) => (readLimit(error) ? utils.usage.get.invalidate() : Promise.resolve()),
    afterUse: () => utils.usage.get.invalidate(),
  };
}
