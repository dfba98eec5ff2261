import { useState } from "react";
import { text } from "#server/texts/en.ts";
import { Input } from "../../../components/ui/input.tsx";
import { Textarea } from "../../../components/ui/textarea.tsx";
import { createRowErrorId, createRowFieldId, type IngredientParts, type LineRow } from "./line-rows.ts";
import { handleMultilinePaste, handleRowEditingKey } from "./row-keys.ts";
import type { RowAction } from "./rows-machine.ts";

const texts = text.scans.review;

type Props = {
  label: string;
  row: LineRow;
  parts: IngredientParts;
  isWrong: boolean;
  act: (action: RowAction) => boolean;
};

/** An ingredient from a photo, with separate fields for amount, unit, name and note. */
export function IngredientPartsInput({ label, row, parts, isWrong, act }: Props) {
  const shared = {
    "aria-invalid": isWrong ? true : undefined,
    "aria-describedby": createRowErrorId(row),
    autoComplete: "off",
    onKeyDown: (event: Parameters<typeof handleRowEditingKey>[0]) =>
      handleRowEditingKey(event, { row, act, isNewBelow: true }),
  } as const;
  // The note's field stays visible when the member empties it.
  const [hasNote] = useState(parts.notes !== "");
  const write = (part: Partial<IngredientParts>) => act({ type: "parts", key: row.key, part });
  return (
    <div className="line-fields line-parts">
      <Input
        {...shared}
        id={createRowFieldId(row.key)}
        aria-label={texts.quantityOf(label)}
        placeholder={texts.quantity}
        value={parts.quantity}
        onChange={(event) => write({ quantity: event.target.value })}
        className="text-right font-semibold tabular-nums placeholder:font-normal"
      />
      <Input
        {...shared}
        aria-label={texts.unitOf(label)}
        placeholder={texts.unit}
        value={parts.unit}
        onChange={(event) => write({ unit: event.target.value })}
      />
      <Textarea
        {...shared}
        rows={1}
        aria-label={texts.nameOf(label)}
        placeholder={texts.name}
        value={row.text}
        onPaste={(event) => handleMultilinePaste(event, { row, act })}
        onChange={(event) =>
          act({ type: "change", key: row.key, text: event.target.value.replace(/[\r\n]/g, " ") })
        }
        className="block"
      />
      {hasNote ? (
        <Input
          {...shared}
          aria-label={texts.noteOf(label)}
          placeholder={texts.note}
          value={parts.notes}
          onChange={(event) => write({ notes: event.target.value })}
          className="line-note"
        />
      ) : null}
    </div>
  );
}
