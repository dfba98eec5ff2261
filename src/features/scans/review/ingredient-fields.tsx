import type { ReactNode } from "react";
import type { ScanAnswer, ScannedIngredient } from "#server/features/scans/schema.ts";
import { text } from "#server/texts/en.ts";
import { Button } from "../../../components/ui/button.tsx";
import { type LineRow, rowFieldId } from "../../recipe-form/lines/line-rows.ts";
import { LinesEditor } from "../../recipe-form/lines/lines-editor.tsx";
import type { RecipeForm } from "../../recipe-form/use-recipe-form.ts";
import { quantityFields, writtenQuantity } from "./quantity-text.ts";
import { scannedOf } from "./review-values.ts";
import { UncertainReadings } from "./uncertain-readings.tsx";

const formWords = text.recipes.form;
const words = text.scans.review;

/** The ingredients as they were read, amount, unit and name apart. Those that ask for a look are marked. */
export function IngredientFields({ form, answer }: { form: RecipeForm; answer: ScanAnswer }) {
  const rows = form.values.ingredients;
  const toCheck = rows.filter(isUnsure);

  const below = (row: LineRow, label: string): ReactNode => {
    const read = scannedOf(answer, row)?.read;
    if (!read?.uncertain || !row.parts) return null;
    const { quantity, isChecked } = row.parts;
    const settle = (part: { quantity?: string }) =>
      form.act("ingredients", { type: "parts", key: row.key, part: { ...part, isChecked: true } });
    return (
      <UncertainReadings
        label={label}
        readings={readingsOf(read)}
        value={quantity}
        isChecked={isChecked}
        onChoose={(reading) => settle({ quantity: reading })}
        onConfirm={() => settle({})}
      />
    );
  };

  return (
    <section aria-labelledby="scan-ingredients" className="scan-ingredients min-w-0">
      <div className="mb-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h3 id="scan-ingredients" className="text-xl">
          {formWords.ingredients}
        </h3>
        {toCheck[0] ? (
          <>
            <p className="font-semibold text-amber text-note">{words.toCheck(toCheck.length)}</p>
            <Button
              size="small"
              onClick={() => document.getElementById(rowFieldId(toCheck[0]?.key ?? ""))?.focus()}
            >
              {words.next}
            </Button>
          </>
        ) : answer.ingredients.some((row) => row.uncertain) ? (
          <p className="text-herb text-note">{words.allChecked}</p>
        ) : null}
      </div>
      {answer.ingredients.length === 0 ? <p className="mb-4 text-soft">{words.noIngredients}</p> : null}
      <LinesEditor list="ingredients" form={form} errors={form.errors.rows} isRead renderBelow={below} />
    </section>
  );
}

const isUnsure = ({ parts }: LineRow) => parts !== undefined && !parts.isChecked;

/** How an amount may be read, the likeliest first. */
function readingsOf(read: ScannedIngredient): string[] {
  return [...new Set([quantityFields(read).quantity, ...read.alternatives.map(writtenQuantity)])];
}
