import { trpc } from "../../lib/trpc.ts";
import { formatUsed } from "./limit-text.ts";

/** The use of the member's limits in two lines; the height is the same before and after loading. */
export function UsedSoFar() {
  const usage = trpc.usage.get.useQuery();
  return (
    <div aria-busy={usage.isPending} className="flex min-h-10 flex-col justify-center text-sm text-soft">
      {usage.data ? formatUsed(usage.data).map((sentence) => <p key={sentence}>{sentence}</p>) : null}
    </div>
  );
}
