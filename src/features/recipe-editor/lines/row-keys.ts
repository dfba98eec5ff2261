import type { ClipboardEvent, KeyboardEvent } from "react";
import { createRowKey, type LineRow } from "./line-rows.ts";
import type { RowAction } from "./rows-machine.ts";

type Act = (action: RowAction) => boolean;

/**
 * Handles the keys that add, move and remove rows. Enter splits the text at the caret; with `isNewBelow`,
 * which is for fields with only a part of a line, it adds a row below.
 */
export function handleRowEditingKey(
  event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>,
  { row, act, isNewBelow = false }: { row: LineRow; act: Act; isNewBelow?: boolean },
): void {
  if (event.nativeEvent.isComposing) return;
  const field = event.currentTarget;
  const isEmpty = row.text === "" && field.value === "";
  const end = row.text.length;
  let isUsed = false;
  if (event.key === "Enter" && !event.shiftKey && !event.ctrlKey && !event.metaKey) {
    const caret = isNewBelow ? end : (field.selectionStart ?? end);
    // Enter in a blank row adds no further blank row.
    isUsed =
      (isEmpty && row.kind === "line" && !isNewBelow) ||
      act({ type: "split", key: row.key, caret, newKey: createRowKey() });
  } else if (event.altKey && (event.key === "ArrowUp" || event.key === "ArrowDown")) {
    isUsed = act({ type: "move", key: row.key, by: event.key === "ArrowUp" ? -1 : 1 });
  } else if (event.key === "Backspace" && isEmpty && row.picture === null) {
    isUsed = act({ type: "remove", key: row.key });
  }
  if (isUsed) event.preventDefault();
}

/** Turns several pasted lines into rows. The browser pastes other text. */
export function handleMultilinePaste(
  event: ClipboardEvent<HTMLInputElement | HTMLTextAreaElement>,
  { row, act }: { row: LineRow; act: Act },
): void {
  const field = event.currentTarget;
  const isUsed = act({
    type: "paste",
    key: row.key,
    start: field.selectionStart ?? field.value.length,
    end: field.selectionEnd ?? field.value.length,
    pasted: event.clipboardData.getData("text/plain"),
    newKey: createRowKey(),
  });
  if (isUsed) event.preventDefault();
}
