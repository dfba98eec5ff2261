import { Check, Globe } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "wouter";
import type { RecipeSummary } from "#server/features/recipes/schema/recipe.ts";
import type { SearchMatch } from "#server/features/search/schema.ts";
import { text } from "#server/texts/en.ts";
import { DishPictureOrDrawing } from "../../components/ui/dish-picture-or-drawing.tsx";
import { HighlightedText } from "../../components/ui/highlighted-text.tsx";
import { cn } from "../../lib/class-names.ts";
import { useSession } from "../../lib/session.ts";
import { paths } from "../../paths.ts";
import { LikeButton } from "../likes/like-button.tsx";
import { createCurrentPathHistoryState } from "./back-to-list.ts";
import { listCardFacts } from "./recipe-facts.ts";
import "./recipe-card.css";

export type RecipeCardProps = {
  recipe: RecipeSummary;
  /** Shown at the end of the text, for example the menu of an own recipe. */
  action?: ReactNode;
  /** Whether the card is visible at first, so that its picture loads eagerly. */
  isPriority?: boolean | undefined;
  headingLevel?: 2 | 3 | undefined;
  /** Whether the authors of other members' recipes are named. */
  namesAuthor?: boolean | undefined;
  /** Whether the member's own recipes are marked if they are public, in lists that have other recipes too. */
  marksPublic?: boolean | undefined;
  onLiked?: ((liked: boolean) => void) | undefined;
  /** Whether to show the cooking time instead of the total time. */
  isByCooking?: boolean | undefined;
  /** Why the recipe is suggested, above the title. */
  reason?: string | undefined;
  /** Below the facts, for example a button. */
  footer?: ReactNode;
  /** During a selection the card is a toggle button instead of a link. */
  selection?: CardSelection | undefined;
  /** The search match: it is marked in the title, and matching ingredients are listed below. */
  match?: SearchMatch | undefined;
};

export type CardSelection = { isSelected: boolean; onToggle: () => void };

/** Extends the clickable area of a link or button to the size of the card. */
const overCard =
  "rounded-sm after:absolute after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-ink focus-visible:after:outline-offset-4";

/** Reserves the lines of the title and the facts, so that a grid does not move when it loads. */
export const cardWords = (hasFooter: boolean) => cn("card-words mt-3", hasFooter && "has-footer");
/** The picture and the text of a row. With large type they are on top of each other. */
export const recipeRow = "picture-row flex items-center gap-3.5 sm:gap-5";
export const rowPicture = "row-picture shrink-0";

/** A recipe in a grid: picture, title and one line of facts. */
export function RecipeCard(props: RecipeCardProps) {
  const { action, selection } = props;
  return (
    <article className="group relative">
      <CardPicture {...props} sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 33vw, 50vw" />
      <div className={cardWords(props.footer !== undefined)}>
        <ReasonText reason={props.reason} />
        <CardTitle {...props} className="line-clamp-3 text-[0.9375rem] sm:line-clamp-2 sm:text-xl" />
        <div className="mt-1.5 flex items-center justify-between">
          <CardFactsLine {...props} />
          {action ? (
            <div className={cn("relative -my-3 -mr-3 shrink-0", selection && "invisible")}>{action}</div>
          ) : null}
        </div>
        <CardFurtherLines {...props} />
      </div>
      {selection ? null : (
        <div className="absolute top-2.5 right-2.5 z-10 flex gap-1.5">
          <PublicMark {...props} className="bg-surface" />
          <CardLikeButton {...props} look="chip" />
        </div>
      )}
    </article>
  );
}

/** A recipe in a list: a small picture with the title, the facts and the buttons next to it. */
export function RecipeRow(props: RecipeCardProps) {
  const { action, selection } = props;
  return (
    <article className={cn("group relative", recipeRow)}>
      <CardPicture {...props} sizes="8rem" className={rowPicture} />
      <div className="min-w-0 grow">
        <ReasonText reason={props.reason} />
        <CardTitle {...props} className="line-clamp-2 text-base sm:text-lg" />
        <div className="mt-1 flex items-center justify-between">
          <CardFactsLine {...props} />
          {selection ? null : (
            <div className="-my-3 -mr-3 relative flex shrink-0 items-center">
              <PublicMark {...props} />
              <CardLikeButton {...props} look="icon" />
              {/* Rows without a menu reserve its space, so that all hearts are in one column. */}
              {action === undefined ? null : <div className="min-w-11">{action}</div>}
            </div>
          )}
        </div>
        <CardFurtherLines {...props} />
      </div>
    </article>
  );
}

function CardPicture(props: RecipeCardProps & { sizes: string; className?: string }) {
  const { recipe, selection } = props;
  return (
    <div
      className={cn(
        "card-picture relative aspect-4/3 self-start overflow-hidden rounded-card bg-sunk",
        props.className,
      )}
    >
      <DishPictureOrDrawing
        title={recipe.title}
        tags={recipe.tags}
        cuisine={recipe.cuisine}
        src={recipe.imageUrl}
        imageWidth={recipe.imageWidth}
        imageHeight={recipe.imageHeight}
        sizes={props.sizes}
        isPriority={props.isPriority ?? false}
        className="transition-transform duration-300 group-hover:scale-[1.025] motion-reduce:transform-none"
      />
      {selection ? (
        <span
          aria-hidden
          className={cn(
            "card-disc absolute grid size-7 place-items-center rounded-full border",
            selection.isSelected ? "border-tomato bg-tomato text-on-tomato" : "border-edge bg-surface",
          )}
        >
          {selection.isSelected ? <Check className="size-4.5" strokeWidth={3} /> : null}
        </span>
      ) : null}
    </div>
  );
}

/** The title: a link to the recipe, or during a selection a toggle button. Both are as large as the card. */
function CardTitle({
  recipe: { id, title },
  headingLevel = 2,
  match,
  selection,
  className,
}: RecipeCardProps & { className: string }) {
  const Heading = headingLevel === 2 ? "h2" : "h3";
  return (
    <Heading dir="auto" className={cn("min-w-0 text-left leading-tight", className)}>
      {selection ? (
        <button
          type="button"
          aria-pressed={selection.isSelected}
          onClick={selection.onToggle}
          className={cn(overCard, "card-choice cursor-pointer text-left")}
        >
          {title}
        </button>
      ) : (
        <Link
          href={paths.recipe(id)}
          state={createCurrentPathHistoryState()}
          className={cn(overCard, "decoration-1 underline-offset-4 after:inset-0 group-hover:underline")}
        >
          <HighlightedText marks={match?.titleMarks ?? []}>{title}</HighlightedText>
        </Link>
      )}
    </Heading>
  );
}

/** The facts in one line, such as time and difficulty. On phones facts that do not fit are hidden. */
function CardFactsLine({ recipe, isByCooking }: RecipeCardProps) {
  return (
    <ul className="card-facts flex min-w-0 overflow-hidden text-sm text-soft max-sm:h-[1lh] max-sm:flex-wrap sm:text-note">
      {listCardFacts(recipe, isByCooking).map((fact) => (
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

function ReasonText({ reason }: { reason: string | undefined }) {
  return reason ? <p className="mb-0.5 font-semibold text-sm text-soft">{reason}</p> : null;
}

/** The author of another member's recipe, the ingredients that match a search, and the footer. */
function CardFurtherLines({ recipe, namesAuthor, match, footer }: RecipeCardProps) {
  const { user } = useSession();
  return (
    <>
      {namesAuthor && recipe.userId !== user?.id ? (
        <p dir="auto" className="mt-0.5 text-left text-sm text-soft break-words sm:text-note">
          {text.recipes.card.by(recipe.authorName)}
        </p>
      ) : null}
      {match ? <MatchedIngredientsText title={recipe.title} match={match} /> : null}
      {footer ? <div className="relative mt-2 w-fit">{footer}</div> : null}
    </>
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

function PublicMark({ recipe, marksPublic, className }: RecipeCardProps & { className?: string }) {
  const { user } = useSession();
  if (!marksPublic || !recipe.isPublic || recipe.userId !== user?.id) return null;
  return (
    <span
      className={cn("pointer-events-none grid size-8 place-items-center rounded-full text-soft", className)}
    >
      <Globe aria-hidden className="size-3.5" />
      <span className="sr-only">{text.recipes.public}</span>
    </span>
  );
}

function CardLikeButton({ recipe, onLiked, look }: RecipeCardProps & { look: "chip" | "icon" }) {
  return <LikeButton recipe={recipe} look={look} {...(onLiked ? { onToggled: onLiked } : {})} />;
}
