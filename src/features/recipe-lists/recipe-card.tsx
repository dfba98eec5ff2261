import { Check, Globe } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "wouter";
import type { RecipeSummary } from "#server/features/recipes/schema/recipe.ts";
import type { SearchMatch } from "#server/features/search/schema.ts";
import { text } from "#server/texts/en.ts";
import { DishPictureOrDrawing } from "../../components/ui/dish-picture-or-drawing.tsx";
import { DotSeparatedFacts } from "../../components/ui/dot-separated-facts.tsx";
import { HighlightedText } from "../../components/ui/highlighted-text.tsx";
import { cn } from "../../lib/class-names.ts";
import { useSession } from "../../lib/session.ts";
import { paths } from "../../paths.ts";
import { LikeButton } from "../likes/like-button.tsx";
import { createCurrentPathHistoryState } from "./back-to-list.ts";
import { listCardFacts, listTimeAndAuthorFacts } from "./recipe-facts.ts";

type Props = {
  recipe: RecipeSummary;
  /** Shown in the corner of the card's text, for example the menu of an own recipe. */
  action?: ReactNode;
  /** Whether the card is visible at first, so that its picture loads eagerly. */
  isPriority?: boolean | undefined;
  headingLevel?: 2 | 3 | undefined;
  /**
   * Whether the card is on a board (`RecipeGrid`): the picture comes first, and the facts include the author.
   */
  isBoard?: boolean | undefined;
  /** Whether there is space for the description. */
  showsDescription?: boolean | undefined;
  /** Whether the member's own recipes are marked if they are public, in lists that have other recipes too. */
  marksPublic?: boolean | undefined;
  onLiked?: ((liked: boolean) => void) | undefined;
  /** Whether to show the cooking time instead of the total time. */
  isByCooking?: boolean | undefined;
  /** During a selection the card is a toggle button instead of a link. */
  selection?: CardSelection | undefined;
  /** The search match: it is marked in the title, and matching ingredients are listed below. */
  match?: SearchMatch | undefined;
};

export type CardSelection = { isSelected: boolean; onToggle: () => void };

/** Extends the clickable area of a link or button to the size of the card. */
const overCard =
  "rounded-sm after:absolute after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-tomato focus-visible:after:outline-offset-4";

/**
 * Reserves two lines for the title, so that a grid does not move when it loads. Matching ingredients are
 * below that space.
 */
export const cardWords = "card-words mt-3 min-h-[4.5rem] sm:min-h-19";

/** A recipe in a grid: picture, title and one line of facts. */
export function RecipeCard({ recipe, headingLevel = 2, isBoard = false, selection, ...props }: Props) {
  const Heading = headingLevel === 2 ? "h2" : "h3";
  return (
    <article className="group relative">
      <div className="card-picture relative aspect-4/3 self-start overflow-hidden rounded-card bg-sunk">
        <DishPictureOrDrawing
          title={recipe.title}
          tags={recipe.tags}
          cuisine={recipe.cuisine}
          src={recipe.imageUrl}
          imageWidth={recipe.imageWidth}
          sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 33vw, 50vw"
          isPriority={props.isPriority ?? false}
          className="transition-transform duration-300 group-hover:scale-[1.025] motion-reduce:transform-none"
        />
      </div>
      <div className={cn(cardWords, props.action && "has-action")}>
        <div className="flex items-start gap-1">
          <div className="min-w-0 grow">
            <Heading
              dir="auto"
              className={cn(
                "text-left leading-tight",
                isBoard ? "line-clamp-3 text-[0.9375rem] sm:text-lg" : "line-clamp-2 text-lg sm:text-xl",
              )}
            >
              {selection ? (
                <CardSelectionCheckbox title={recipe.title} {...selection} />
              ) : (
                <Link
                  href={paths.recipe(recipe.id)}
                  state={createCurrentPathHistoryState()}
                  className={cn(
                    overCard,
                    "decoration-1 underline-offset-4 after:inset-0 group-hover:underline",
                  )}
                >
                  <HighlightedText marks={props.match?.titleMarks ?? []}>{recipe.title}</HighlightedText>
                </Link>
              )}
            </Heading>
          </div>
          {props.action ? (
            <div className={cn("card-action relative -mt-2 -mr-2 -mb-3 shrink-0", selection && "invisible")}>
              {props.action}
            </div>
          ) : null}
        </div>
        {isBoard ? (
          <DotSeparatedFacts
            facts={listTimeAndAuthorFacts(recipe)}
            className="mt-1.5 text-sm text-soft sm:text-note"
          />
        ) : (
          <CardFactsLine facts={listCardFacts(recipe, props.isByCooking)} />
        )}
        {props.showsDescription && recipe.description ? (
          <p dir="auto" className="mt-2 line-clamp-3 text-left text-sm sm:text-note">
            {recipe.description}
          </p>
        ) : null}
        {props.match ? <MatchedIngredientsText title={recipe.title} match={props.match} /> : null}
      </div>
      {selection ? null : (
        <CardCornerChips recipe={recipe} marksPublic={props.marksPublic} onLiked={props.onLiked} />
      )}
    </article>
  );
}

/** The ingredients that match the search, without those marked in the title. */
function MatchedIngredientsText({ title, match }: { title: string; match: SearchMatch }) {
  const markedWords = new Set(
    match.titleMarks.map(({ start, end }) => title.slice(start, end).toLowerCase()),
  );
  const names = match.ingredients.filter(
    (name) =>
      !name
        .toLowerCase()
        .split(/[^\p{L}\p{M}\p{N}]+/u)
        .some((word) => markedWords.has(word)),
  );
  if (names.length === 0) return null;
  return (
    <p dir="auto" className="line-clamp-2 text-left text-sm text-soft">
      {text.recipes.card.has(names)}
    </p>
  );
}

function CardSelectionCheckbox({ title, isSelected, onToggle }: CardSelection & { title: string }) {
  return (
    <button
      type="button"
      aria-pressed={isSelected}
      onClick={onToggle}
      className={cn(
        overCard,
        "block w-full cursor-pointer text-left",
        isSelected ? "card-chosen after:bg-tomato/10 after:ring-2 after:ring-tomato" : "after:inset-0",
      )}
    >
      <span dir="auto" className="line-clamp-2">
        {title}
      </span>
      <span
        aria-hidden
        className={cn(
          "card-disc absolute top-2.5 left-2.5 z-10 grid size-8 place-items-center rounded-full border",
          isSelected ? "border-tomato bg-tomato text-on-tomato" : "border-edge bg-surface",
        )}
      >
        {isSelected ? <Check className="size-5" strokeWidth={3} /> : null}
      </span>
    </button>
  );
}

/** Chips in the corner of the picture, above the link that covers the card. */
export function CardCornerChips(props: Pick<Props, "recipe" | "marksPublic" | "onLiked">) {
  const { user } = useSession();
  return (
    <div className="card-chips absolute top-2.5 right-2.5 z-10 flex gap-1.5">
      {props.marksPublic && props.recipe.isPublic && props.recipe.userId === user?.id ? (
        <span className="public-mark pointer-events-none grid size-8 place-items-center rounded-full bg-surface text-ink">
          <Globe aria-hidden className="size-3.5" />
          <span className="sr-only">{text.recipes.public}</span>
        </span>
      ) : null}
      <LikeButton
        recipe={props.recipe}
        look="chip"
        {...(props.onLiked ? { onToggled: props.onLiked } : {})}
      />
    </div>
  );
}

/** The facts in one line, such as time and difficulty. On phones facts that do not fit are hidden. */
export function CardFactsLine({ facts }: { facts: ReturnType<typeof listCardFacts> }) {
  return (
    <ul className="card-facts mt-1.5 flex overflow-hidden text-sm text-soft max-sm:h-[1lh] max-sm:flex-wrap sm:text-note">
      {facts.map((fact) => (
        <li
          key={fact.words}
          className="shrink-0 text-nowrap before:mx-1.5 before:text-edge before:content-['·'] last:min-w-0 last:shrink last:truncate first:before:mx-0 first:before:content-none max-sm:nth-[n+3]:hidden sm:before:mx-2"
        >
          <span className={fact.ink}>{fact.words}</span>
        </li>
      ))}
    </ul>
  );
}
