import { Fragment, memo, useId } from "react";
import type { Ingredient } from "#server/features/recipes/schema/recipe.ts";
import { Amount } from "../../components/ui/amount.tsx";
import { cn } from "../../lib/class-names.ts";
import { TickBox } from "../cooking/tick-list.tsx";
import { amountParts, lineColumns } from "../scaling/line-columns.ts";
import type { ScaledPage } from "../scaling/scaled-recipe.ts";

type Props = {
  ingredients: readonly Ingredient[];
  scaled: ScaledPage;
  /** Whose precision notes stand below the lines; while they are held, they only keep their places. */
  told: ScaledPage;
  isHeld: boolean;
  /** `orderIndex` of each line ticked off today. */
  ticks: readonly number[];
  onTick: (orderIndex: number) => void;
};

/** Ingredients in columns, the same over all sections and servings: amounts right-aligned before the names. */
export const IngredientList = memo(function IngredientList(props: Props) {
  const { ingredients, ticks, ...rest } = props;
  return (
    <div className="grid gap-y-6 print:gap-y-3 print:text-sm">
      {groupsOf(ingredients).map((group) => (
        <section key={group.from} aria-label={group.section ?? undefined}>
          {group.section === null ? null : (
            <h3 className="mb-1.5 text-soft text-xl print:text-base">{group.section}</h3>
          )}
          <ul>
            {ingredients.slice(group.from, group.until).map((ingredient, index) => {
              const at = group.from + index;
              return (
                <ScaledIngredient
                  key={ingredient.orderIndex}
                  {...rest}
                  ingredient={ingredient}
                  at={at}
                  isTicked={ticks.includes(ingredient.orderIndex)}
                />
              );
            })}
          </ul>
        </section>
      ))}
    </div>
  );
});

/** Computes its own line: drawing a long list anew can pause after each. */
function ScaledIngredient(props: {
  ingredient: Ingredient;
  at: number;
  scaled: ScaledPage;
  told: ScaledPage;
  isHeld: boolean;
  isTicked: boolean;
  onTick: (orderIndex: number) => void;
}) {
  const { ingredient, at, scaled, told, ...rest } = props;
  const line = scaled.line(at);
  if (!line) return null;
  return (
    <IngredientLine
      {...rest}
      {...lineColumns(line, ingredient.notes)}
      precision={told.line(at)?.precisionNotes ?? null}
      orderIndex={ingredient.orderIndex}
    />
  );
}

/** Only texts come in, so that a line whose words stay is not drawn again. */
const IngredientLine = memo(function IngredientLine(props: {
  amount: string;
  words: string;
  notes: string;
  precision: string | null;
  isHeld: boolean;
  orderIndex: number;
  isTicked: boolean;
  onTick: (orderIndex: number) => void;
}) {
  const id = useId();
  const struck = props.isTicked && "text-soft line-through decoration-1 print:text-ink print:no-underline";
  return (
    <li className="relative grid break-inside-avoid grid-cols-[7.5rem_minmax(0,1fr)] border-line border-b last:border-b-0 print:grid-cols-[6.5rem_1fr]">
      <label
        htmlFor={id}
        className="flex cursor-pointer justify-between gap-2 py-2.5 pr-3.5 font-semibold print:py-1"
      >
        <input
          id={id}
          type="checkbox"
          checked={props.isTicked}
          onChange={() => props.onTick(props.orderIndex)}
          className="peer sr-only"
        />
        <TickBox isTicked={props.isTicked} />
        <span className="min-w-0 grow text-right">
          {props.amount === ""
            ? null
            : amountParts(props.amount).map(({ part, at, isJoined }) => (
                <Fragment key={at}>
                  {at > 0 && !isJoined ? " " : null}
                  <Amount text={part} className={cn("inline-block", struck)} />
                </Fragment>
              ))}
        </span>
      </label>
      <label htmlFor={id} className={cn("min-w-0 cursor-pointer py-2.5 print:py-1", struck)}>
        <bdi>
          {props.words}
          {props.notes === "" ? null : <span className="text-soft">{props.notes}</span>}
        </bdi>
        {props.precision === null ? null : " "}
        {props.precision === null ? null : (
          <span className={cn("block text-sm text-soft print:text-xs", props.isHeld && "invisible")}>
            <Amount text={props.precision} />
          </span>
        )}
      </label>
    </li>
  );
});

type Group = { from: number; until: number; section: string | null };

function groupsOf(ingredients: readonly Ingredient[]): Group[] {
  const groups: Group[] = [];
  for (const [at, { section }] of ingredients.entries()) {
    const last = groups.at(-1);
    if (last && last.section === section) last.until = at + 1;
    else groups.push({ from: at, until: at + 1, section });
  }
  return groups;
}
