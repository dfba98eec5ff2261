import { trpc } from "../../lib/trpc.ts";
import { listUsageSentences } from "./limit-text.ts";

/** The member's usage in two sentences. The height does not change on loading. */
export function UsageSentences() {
  const usage = trpc.usage.get.useQuery();
  return (
    <div aria-busy={usage.isPending} className="flex min-h-10 flex-col justify-center text-sm text-soft">
      {usage.data ? listUsageSentences(usage.data).map((sentence) => <p key={sentence}>{sentence}</p>) : null}
    </div>
  );
}
