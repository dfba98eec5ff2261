import { text } from "#server/texts/en.ts";
import type { ShareOutcome } from "./share.ts";
import { toast } from "./toast.ts";

/** Shows the result of sharing. If the browser can neither share nor copy, selects the text of `shown`. */
export function showShareOutcome(outcome: ShareOutcome, shown: HTMLElement | null, copied: string): void {
  if (outcome === "copied") toast.success(copied);
  if (outcome !== "by-hand" || !shown) return;
  getSelection()?.selectAllChildren(shown);
  toast.info(text.handOver.byHand);
}
