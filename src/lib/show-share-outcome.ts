import { text } from "#server/texts/en.ts";
import type { ShareOutcome } from "./share.ts";
import { toast } from "./toast.ts";

/** Shows the outcome of a share; if the browser can neither share nor copy, the shown text is selected. */
export function showShareOutcome(outcome: ShareOutcome, shown: HTMLElement | null, copied: string): void {
  if (outcome === "copied") toast.success(copied);
  if (outcome !== "by-hand" || !shown) return;
  getSelection()?.selectAllChildren(shown);
  toast.info(text.handOver.byHand);
}
