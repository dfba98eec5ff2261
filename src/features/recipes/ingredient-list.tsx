import type { Ingredient } from "#server/features/recipes/schema/recipe.ts";
import { Amount } from "../../components/ui/amount.tsx";
import { ingredientText } from "./ingredient-text.ts";

/** Ingredients in columns, the same over all sections: amounts right-aligned before the names. */
export function IngredientList({ ingredients }: { ingredients: readonly Ingredient[] }) {
  return (
    <div className="grid grid-cols-[fit-content(10rem)_1fr] gap-y-6 print:gap-y-3 print:text-sm">
      {groupsOf(ingredients).map((group) => (
        <section
          key={group.at}
          aria-label={group.section ?? undefined}
          className="col-span-2 grid grid-cols-subgrid"
        >
          {group.section === null ? null : (
            <h3 className="col-span-2 mb-1.5 text-soft text-xl print:text-base">{group.section}</h3>
          )}
          <ul className="col-span-2 grid grid-cols-subgrid">
            {group.items.map((ingredient) => (
              <IngredientLine key={ingredient.orderIndex} ingredient={ingredient} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function IngredientLine({ ingredient }: { ingredient: Ingredient }) {
  const { amount, name, notes } = ingredientText(ingredient);
  const words = (
    <span className="min-w-0 py-2.5 print:py-1">
      {name}
      {notes ? <span className="text-soft">, {notes}</span> : null}
    </span>
  );
  return (
    <li className="col-span-2 grid grid-cols-subgrid border-line border-b last:border-b-0">
      <span className="min-w-16 py-2.5 pr-3.5 text-right font-semibold print:min-w-12 print:py-1">
        {amount === "" ? null : <Amount text={amount} />}
      </span>
      {words}
    </li>
  );
}

type Group = { at: number; section: string | null; items: Ingredient[] };

function groupsOf(ingredients: readonly Ingredient[]): Group[] {
  const groups: Group[] = [];
  for (const ingredient of ingredients) {
    const last = groups.at(-1);
    if (last && last.section === ingredient.section) last.items.push(ingredient);
    else groups.push({ at: ingredient.orderIndex, section: ingredient.section, items: [ingredient] });
  }
  return groups;
}
