import { Fragment, useId } from "react";
import type { ScaledLine } from "#server/engines/scaling/scaling.ts";
import type { Ingredient } from "#server/features/recipes/schema/recipe.ts";
import { text } from "#server/texts/en.ts";
import { AmountText } from "../../components/ui/amount-text.tsx";
import { cn } from "../../lib/class-names.ts";
import type { ScaledPage } from "../scaling/scaled-recipe.ts";
import {
  type LineColumns,
  LONG_PART,
  splitAmountIntoUnbreakableParts,
  splitLineAtAmountAndNotes,
} from "../scaling/split-line-at-amount-and-notes.ts";
import type { StepIngredient } from "./step-ingredients.ts";
import { TickBoxInput } from "./tick-box-input.tsx";

const texts = text.cooking;

type Props = {
  ingredients: readonly Ingredient[];
  /** The recipe scaled to the current servings. */
  scaled: ScaledPage;
  /** The ingredients of one step; all by default. */
  only?: readonly StepIngredient[];
  ticks: readonly number[];
  onTick: (orderIndex: number) => void;
  className?: string;
};

/** Ingredients to tick off, grouped by section. Its sizes follow the font size. */
export function IngredientTickList({ ingredients, scaled, only, ticks, onTick, className }: Props) {
  const places = only?.map(({ index }) => index) ?? ingredients.map((_, index) => index);
  return (
    <ul className={cn("grid", className)}>
      {places.map((place, index) => {
        const ingredient = ingredients[place];
        const line = scaled.line(place);
        if (!ingredient || !line) return null;
        const before = ingredients[places[index - 1] ?? -1]?.section ?? null;
        const { section } = ingredient;
        return (
          <Fragment key={ingredient.orderIndex}>
            {section !== null && section !== before ? (
              <li className="title pt-[.9em] pb-[.2em] text-soft">
                <bdi>{section}</bdi>
              </li>
            ) : null}
            <IngredientTickLine
              {...splitLineIntoColumns(line, ingredient, only?.[index])}
              isTicked={ticks.includes(ingredient.orderIndex)}
              onTick={() => onTick(ingredient.orderIndex)}
            />
          </Fragment>
        );
      })}
    </ul>
  );
}

/** The line in columns, with the amount that the step uses of it. */
function splitLineIntoColumns(
  line: ScaledLine,
  ingredient: Ingredient,
  used: StepIngredient | undefined,
): LineColumns {
  const columns = splitLineAtAmountAndNotes(line, ingredient.notes);
  if (used === undefined || line.amountText === "") return columns;
  if (used.amounts.length > 0)
    return {
      ...columns,
      amount: used.amounts.join(" + "),
      words: columns.amount === "" ? ingredient.name : columns.words,
    };
  if (!used.isPart) return columns;
  return {
    ...columns,
    amount: columns.amount === "" ? "" : texts.partOf(columns.amount),
    notes: columns.notes + (used.isInSeveralSteps ? texts.inSeveralSteps : ""),
  };
}

function IngredientTickLine(props: LineColumns & { isTicked: boolean; onTick: () => void }) {
  const { amount, words, notes, isTicked } = props;
  const id = useId();
  return (
    <li data-copy-row="" className="border-line border-b last:border-b-0">
      <label
        htmlFor={id}
        className="flex min-h-12 cursor-pointer items-start gap-[.7em] py-[.55em] leading-snug"
      >
        <TickBoxInput id={id} checked={isTicked} onChange={props.onTick} />
        <span className={cn("min-w-0", isTicked && "text-soft line-through decoration-1")}>
          {amount === "" ? null : (
            <span className="font-semibold">
              {splitAmountIntoUnbreakableParts(amount).map(({ part, offset: index, isJoined }) => (
                <Fragment key={index}>
                  {index > 0 && !isJoined ? " " : null}
                  <AmountText
                    text={part}
                    className={cn(
                      "inline-block",
                      part.length > LONG_PART && "wrap-anywhere",
                      isTicked && "line-through decoration-1",
                    )}
                  />
                </Fragment>
              ))}{" "}
            </span>
          )}
          <bdi>
            {words}
            {notes === "" ? null : <span className="text-soft">{notes}</span>}
          </bdi>
        </span>
      </label>
    </li>
  );
}
