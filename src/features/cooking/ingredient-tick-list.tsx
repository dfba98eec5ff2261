import { Fragment, useId } from "react";
import type { ScaledLine } from "#server/engines/scaling/scaling.ts";
import type { Ingredient } from "#server/features/recipes/schema/recipe.ts";
import { AmountText } from "../../components/ui/amount-text.tsx";
import { cn } from "../../lib/class-names.ts";
import type { ScaledPage } from "../scaling/scaled-recipe.ts";
import {
  LONG_PART,
  splitAmountIntoUnbreakableParts,
  splitLineAtAmountAndNotes,
} from "../scaling/split-line-at-amount-and-notes.ts";
import { TickBoxInput } from "./tick-box-input.tsx";

type Props = {
  ingredients: readonly Ingredient[];
  /** The recipe scaled to the current servings. */
  scaled: ScaledPage;
  /** Indexes of the ingredients to show; omitted for all. */
  only?: readonly number[];
  ticks: readonly number[];
  onTick: (orderIndex: number) => void;
  className?: string;
};

/** Ingredients to tick off, grouped by section. Its sizes follow the font size. */
export function IngredientTickList({ ingredients, scaled, only, ticks, onTick, className }: Props) {
  const places = only ?? ingredients.map((_, index) => index);
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
            <Line
              line={line}
              notes={ingredient.notes}
              isTicked={ticks.includes(ingredient.orderIndex)}
              onTick={() => onTick(ingredient.orderIndex)}
            />
          </Fragment>
        );
      })}
    </ul>
  );
}

function Line(props: { line: ScaledLine; notes: string | null; isTicked: boolean; onTick: () => void }) {
  const { isTicked } = props;
  const id = useId();
  const { amount, words, notes } = splitLineAtAmountAndNotes(props.line, props.notes);
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
