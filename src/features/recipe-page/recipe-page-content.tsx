import type { ReactNode } from "react";
import type { Recipe } from "#server/features/recipes/schema/recipe.ts";
import { exportTexts } from "#server/texts/en/exports.ts";
import { text } from "#server/texts/en.ts";
import "../../components/ui/below-bars.css";
import { Alert } from "../../components/ui/alert.tsx";
import { Skeleton, SkeletonGroup } from "../../components/ui/skeleton.tsx";
import { cn } from "../../lib/class-names.ts";
import { isYieldOnlyServings } from "../../lib/recipe-source.ts";
import { useCookingProgress } from "../cooking/use-cooking-progress.ts";
import { ScalingWarnings } from "../scaling/scaling-warnings.tsx";
import { ServingsControl } from "../scaling/servings-control.tsx";
import { SettledServingsAnnouncer } from "../scaling/settled-servings-announcer.tsx";
import { useRecipeScaling } from "../scaling/use-recipe-scaling.ts";
import { useStaggeredStore } from "../scaling/use-staggered-value.ts";
import { firstLinesPart, IngredientList } from "./ingredient-list.tsx";
import { MethodList } from "./method-list.tsx";
import { RecipePageHeader } from "./recipe-page-header.tsx";
import { RecipeSectionLinks } from "./recipe-section-links.tsx";
import { RecipeTagLinks } from "./recipe-tag-links.tsx";
import { useIsLongRecipeRenderedOnce } from "./use-is-long-recipe-drawn.ts";

const texts = text.recipes.detail;
const columns =
  "mt-7 grid gap-x-14 gap-y-12 border-line border-t pt-7 md:mt-9 md:pt-9 md:grid-cols-[minmax(300px,5fr)_minmax(0,8fr)] print:mt-4 print:block print:pt-4";

/**
 * With more ingredient lines than this, the ingredients are printed in two columns above the method, because
 * next to it they would not fit on one page.
 */
const MAX_LINES_NEXT_TO_METHOD = 28;

/** The recipe page. While `isComplete` is false, skeletons replace the lines that are loading. */
export function RecipePageContent(props: {
  recipe: Recipe;
  isComplete: boolean;
  /** The author's name if the recipe belongs to another member. */
  author: string | null;
  actions: ReactNode;
  /** Rendered next to the source of the recipe. */
  sourceAction?: ReactNode;
}) {
  const { recipe, isComplete } = props;
  return (
    <article>
      <RecipePageHeader
        recipe={recipe}
        author={props.author}
        actions={props.actions}
        sourceAction={props.sourceAction}
      />
      {isComplete ? (
        <IngredientsAndMethod key={`${recipe.id} ${recipe.servings}`} recipe={recipe} />
      ) : (
        <IngredientsAndMethodSkeleton />
      )}
      <RecipeTagLinks tags={recipe.tags} className="mt-10 md:hidden" />
    </article>
  );
}

const ingredientsHeading = (
  <h2 id="ingredients" className="text-2xl print:text-lg">
    {texts.ingredients}
  </h2>
);

function IngredientsAndMethod({ recipe }: { recipe: Recipe }) {
  const { servingsStore, servings, hold, ...pages } = useRecipeScaling(recipe);
  const shown = useStaggeredStore(pages.shown);
  const { ticks, tick } = useCookingProgress(recipe);
  const isLong = useIsLongRecipeRenderedOnce(recipe);
  const isAbove = recipe.ingredients.length > MAX_LINES_NEXT_TO_METHOD;
  return (
    <div className="recipe-parts">
      <RecipeSectionLinks />
      <div className={cn(columns, isLong && "long-lines")}>
        <section
          aria-labelledby="ingredients"
          className={cn(
            "ingredients-column below-bars max-w-[26rem] md:sticky md:self-start print:static print:max-w-none",
            // In print the ingredients float, so that steps below them take the full width of the paper.
            !isAbove && "print:float-start print:me-6 print:mb-4 print:w-[38%]",
          )}
        >
          <ServingsControl
            heading={ingredientsHeading}
            store={servingsStore}
            original={recipe.servings}
            onHold={hold}
          />
          <SettledServingsAnnouncer store={servingsStore} recipe={recipe} />
          <YieldText recipe={recipe} isScaled={servings !== recipe.servings} />
          <ScalingWarnings shown={shown} part={firstLinesPart} />
          <div
            className={cn(
              "print:mt-2",
              recipe.ingredients[0]?.section ? "mt-5" : "mt-2",
              isAbove && "print:columns-2 print:gap-6",
            )}
          >
            <IngredientList ingredients={recipe.ingredients} shown={shown} ticks={ticks} onTick={tick} />
          </div>
        </section>
        <section aria-labelledby="method" className={isAbove ? "print:mt-6" : undefined}>
          <h2 id="method" className="beside-servings text-2xl print:text-lg">
            {texts.method}
          </h2>
          <div className="mt-6 print:mt-2">
            <MethodList steps={recipe.instructions} shown={shown} recipe={recipe} />
          </div>
          {recipe.notes ? (
            <section
              aria-labelledby="notes"
              className="mt-12 max-w-[45.5rem] rounded-card bg-sunk p-6 print:mt-4 print:bg-transparent print:p-0"
            >
              <h2 id="notes" className="text-xl print:text-base">
                {texts.notes}
              </h2>
              <p dir="auto" className="mt-2.5 whitespace-pre-line text-method print:text-sm">
                {recipe.notes}
              </p>
            </section>
          ) : null}
        </section>
      </div>
    </div>
  );
}

function YieldText({ recipe, isScaled }: { recipe: Recipe; isScaled: boolean }) {
  // A yield of only "4 servings" is omitted, because the servings control shows the number.
  const yieldText = recipe.yieldText && !isYieldOnlyServings(recipe.yieldText) ? recipe.yieldText : null;
  const parts = [
    yieldText === null
      ? null
      : isScaled
        ? text.scalingScreen.makes(yieldText, recipe.servings)
        : texts.makes(yieldText),
    recipe.caloriesPerServing === null
      ? null
      : texts.calories(recipe.caloriesPerServing.toLocaleString("en")),
  ].filter((part) => part !== null);
  return (
    <>
      {parts.length > 0 ? (
        <p
          data-copy={
            yieldText === null
              ? undefined
              : `${exportTexts.yieldText}: ${isScaled ? text.scalingScreen.yieldOf(yieldText, recipe.servings) : yieldText}`
          }
          className="mt-1.5 text-note text-soft"
        >
          {parts.join(" · ")}
        </p>
      ) : null}
      {recipe.servingsStated ? null : (
        <Alert tone="warning" className="mt-4 print:hidden">
          {texts.servingsAssumed(recipe.servings)}
        </Alert>
      )}
    </>
  );
}

const lineWidths = ["w-full", "w-11/12", "w-4/5", "w-10/12", "w-3/4", "w-5/6"];

function IngredientsAndMethodSkeleton() {
  return (
    <SkeletonGroup className={columns}>
      <div>
        <Skeleton className="h-7 w-36" />
        <div className="mt-6 grid gap-5">
          {lineWidths.map((width) => (
            <Skeleton key={width} className={`h-5 ${width}`} />
          ))}
        </div>
      </div>
      <div>
        <Skeleton className="h-7 w-28" />
        <div className="mt-7 grid gap-9">
          {lineWidths.slice(0, 4).map((width) => (
            <Skeleton key={width} className="h-14" />
          ))}
        </div>
      </div>
    </SkeletonGroup>
  );
}

export function RecipePageSkeleton() {
  return (
    <div>
      <h1 className="sr-only">{texts.documentTitle}</h1>
      <div className="grid md:grid-cols-[minmax(0,1.12fr)_minmax(0,1fr)] md:items-center md:gap-x-12 lg:gap-x-16">
        <Skeleton className="recipe-picture -mx-[clamp(1rem,4vw,3rem)] aspect-5/4 rounded-none! md:order-2 md:mx-0 md:rounded-hero!" />
        <div className="pt-6">
          <Skeleton className="h-5 w-28" />
          <Skeleton className="mt-4 h-12 w-4/5" />
          <Skeleton className="mt-5 h-6 w-full" />
          <Skeleton className="mt-7 h-12 w-3/5" />
          <Skeleton className="mt-7 h-11 w-1/2 rounded-full!" />
        </div>
      </div>
      <IngredientsAndMethodSkeleton />
    </div>
  );
}
