import { text } from "#server/texts/en.ts";
import { LazyDishPicture } from "../../components/lazy-dish-picture.tsx";
import { DotSeparatedFacts } from "../../components/ui/dot-separated-facts.tsx";
import { cn } from "../../lib/class-names.ts";
import { formatMinutesOrNull } from "../../lib/format.ts";
import { listFilledLinesWithSections, parseMinutesOrNullIfBlank } from "./form-input.ts";
import { createEmptyRecipeValues, type RecipeValues } from "./form-values.ts";
import { createRow, type LineRow } from "./lines/line-rows.ts";
import { ReadOnlyLineList } from "./read-only-line-list.tsx";

const texts = text.recipes.form;
/** Checked rows need no parsed form, so none is requested from the server. */
function createCheckedPreviewRow({ name, ...parts }: (typeof texts.example.ingredients)[number]): LineRow {
  return { ...createRow(name), parts: { ...parts, isChecked: true } };
}

/** An invented recipe that previews show as an example. */
export const exampleRecipe: RecipeValues = {
  ...createEmptyRecipeValues(),
  title: texts.example.title,
  servings: "8",
  prepTime: "20",
  cookingTime: "45",
  difficulty: "EASY",
  ingredients: texts.example.ingredients.map(createCheckedPreviewRow),
  instructions: texts.example.instructions.map((step) => createRow(step)),
};

/**
 * A preview of the recipe next to the form, on wide screens. Without a picture it is below the picture's
 * field and cut off at the end of the screen. Hidden from screen readers, which have the fields and the
 * review.
 */
export function RecipeFormPreview({
  values,
  hasPicture = true,
}: {
  values: RecipeValues;
  hasPicture?: boolean;
}) {
  const facts = [
    values.servings.trim() === "" ? null : `${texts.servings} ${values.servings.trim()}`,
    ...(["prepTime", "cookingTime", "totalTime"] as const).map((name) => {
      const time = formatMinutesOrNull(parseMinutesOrNullIfBlank(values[name]));
      return time === null ? null : `${texts[name]} ${time}`;
    }),
    text.recipes.difficulties[values.difficulty],
  ].filter((fact) => fact !== null);
  const isBlank = (["ingredients", "instructions"] as const).every(
    (list) => listFilledLinesWithSections(values[list], list).length === 0,
  );
  return (
    <div aria-hidden className="self-start">
      {hasPicture ? (
        <div className="mb-4 aspect-5/3 overflow-hidden rounded-card bg-sunk">
          <LazyDishPicture
            title={values.title}
            tags={values.tags}
            cuisine={values.cuisine || null}
            src={values.picture}
            sizes="24rem"
          />
        </div>
      ) : null}
      <p className="title wrap-anywhere text-2xl">
        <bdi>
          {values.title.trim() || (
            <span className="font-normal text-soft italic">{texts.titlePlaceholder}</span>
          )}
        </bdi>
      </p>
      <DotSeparatedFacts facts={facts} className="mt-1 text-note text-soft" />
      <div className={cn("mt-4 grid gap-5 text-note", !isBlank && !hasPicture && "preview-cut")}>
        {isBlank ? (
          <LinePlaceholders />
        ) : (
          <>
            <ReadOnlyLineList rows={values.ingredients} list="ingredients" />
            <ReadOnlyLineList rows={values.instructions} list="instructions" />
          </>
        )}
      </div>
    </div>
  );
}

const bareLines = ["w-24", "w-36", "w-28"];

/** Placeholders that are shown until the first ingredient or step is written. */
function LinePlaceholders() {
  return (
    <>
      <ul>
        {bareLines.map((width) => (
          <li
            key={width}
            className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-center gap-4 border-line border-b py-3 first:border-t"
          >
            <span className="ml-auto h-2.5 w-10 rounded-full bg-sunk" />
            <span className={`h-2.5 max-w-full rounded-full bg-sunk ${width}`} />
          </li>
        ))}
      </ul>
      <p className="text-soft">{texts.linesToCome}</p>
    </>
  );
}
