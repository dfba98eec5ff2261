import type { KeyboardEvent } from "react";
import type { ScannedIngredient } from "#server/features/scans/schema.ts";
import { text } from "#server/texts/en.ts";
import { FieldError } from "../../../components/ui/field-error.tsx";
import { Input } from "../../../components/ui/input.tsx";
import { Textarea } from "../../../components/ui/textarea.tsx";
import { cn } from "../../../lib/class-names.ts";
import { rowFieldId } from "../../recipe-form/lines/line-field.tsx";
import type { IngredientParts, LineRow } from "../../recipe-form/lines/line-rows.ts";
import { LineTools } from "../../recipe-form/lines/line-tools.tsx";
import { quantityFields, writtenQuantity } from "./quantity-text.ts";
import { UncertainReadings } from "./uncertain-readings.tsx";

const words = text.scans.review;
const formWords = text.recipes.form;

/** The field that a row is gone to by: its amount; of a heading its name. */
export const quantityFieldId = (key: string) => `quantity-${key}`;

type Props = {
  row: LineRow;
  /** What was recognised; null for a row that was added. */
  read: ScannedIngredient | null;
  label: string;
  isFirst: boolean;
  isLast: boolean;
  canRemove: boolean;
  error: string | undefined;
  onChange: (part: Partial<LineRow>) => void;
  /** Told that nothing of the row asks for a look any more. */
  onChecked: (told: string) => void;
  onEnter: () => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

/** One ingredient: amount, unit and name. A heading is one field. */
export function IngredientRow(props: Props) {
  const { row, read, label, onChange } = props;
  const { parts } = row;
  const isDoubtful = parts !== undefined && !parts.isChecked;
  const noteId = `${rowFieldId(row.key)}-note`;
  const tools = (
    <LineTools
      label={label}
      isFirst={props.isFirst}
      isLast={props.isLast}
      canRemove={props.canRemove}
      onMove={props.onMove}
      onRemove={props.onRemove}
    />
  );
  const shared = fieldProps(noteId, props);

  if (!parts) {
    return (
      <li className="flex items-start gap-2 pt-3 first:pt-0">
        <Input
          {...shared}
          {...headingProps(row, label)}
          onChange={(event) => onChange({ text: event.target.value })}
        />
        {tools}
      </li>
    );
  }

  /** Whoever writes into the amount has looked at it. */
  const write = (part: Partial<IngredientParts>) => {
    const isLooked = part.isChecked ?? (part.quantity !== undefined || parts.isChecked);
    if (isLooked && !parts.isChecked) props.onChecked(words.checked(label));
    onChange({ parts: { ...parts, ...part, isChecked: isLooked } });
  };

  return (
    <li className={cn("grid gap-2", isDoubtful && "scan-doubtful rounded-md bg-amber-wash")}>
      <div className="scan-row">
        <Input
          {...shared}
          id={quantityFieldId(row.key)}
          aria-label={words.quantityOf(label)}
          placeholder={words.quantity}
          value={parts.quantity}
          onChange={(event) => write({ quantity: event.target.value })}
          className="px-2.5! text-right font-semibold tabular-nums placeholder:font-normal"
        />
        <Input
          {...shared}
          aria-label={words.unitOf(label)}
          placeholder={words.unit}
          value={parts.unit}
          onChange={(event) => write({ unit: event.target.value })}
          className="px-2.5!"
        />
        {/* One line as a rule; a long name is seen whole. */}
        <Textarea
          {...shared}
          id={rowFieldId(row.key)}
          rows={1}
          aria-label={words.nameOf(label)}
          placeholder={words.name}
          value={row.text}
          onChange={(event) => onChange({ text: event.target.value.replace(/[\r\n]/g, " ") })}
          className="scan-name block min-h-11.5! resize-none! leading-normal!"
        />
        {read?.notes ? (
          <Input
            {...shared}
            aria-label={words.noteOf(label)}
            placeholder={words.note}
            value={parts.notes}
            onChange={(event) => write({ notes: event.target.value })}
            className="scan-note"
          />
        ) : null}
        <span className="scan-tools">{tools}</span>
      </div>
      <FieldError id={noteId} error={props.error} />
      {read?.uncertain ? (
        <UncertainReadings
          label={label}
          readings={readingsOf(read)}
          value={parts.quantity}
          isChecked={parts.isChecked}
          onChoose={(quantity) => write({ quantity, isChecked: true })}
          onConfirm={() => write({ isChecked: true })}
        />
      ) : null}
    </li>
  );
}

/** The one field of a heading. */
function headingProps(row: LineRow, label: string) {
  return {
    id: quantityFieldId(row.key),
    value: row.text,
    "aria-label": label,
    placeholder: formWords.sectionPlaceholder,
    className: "title bg-sunk! text-lg!",
  };
}

/** How an amount may be read, the likeliest first. */
function readingsOf(read: ScannedIngredient): string[] {
  return [...new Set([quantityFields(read).quantity, ...read.alternatives.map(writtenQuantity)])];
}

/** What all fields of a row have in common. */
function fieldProps(noteId: string, { error, onEnter }: Pick<Props, "error" | "onEnter">) {
  return {
    "aria-invalid": error ? true : undefined,
    "aria-describedby": noteId,
    autoComplete: "off",
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
      event.preventDefault();
      onEnter();
    },
  } as const;
}
