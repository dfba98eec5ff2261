import { text } from "#server/texts/en.ts";
import { KeepByAccount } from "./keep-button.tsx";

/** Above a recipe that a newcomer has opened by a shared link: what Larder is, and how to keep what was shared. */
export function SharedStrip({ recipeId }: { recipeId: string }) {
  return (
    <aside
      aria-label={text.common.product}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2.5 py-3.5 md:mb-5 md:border-line md:border-b md:pt-0 md:pb-5 print:hidden"
    >
      <p className="max-w-[34rem] text-note text-soft">{text.keeping.about}</p>
      <KeepByAccount recipeId={recipeId} />
    </aside>
  );
}
