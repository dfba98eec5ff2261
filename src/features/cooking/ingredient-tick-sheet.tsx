import type { Ingredient } from "#server/features/recipes/schema/recipe.ts";
import { text } from "#server/texts/en.ts";
import { Button } from "../../components/ui/button.tsx";
import { SidePanelSheet } from "../../components/ui/side-panel-sheet.tsx";
import type { ScaledPage } from "../scaling/scaled-recipe.ts";
import { IngredientTickList } from "./ingredient-tick-list.tsx";
import type { CookingProgress } from "./use-cooking-progress.ts";

const texts = text.cooking;

/** A sheet with all ingredients for the current servings, to tick off. */
export function IngredientTickSheet(props: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  ingredients: readonly Ingredient[];
  scaled: ScaledPage;
  servings: number;
  progress: CookingProgress;
}) {
  const { ingredients, progress } = props;
  const ticked = ingredients.filter(({ orderIndex }) => progress.ticks.includes(orderIndex)).length;
  return (
    <SidePanelSheet
      open={props.open}
      onOpenChange={props.onOpenChange}
      side="bottom"
      title={texts.ingredients}
      description={`${texts.forServings(props.servings)} · ${texts.ticked(ticked, ingredients.length)}`}
      className="max-w-2xl"
    >
      <IngredientTickList
        ingredients={ingredients}
        scaled={props.scaled}
        ticks={progress.ticks}
        onTick={progress.tick}
        className="text-xl"
      />
      {ticked > 0 ? (
        <Button onClick={progress.untickAll} className="mt-4">
          {texts.untickAll}
        </Button>
      ) : null}
    </SidePanelSheet>
  );
}
