import { type ReactNode, useCallback, useMemo } from "react";
import type { ScanAnswer } from "#server/features/scans/schema.ts";
import { text } from "#server/texts/en.ts";
import { LazyDishPicture } from "../../../components/lazy-dish-picture.tsx";
import { useObjectUrlOrNull } from "../../../components/ui/use-object-url-or-null.ts";
import { listFilledLinesWithSections } from "../../recipe-editor/form-input.ts";
import type { LineRow } from "../../recipe-editor/lines/line-rows.ts";
import { LinesEditor } from "../../recipe-editor/lines/lines-editor.tsx";
import type { RecipeForm } from "../../recipe-editor/use-recipe-form-state.ts";
import { jpegBlobFromBase64 } from "../base64.ts";
import type { Scan } from "../use-scan-to-saved-recipe.ts";
import { type FoodImage, FoodImageSection, type ImagePlace } from "./food-image-section.tsx";
import { createFoodImagePlaceholderAddress } from "./review-values.ts";
import { ScanReviewFacts } from "./scan-review-facts.tsx";
import { ScannedIngredientFields } from "./scanned-ingredient-fields.tsx";
import "../../recipe-editor/as-recipe.css";

const texts = text.scans.review;
const formTexts = text.recipes.form;

type Props = { scan: Scan; form: RecipeForm; answer: ScanAnswer };

export function ScanReviewFields({ scan, form, answer }: Props) {
  const { values, errors, change, changeRows } = form;
  const pictures = useMemo(
    () => answer.foodImages.map((image) => jpegBlobFromBase64(image.imageData)),
    [answer],
  );
  const changeSteps = useCallback(
    (update: (rows: readonly LineRow[]) => LineRow[]) => changeRows("instructions", update),
    [changeRows],
  );

  const images = answer.foodImages.flatMap(({ confidence }, index): FoodImage[] => {
    const picture = pictures[index];
    return picture && !scan.removed.includes(index)
      ? [{ index, picture, confidence, place: placeOfFoodImage(index, form) }]
      : [];
  });

  const coverAddress = useObjectUrlOrNull(images.find(({ place }) => place === "cover")?.picture ?? null);

  /** Assigns a picture to a place. A picture has one place, and each place has one picture. */
  function place(index: number, where: ImagePlace) {
    const address = createFoodImagePlaceholderAddress(index);
    const isElsewhere = values.picture === address ? null : values.picture;
    change({ picture: where === "cover" ? address : isElsewhere });
    changeSteps((rows) =>
      rows.map((row) => {
        if (where === `step:${row.key}`) return { ...row, picture: address };
        return row.picture === address ? { ...row, picture: null } : row;
      }),
    );
  }

  const belowStep = (row: LineRow): ReactNode => {
    const image = images.find((image) => createFoodImagePlaceholderAddress(image.index) === row.picture);
    return image ? (
      <p className="text-sm text-soft">{texts.stepImage(texts.image(image.index + 1))}</p>
    ) : null;
  };

  return (
    <div className="as-recipe grid gap-7">
      <div className="scan-head grid gap-x-8 gap-y-4">
        <ScanReviewFacts form={form} errors={errors} answer={answer} />
        <div className="aspect-5/4 self-start overflow-hidden rounded-card bg-sunk max-sm:hidden">
          <LazyDishPicture
            title={values.title}
            cuisine={values.cuisine || null}
            src={coverAddress}
            sizes="12rem"
          />
        </div>
      </div>
      <div className="scan-lines grid gap-7">
        <ScannedIngredientFields form={form} answer={answer} />
        <section aria-labelledby="scan-instructions" className="min-w-0">
          <h3 id="scan-instructions" className="mb-2 text-xl">
            {formTexts.instructions}
          </h3>
          {answer.instructions.length === 0 ? <p className="mb-4 text-soft">{texts.noInstructions}</p> : null}
          <LinesEditor
            list="instructions"
            form={form}
            errors={errors.rows}
            isExtracted
            renderBelow={belowStep}
          />
        </section>
      </div>
      <FoodImageSection
        images={images}
        steps={listFilledLinesWithSections(values.instructions, "instructions").map(({ row }) => row.key)}
        onPlace={place}
        onRemove={(index) => {
          place(index, "none");
          scan.removeImage(index);
        }}
      />
    </div>
  );
}

function placeOfFoodImage(index: number, { values }: RecipeForm): ImagePlace {
  const address = createFoodImagePlaceholderAddress(index);
  if (values.picture === address) return "cover";
  const step = values.instructions.find((row) => row.picture === address);
  return step ? `step:${step.key}` : "none";
}
