import { trpc } from "../../lib/trpc.ts";
import { usedText } from "./limit-words.ts";

/** What a member has used of their limits, in two quiet lines; as tall before it comes as after. */
export function UsedSoFar() {
  const usage = trpc.usage.get.useQuery();
  return (
    <div aria-busy={usage.isPending} className="flex min-h-10 flex-col justify-center text-sm text-soft">
      {usage.data ? usedText(usage.data).map((sentence) => <p key={sentence}>{sentence}</p>) : null}
    </div>
  );
}
