import { text } from "#server/texts/en.ts";
import type { Handed } from "./share.ts";
import { toast } from "./toast.ts";

/** Tells how handing words over went; where the browser can do neither, those that are shown are selected for whoever reads. */
export function tellHanded(outcome: Handed, shown: HTMLElement | null, copied: string): void {
  if (outcome === "copied") toast.success(copied);
  if (outcome !== "by-hand" || !shown) return;
  getSelection()?.selectAllChildren(shown);
  toast.info(text.handOver.byHand);
}
