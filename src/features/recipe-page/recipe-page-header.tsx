import { Lock } from "lucide-react";
import type { ReactNode } from "react";
import { useSearch } from "wouter";
import type { Recipe } from "#server/features/recipes/schema/recipe.ts";
import { text } from "#server/texts/en.ts";
import { PageHeading } from "../../components/page.tsx";
import { Badge } from "../../components/ui/badge.tsx";
import { DishPictureOrDrawing } from "../../components/ui/dish-picture-or-drawing.tsx";
import { cn } from "../../lib/class-names.ts";
import { formatMinutesOrNull } from "../../lib/format.ts";
import { hostWithoutWwwOrNull } from "../../lib/recipe-source.ts";
import { cuisineTextOrNull, difficultyInk } from "../recipe-lists/recipe-facts.ts";
import { servingsFromQueryOrOriginal } from "../scaling/servings-address.ts";
import { FoldedRecipeDescription } from "./folded-recipe-description.tsx";
import { RecipeTagLinks } from "./recipe-tag-links.tsx";

const texts = text.recipes.detail;

/**
 * Titles with at least this many characters get a smaller font, so that the actions stay on the first screen.
 */
const SMALL_TITLE_LENGTH = 60;
const SMALLEST_TITLE_LENGTH = 120;

/** The header: text left and picture right; on phones the picture is above, edge to edge. */
export function RecipePageHeader(props: {
  recipe: Recipe;
  author: string | null;
  actions: ReactNode;
  sourceAction: ReactNode;
}) {
  const { recipe, author, actions } = props;
  const cuisine = cuisineTextOrNull(recipe);
  const hasByline = cuisine || author || !recipe.isPublic;
  return (
    <header className="grid md:grid-cols-[minmax(0,1.12fr)_minmax(0,1fr)] md:items-center md:gap-x-12 lg:gap-x-16 print:block">
      <div className="recipe-picture -mx-[clamp(1rem,4vw,3rem)] aspect-5/4 overflow-hidden bg-sunk md:order-2 md:mx-0 md:self-start md:rounded-hero print:hidden">
        <DishPictureOrDrawing
          title={recipe.title}
          tags={recipe.tags}
          cuisine={recipe.cuisine}
          src={recipe.imageUrl}
          imageWidth={recipe.imageWidth}
          imageHeight={recipe.imageHeight}
          sizes="(min-width: 52rem) 34rem, 100vw"
          isPriority
        />
      </div>
      <div className="min-w-0 pt-6 md:py-2">
        {hasByline ? (
          <div className="flex min-h-7 flex-wrap items-center gap-x-3 gap-y-1">
            {cuisine ? <p className="font-semibold text-note text-soft">{cuisine}</p> : null}
            {author ? (
              <p dir="auto" className="wrap-anywhere text-note text-soft">
                {texts.by(author)}
              </p>
            ) : null}
            {recipe.isPublic ? null : (
              <Badge className="print:hidden">
                <Lock aria-hidden />
                {text.recipes.private}
              </Badge>
            )}
          </div>
        ) : null}
        <PageHeading
          size="dish"
          dir="auto"
          className={cn(
            hasByline && "mt-2.5",
            recipe.title.length > SMALL_TITLE_LENGTH && "long-title",
            recipe.title.length > SMALLEST_TITLE_LENGTH && "longest-title",
          )}
        >
          {recipe.title}
        </PageHeading>
        <div className="recipe-words flex flex-col">
          <div>
            {recipe.description ? <FoldedRecipeDescription description={recipe.description} /> : null}
            <RecipeSourceLine recipe={recipe} action={props.sourceAction} />
          </div>
          <RecipeFactList recipe={recipe} />
          <div className="mt-6">{actions}</div>
        </div>
        <RecipeTagLinks tags={recipe.tags} className="mt-5 max-md:hidden" />
      </div>
    </header>
  );
}

/** Renders nothing if the recipe has neither a source address nor an action. */
function RecipeSourceLine({ recipe, action }: { recipe: Recipe; action: ReactNode }) {
  const host = hostWithoutWwwOrNull(recipe.sourceUrl);
  if (!host && !action) return null;
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-note text-soft">
      <p>
        {host && recipe.sourceUrl !== null ? (
          <>
            {texts.importedFrom}{" "}
            <a
              href={recipe.sourceUrl}
              target="_blank"
              rel="noopener noreferrer nofollow"
              className="inline-block py-1 text-link print:inline"
            >
              <span className="print:hidden">{host}</span>
              <span className="wrap-anywhere hidden print:inline">{recipe.sourceUrl}</span>
            </a>
          </>
        ) : (
          texts[recipe.privacySource === "SCANNED" ? "scanned" : "imported"]
        )}
      </p>
      {action}
    </div>
  );
}

/** Times, servings and difficulty. It shows the scaled servings, which match the amounts below. */
function RecipeFactList({ recipe }: { recipe: Recipe }) {
  const servings = servingsFromQueryOrOriginal(useSearch(), recipe.servings);
  const facts = [
    { name: texts.prep, value: formatMinutesOrNull(recipe.prepTime) },
    { name: texts.cook, value: formatMinutesOrNull(recipe.cookingTime) },
    { name: texts.total, value: formatMinutesOrNull(recipe.totalTime) },
    { name: texts.serves, value: String(servings) },
    {
      name: texts.difficulty,
      value: recipe.difficultyStated ? text.recipes.difficulties[recipe.difficulty] : null,
      ink: difficultyInk[recipe.difficulty],
    },
  ];
  return (
    <dl aria-label={texts.facts} className="mt-6 flex flex-wrap gap-x-7 gap-y-4 print:mt-2 print:gap-x-5">
      {facts.map((fact) =>
        fact.value === null ? null : (
          <div key={fact.name} className="flex flex-col-reverse">
            <dt className="text-soft text-xs">{fact.name}</dt>
            <dd className={cn("title whitespace-nowrap text-xl print:text-base", fact.ink)}>{fact.value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
