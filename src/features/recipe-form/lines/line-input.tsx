import type { ClipboardEvent, KeyboardEvent } from "react";
import { text } from "#server/texts/en.ts";
import { Input } from "../../../components/ui/input.tsx";
import { Textarea } from "../../../components/ui/textarea.tsx";
import { freshKey, type LineRow } from "./line-rows.ts";
import type { RowAction } from "./rows-machine.ts";

const words = text.recipes.form;

type Props = {
  id: string;
  /** Of the row's complaint. */
  noteId: string;
  label: string;
  row: LineRow;
  /** What is written in it. */
  kind: "ingredient" | "step" | "heading";
  number: number;
  endsSection: boolean;
  isWrong: boolean;
  act: (action: RowAction) => boolean;
};

/** The field of a row, with the keys that make, move and remove rows. */
export function LineInput({ row, kind, act, ...props }: Props) {
  function press(event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>) {
    if (event.nativeEvent.isComposing) return;
    const field = event.currentTarget;
    const isEmpty = field.value === "";
    let isUsed = false;
    if (event.key === "Enter" && !event.shiftKey && !event.ctrlKey && !event.metaKey) {
      // A blank row is the new one already.
      isUsed =
        (isEmpty && row.kind === "line") ||
        act({
          type: "split",
          key: row.key,
          at: field.selectionStart ?? field.value.length,
          fresh: freshKey(),
        });
    } else if (event.altKey && (event.key === "ArrowUp" || event.key === "ArrowDown")) {
      isUsed = act({ type: "move", key: row.key, by: event.key === "ArrowUp" ? -1 : 1 });
    } else if (event.key === "Backspace" && isEmpty && row.picture === null) {
      isUsed = act({ type: "remove", key: row.key });
    }
    if (isUsed) event.preventDefault();
  }

  function paste(event: ClipboardEvent<HTMLInputElement | HTMLTextAreaElement>) {
    const field = event.currentTarget;
    const isUsed = act({
      type: "paste",
      key: row.key,
      start: field.selectionStart ?? field.value.length,
      end: field.selectionEnd ?? field.value.length,
      pasted: event.clipboardData.getData("text/plain"),
      fresh: freshKey(),
    });
    if (isUsed) event.preventDefault();
  }

  const shared = {
    id: props.id,
    value: row.text,
    "aria-label": props.label,
    "aria-describedby": props.noteId,
    "aria-invalid": props.isWrong ? true : undefined,
    onKeyDown: press,
    onPaste: paste,
    onChange: (event: { target: { value: string } }) =>
      act({
        type: "change",
        key: row.key,
        text: kind === "step" ? event.target.value : event.target.value.replace(/[\r\n]/g, " "),
      }),
  } as const;

  if (kind === "step")
    return (
      <Textarea
        {...shared}
        rows={2}
        className="min-h-18!"
        placeholder={props.number === 1 ? words.stepPlaceholder : ""}
      />
    );
  if (kind === "ingredient")
    return (
      // One line as a rule; a long one is seen whole.
      <Textarea
        {...shared}
        rows={1}
        className="block min-h-11.5! resize-none! leading-normal!"
        placeholder={props.number === 1 ? words.ingredientPlaceholder : ""}
      />
    );
  return (
    <Input
      {...shared}
      className="title bg-sunk! text-lg!"
      placeholder={props.endsSection ? words.sectionEndPlaceholder : words.sectionPlaceholder}
    />
  );
}
