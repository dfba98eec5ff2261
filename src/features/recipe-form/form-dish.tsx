import { text } from "#server/texts/en.ts";
import { LazyDishPicture } from "../../components/lazy-dish-picture.tsx";
import type { RecipeValues } from "./form-values.ts";

const { example } = text.recipes.form;

/** The dish that is written, drawn; before it has a name another one's, which says so. */
export function FormDish({ values }: { values: RecipeValues }) {
  const title = values.title.trim();
  return (
    <>
      <LazyDishPicture
        title={title || example.title}
        tags={values.tags}
        cuisine={values.cuisine || null}
        className={title ? undefined : "form-dish-example"}
      />
      {title ? null : (
        <span
          aria-hidden
          className="absolute bottom-2 left-2 rounded-full bg-paper px-2.5 py-0.5 text-soft text-xs"
        >
          {example.label}
        </span>
      )}
    </>
  );
}
