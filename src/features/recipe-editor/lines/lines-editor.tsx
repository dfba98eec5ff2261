import { Heading, Plus } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useCallback, useState } from "react";
import { text } from "#server/texts/en.ts";
import { Button } from "../../../components/ui/button.tsx";
import { cn } from "../../../lib/class-names.ts";
import type { RecipeForm } from "../use-recipe-form-state.ts";
import { LineField } from "./line-field.tsx";
import {
  countLineRows,
  countLinesUpToRow,
  createRowKey,
  createRowLabel,
  type LineRow,
  type ListKind,
} from "./line-rows.ts";
import type { RowAction } from "./rows-machine.ts";
import { useRowDragByHandle } from "./use-row-drag-by-handle.ts";

const texts = text.recipes.form;

type Props = {
  list: ListKind;
  form: Pick<RecipeForm, "values" | "act" | "undoRemoval" | "announcement">;
  /** Error messages by row key. */
  errors: Record<string, string>;
  /**
   * Whether the lines were extracted from a page or a photo; the parsed form of a line is then not shown
   * while it is edited.
   */
  isExtracted?: boolean;
  /** Why the member should check a line, or null. */
  warningFor?: (row: LineRow) => string | null;
  /** Content below a line, for example a step's picture. */
  renderBelow?: (row: LineRow, label: string) => ReactNode;
};

/**
 * A list in the layout of the recipe page that is edited line by line: Enter adds rows, pasted lines become
 * rows, and buttons and keys move rows.
 */
export function LinesEditor({ list, form, errors, ...shown }: Props) {
  const { values, act, announcement } = form;
  const rows = values[list];
  const { isExtracted = false, warningFor, renderBelow } = shown;
  // The parsed form has its own live region, because it must not replace an announcement before that is
  // spoken.
  const [reading, setReading] = useState("");
  const actHere = useCallback((action: RowAction) => act(list, action), [act, list]);
  const {
    list: listElement,
    drag,
    grab,
  } = useRowDragByHandle((key, to) => void actHere({ type: "place", key, to }));
  const dragged = rows.findIndex((row) => row.key === drag?.key);
  const landing = drag && drag.to !== dragged && drag.to !== dragged + 1 ? drag.to : null;
  const lines = countLineRows(rows);

  function undoRemovalOnCtrlZ(event: KeyboardEvent) {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === "z";
    // Without a removed row the browser undoes changes in the field.
    if (isUndo && form.undoRemoval()) event.preventDefault();
  }

  return (
    <div>
      <ul
        ref={listElement}
        onKeyDown={undoRemovalOnCtrlZ}
        className={cn("grid", list === "ingredients" ? "line-list" : "gap-3")}
      >
        {rows.map((row, index) => {
          const number = countLinesUpToRow(rows, index);
          return (
            <LineField
              key={row.key}
              list={list}
              row={row}
              number={number}
              endsSection={row.kind === "heading" && isBelowFilledHeading(rows.slice(0, index))}
              isFirst={index === 0}
              isLast={index === rows.length - 1}
              canRemove={row.kind === "heading" || lines > 1}
              error={errors[row.key]}
              hidesReading={isExtracted}
              warning={warningFor?.(row) ?? null}
              act={actHere}
              onRead={setReading}
              onGrab={grab}
              isDragged={index === dragged}
              landing={
                landing === index
                  ? "before"
                  : landing === rows.length && index === landing - 1
                    ? "after"
                    : null
              }
            >
              {renderBelow?.(row, createRowLabel(list, row, number))}
            </LineField>
          );
        })}
      </ul>
      <p aria-live="polite" className="sr-only">
        {announcement?.list === list ? announcement.message : ""}
      </p>
      <p aria-live="polite" className="sr-only">
        {reading}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="small" onClick={() => actHere({ type: "add", kind: "line", newKey: createRowKey() })}>
          <Plus aria-hidden />
          {list === "ingredients" ? texts.addIngredient : texts.addStep}
        </Button>
        <Button
          size="small"
          variant="plain"
          onClick={() => actHere({ type: "add", kind: "heading", newKey: createRowKey() })}
        >
          <Heading aria-hidden />
          {texts.addSection}
        </Button>
      </div>
    </div>
  );
}

/** Whether a row below these rows would be in a section. */
const isBelowFilledHeading = (rowsAbove: readonly LineRow[]) =>
  (rowsAbove.findLast(({ kind }) => kind === "heading")?.text.trim() ?? "") !== "";
