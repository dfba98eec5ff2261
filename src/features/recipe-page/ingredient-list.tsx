import { Fragment, memo, useId } from "react";
import type { Ingredient } from "#server/features/recipes/schema/recipe.ts";
import { AmountText } from "../../components/ui/amount-text.tsx";
import { cn } from "../../lib/class-names.ts";
import { TickBoxInput } from "../cooking/tick-box-input.tsx";
import { areNotesForShownServings, type ShownPages } from "../scaling/scaled-recipe.ts";
import {
  isAmountTooLongForOneLine,
  LONG_PART,
  splitAmountIntoUnbreakableParts,
  splitLineAtAmountAndNotes,
} from "../scaling/split-line-at-amount-and-notes.ts";
import type { StaggeredStore } from "../scaling/staggered-store.ts";
import { useStaggeredValue } from "../scaling/use-staggered-value.ts";

type Props = {
  ingredients: readonly Ingredient[];
  shown: StaggeredStore<ShownPages>;
  /** The `orderIndex` of each line ticked off today. */
  ticks: readonly number[];
  onTick: (orderIndex: number) => void;
};

/** Number of lines per group; the browser skips rendering of a group that is off screen. */
const LINES_PER_GROUP = 5;

/**
 * The ingredients by section, amounts right-aligned before the names. The columns have one width in all
 * sections and for all servings.
 */
export const IngredientList = memo(function IngredientList(props: Props) {
  const { ingredients } = props;
  return (
    <div className="grid gap-y-6 print:gap-y-3 print:text-sm">
      {groupIngredientsBySection(ingredients).map((group) => (
        <section key={group.from} aria-label={group.section ?? undefined}>
          {group.section === null ? null : (
            <h3 className="mb-1.5 text-soft text-xl print:text-base">
              <bdi>{group.section}</bdi>
            </h3>
          )}
          {/* biome-ignore lint/a11y/useSemanticElements: a ul may not contain the div of a group of lines. */}
          <div role="list">
            {Array.from({ length: Math.ceil((group.until - group.from) / LINES_PER_GROUP) }, (_, index) => {
              const from = group.from + index * LINES_PER_GROUP;
              const until = Math.min(from + LINES_PER_GROUP, group.until);
              return (
                <IngredientLines
                  key={from}
                  {...props}
                  from={from}
                  until={until}
                  isLast={until === group.until}
                />
              );
            })}
          </div>
        </section>
      ))}
    </div>
  );
});

const createLinesPartId = (from: number) => `lines ${from}`;

/**
 * The name of the page's part with the first lines. Content above the lines uses it too, so that both update
 * together.
 */
export const firstLinesPart = createLinesPartId(0);

function IngredientLines(props: Props & { from: number; until: number; isLast: boolean }) {
  const { ingredients, ticks, from, until, isLast, ...rest } = props;
  const part = createLinesPartId(from);
  return (
    <div data-part={part}>
      {ingredients.slice(from, until).map((ingredient, index) => (
        <ScaledIngredient
          key={ingredient.orderIndex}
          {...rest}
          ingredient={ingredient}
          index={from + index}
          part={part}
          isTicked={ticks.includes(ingredient.orderIndex)}
          isLast={isLast && from + index === until - 1}
        />
      ))}
    </div>
  );
}

/** One ingredient line. The staggered store updates it on its own when the servings change. */
const ScaledIngredient = memo(function ScaledIngredient(props: {
  ingredient: Ingredient;
  index: number;
  part: string;
  shown: StaggeredStore<ShownPages>;
  isTicked: boolean;
  isLast: boolean;
  onTick: (orderIndex: number) => void;
}) {
  const { ingredient, index, part, shown, ...rest } = props;
  const pages = useStaggeredValue(shown, part);
  const line = pages.scaled.line(index);
  if (!line) return null;
  return (
    <IngredientLine
      {...rest}
      {...splitLineAtAmountAndNotes(line, ingredient.notes)}
      isChanged={pages.scaled.isChanged(index)}
      precision={pages.forNotes.line(index)?.precisionNotes ?? null}
      isPrecise={areNotesForShownServings(pages)}
      orderIndex={ingredient.orderIndex}
    />
  );
});

/** Takes primitive props, so that `memo` skips a line whose texts have not changed. */
const IngredientLine = memo(function IngredientLine(props: {
  amount: string;
  words: string;
  notes: string;
  /** Whether the amount differs from the recipe's own. */
  isChanged: boolean;
  precision: string | null;
  /** If false, `precision` belongs to other servings: it is invisible but takes its space. */
  isPrecise: boolean;
  orderIndex: number;
  isTicked: boolean;
  isLast: boolean;
  onTick: (orderIndex: number) => void;
}) {
  const id = useId();
  const isWide = isAmountTooLongForOneLine(props.amount);
  const mark = props.isChanged && "scaled-amount";
  const struck = props.isTicked && "text-soft line-through decoration-1 print:text-ink print:no-underline";
  return (
    // biome-ignore lint/a11y/useSemanticElements: a div may not contain a li.
    <div
      role="listitem"
      data-copy-row=""
      className={cn("amount-line grid break-inside-avoid border-line", !props.isLast && "border-b")}
    >
      <label
        htmlFor={id}
        className="flex cursor-pointer justify-between gap-2 py-2.5 pr-3.5 font-semibold print:py-1"
      >
        <TickBoxInput id={id} checked={props.isTicked} onChange={() => props.onTick(props.orderIndex)} />
        {props.amount === "" ? null : (
          <span className={cn("min-w-0 grow text-right", isWide && "wide-amount")}>
            <span className={cn(mark)}>
              {splitAmountIntoUnbreakableParts(props.amount).map(({ part, offset, isJoined }) => (
                <Fragment key={offset}>
                  {offset > 0 && !isJoined ? " " : null}
                  <AmountText
                    text={part}
                    className={cn(part.length > LONG_PART ? "long-amount" : "inline-block", struck)}
                  />
                </Fragment>
              ))}
            </span>
          </span>
        )}
      </label>{" "}
      <label htmlFor={id} className={cn("min-w-0 cursor-pointer py-2.5 print:py-1", struck)}>
        <bdi>
          {props.words}
          {props.notes === "" ? null : <span className="text-soft">{props.notes}</span>}
        </bdi>
        {props.precision === null ? null : " "}
        {props.precision === null ? null : (
          <span className={cn("block text-sm text-soft print:text-xs", !props.isPrecise && "invisible")}>
            <AmountText text={props.precision} />
          </span>
        )}
      </label>
    </div>
  );
});

type Group = { from: number; until: number; section: string | null };

function groupIngredientsBySection(ingredients: readonly Ingredient[]): Group[] {
  const groups: Group[] = [];
  for (const [index, { section }] of ingredients.entries()) {
    const last = groups.at(-1);
    if (last && last.section === section) last.until = index + 1;
    else groups.push({ from: index, until: index + 1, section });
  }
  return groups;
}
