import { text } from "#server/texts/en.ts";
import { RegisterToSaveButton } from "./save-copy-button.tsx";

/**
 * Shown above a recipe that a visitor without an account opened by a shared link: introduces Larder, and
 * offers to save the recipe.
 */
export function SharedRecipeVisitorStrip({ recipeId }: { recipeId: string }) {
  return (
    <aside
      aria-label={text.common.product}
      className="shared-strip flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5 md:border-line md:border-b print:hidden"
    >
      <p className="text-soft">{text.keeping.about}</p>
      <RegisterToSaveButton recipeId={recipeId} />
    </aside>
  );
}
