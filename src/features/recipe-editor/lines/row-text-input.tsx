import type { ClipboardEvent, KeyboardEvent } from "react";
import { text } from "#server/texts/en.ts";
import { Input } from "../../../components/ui/input.tsx";
import { Textarea } from "../../../components/ui/textarea.tsx";
import { createRowErrorId, createRowFieldId, type LineRow, type ListKind } from "./line-rows.ts";
import { handleMultilinePaste, handleRowEditingKey } from "./row-keys.ts";
import type { RowAction } from "./rows-machine.ts";

const texts = text.recipes.form;

type Props = {
  list: ListKind;
  label: string;
  row: LineRow;
  number: number;
  endsSection: boolean;
  isWrong: boolean;
  act: (action: RowAction) => boolean;
};

/** The text field of a row, with the keys that add, move and remove rows. */
export function RowTextInput({ list, row, act, ...props }: Props) {
  const isStep = list === "instructions" && row.kind === "line";
  const shared = {
    id: createRowFieldId(row.key),
    value: row.text,
    "aria-label": props.label,
    "aria-describedby": createRowErrorId(row),
    "aria-invalid": props.isWrong ? true : undefined,
    onKeyDown: (event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      handleRowEditingKey(event, { row, act }),
    onPaste: (event: ClipboardEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      handleMultilinePaste(event, { row, act }),
    onChange: (event: { target: { value: string } }) =>
      act({
        type: "change",
        key: row.key,
        text: isStep ? event.target.value : event.target.value.replace(/[\r\n]/g, " "),
      }),
  } as const;

  if (isStep)
    return (
      <Textarea
        {...shared}
        rows={2}
        className="line-step"
        placeholder={props.number === 1 ? texts.stepPlaceholder : props.label}
      />
    );
  if (row.kind === "line")
    return (
      <Textarea
        {...shared}
        rows={1}
        className="line-fields block"
        placeholder={props.number === 1 ? texts.ingredientPlaceholder : props.label}
      />
    );
  return (
    <Input
      {...shared}
      className="title bg-sunk! text-lg!"
      placeholder={props.endsSection ? texts.sectionEndPlaceholder : texts.sectionPlaceholder}
    />
  );
}
