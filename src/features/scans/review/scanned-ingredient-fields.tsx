import { CircleCheck, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import type { ScanAnswer, ScannedIngredient } from "#server/features/scans/schema.ts";
import { text } from "#server/texts/en.ts";
import { AmountText } from "../../../components/ui/amount-text.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { cn } from "../../../lib/class-names.ts";
import { createRowFieldId, type LineRow } from "../../recipe-editor/lines/line-rows.ts";
import { LinesEditor } from "../../recipe-editor/lines/lines-editor.tsx";
import type { RecipeForm } from "../../recipe-editor/use-recipe-form-state.ts";
import { formatAlternativeAsAmount, formatQuantityAndUnit } from "./quantity-text.ts";
import { scannedIngredientOfRowOrNull } from "./review-values.ts";

const formTexts = text.recipes.form;
const texts = text.scans.review;

/**
 * The recognised ingredients with separate fields for amount, unit and name. Uncertain amounts are marked.
 */
export function ScannedIngredientFields({ form, answer }: { form: RecipeForm; answer: ScanAnswer }) {
  const rows = form.values.ingredients;
  const toCheck = rows.filter(isAmountUnchecked);

  const below = (row: LineRow, label: string): ReactNode => {
    const read = scannedIngredientOfRowOrNull(answer, row)?.read;
    if (!read?.uncertain || !row.parts) return null;
    const onSettle = (part: { quantity?: string }) =>
      form.act("ingredients", { type: "parts", key: row.key, part: { ...part, isChecked: true } });
    return <UncertainAmountButtons label={label} read={read} parts={row.parts} onSettle={onSettle} />;
  };

  return (
    <section aria-labelledby="scan-ingredients" className="scan-ingredients min-w-0">
      <div className="mb-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h3 id="scan-ingredients" className="text-xl">
          {formTexts.ingredients}
        </h3>
        {toCheck[0] ? (
          <>
            <p className="font-semibold text-amber text-note">{texts.toCheck(toCheck.length)}</p>
            <Button
              size="small"
              onClick={() => document.getElementById(createRowFieldId(toCheck[0]?.key ?? ""))?.focus()}
            >
              {texts.next}
            </Button>
          </>
        ) : answer.ingredients.some((row) => row.uncertain) ? (
          <p className="text-herb text-note">{texts.allChecked}</p>
        ) : null}
      </div>
      {answer.ingredients.length === 0 ? <p className="mb-4 text-soft">{texts.noIngredients}</p> : null}
      <LinesEditor list="ingredients" form={form} errors={form.errors.rows} isExtracted renderBelow={below} />
    </section>
  );
}

const isAmountUnchecked = ({ parts }: LineRow) => parts !== undefined && !parts.isChecked;

/** The possible readings of an amount as texts, the likeliest first. */
function listPossibleAmountTexts(read: ScannedIngredient): string[] {
  return [
    ...new Set([formatQuantityAndUnit(read).quantity, ...read.alternatives.map(formatAlternativeAsAmount)]),
  ];
}

function reasonToCheckAmountText({ mayBeSplit }: ScannedIngredient, hasChoice: boolean): string {
  if (mayBeSplit) return texts.checkExtent;
  return hasChoice ? texts.checkBody : texts.checkAlone;
}

/** A button for each possible reading of an uncertain amount. */
function UncertainAmountButtons(props: {
  /** The label of the row, for example "Ingredient 3". */
  label: string;
  read: ScannedIngredient;
  parts: NonNullable<LineRow["parts"]>;
  onSettle: (part: { quantity?: string }) => void;
}) {
  const { label, onSettle } = props;
  const { quantity, isChecked } = props.parts;
  const readings = listPossibleAmountTexts(props.read);
  const Icon = isChecked ? CircleCheck : TriangleAlert;
  const hasChoice = readings.length > 1;
  return (
    <div className="scan-readings mb-2 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
      <p className={cn("flex items-center gap-1.5 font-semibold", isChecked ? "text-herb" : "text-amber")}>
        <Icon aria-hidden className="size-4 shrink-0" />
        {isChecked ? texts.checkedMark : texts.check}
      </p>
      {isChecked ? null : <p>{reasonToCheckAmountText(props.read, hasChoice)}</p>}
      {hasChoice ? (
        <fieldset aria-label={texts.readings(label)} className="flex min-w-0 flex-wrap gap-2">
          {readings.map((reading) => (
            <Button
              key={reading}
              size="small"
              aria-pressed={isChecked && reading === quantity}
              onClick={() => onSettle({ quantity: reading })}
              className="aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
            >
              {reading === "" ? texts.noAmount : <AmountText text={reading} />}
            </Button>
          ))}
        </fieldset>
      ) : isChecked ? null : (
        <Button size="small" aria-label={texts.looksRightOf(label)} onClick={() => onSettle({})}>
          {texts.looksRight}
        </Button>
      )}
    </div>
  );
}
