import { text } from "#server/texts/en.ts";
import { LazyDishPicture } from "../../components/lazy-dish-picture.tsx";
import { EmptyPlate } from "../../components/ui/empty-plate.tsx";
import type { RecipeValues } from "./form-values.ts";

/** The dish that is written, drawn; before it has a name an empty plate, which says what fills it. */
export function FormDish({ values }: { values: RecipeValues }) {
  const title = values.title.trim();
  if (title) return <LazyDishPicture title={title} tags={values.tags} cuisine={values.cuisine || null} />;
  return (
    <>
      <EmptyPlate className="size-full!" />
      <span
        aria-hidden
        className="absolute bottom-2 left-2 rounded-full bg-paper px-2.5 py-0.5 text-soft text-xs"
      >
        {text.recipes.form.dishToCome}
      </span>
    </>
  );
}
