import { text } from "#server/texts/en.ts";
import { KeepByAccount } from "./keep-button.tsx";

/** Above a recipe that a newcomer has opened by a shared link: what Larder is, and how to keep what was shared. */
export function SharedStrip({ recipeId }: { recipeId: string }) {
  return (
    <aside aria-label={text.common.product} className="shared-strip md:border-line md:border-b print:hidden">
      <p className="text-soft">{text.keeping.about}</p>
      <KeepByAccount recipeId={recipeId} />
    </aside>
  );
}
