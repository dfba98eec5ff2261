import { LazyDishPicture } from "../../components/lazy-dish-picture.tsx";
import { EmptyPlate } from "../../components/ui/empty-plate.tsx";
import type { RecipeValues } from "./form-values.ts";

/** The dish that is written, drawn; before it has a name an empty plate. */
export function FormDish({ values }: { values: RecipeValues }) {
  const title = values.title.trim();
  if (title) return <LazyDishPicture title={title} tags={values.tags} cuisine={values.cuisine || null} />;
  return <EmptyPlate className="size-full!" />;
}
