import { trpc } from "../../lib/trpc.ts";
import { usageSentences } from "./limit-text.ts";

/** The use of the member's limits in two lines; the height is the same before and after loading. */
export function UsageSentences() {
  const usage = trpc.usage.get.useQuery();
  return (
    <div aria-busy={usage.isPending} className="flex min-h-10 flex-col justify-center text-sm text-soft">
      {usage.data ? usageSentences(usage.data).map((sentence) => <p key={sentence}>{sentence}</p>) : null}
    </div>
  );
}
