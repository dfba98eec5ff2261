import { GripVertical } from "lucide-react";
import { memo, type PointerEvent, type ReactNode } from "react";
import { text } from "#server/texts/en.ts";
import { FieldError } from "../../../components/ui/field-error.tsx";
import { cn } from "../../../lib/class-names.ts";
import { LineInput } from "./line-input.tsx";
import { LineReading } from "./line-reading.tsx";
import { type LineRow, type ListKind, rowLabel } from "./line-rows.ts";
import { LineTools } from "./line-tools.tsx";
import type { RowAction } from "./rows-machine.ts";

const wizard = text.recipeWizard;

type Props = {
  list: ListKind;
  row: LineRow;
  /** The place among the lines, from 1; headings carry none. */
  number: number;
  /** Of a heading: left blank, it ends the section above it. */
  endsSection: boolean;
  isFirst: boolean;
  isLast: boolean;
  canRemove: boolean;
  error: string | undefined;
  /** Stable between renders, so that a keystroke draws one row and not two hundred. Answers whether it was used. */
  act: (action: RowAction) => boolean;
  /** Told what a typed ingredient reads as. As stable as `act`. */
  onRead: (told: string) => void;
  /** Takes the row by its handle. As stable as `act`. */
  onGrab: (key: string, event: PointerEvent) => void;
  isDragged: boolean;
  /** On which side of this row the one being dragged would land. */
  landing: "before" | "after" | null;
  children?: ReactNode;
};

export function rowFieldId(key: string): string {
  return `row-${key}`;
}

/** The key of the row that an event happened in, or null. */
export function rowKeyAt(target: EventTarget): string | null {
  if (!(target instanceof Element)) return null;
  const prefix = rowFieldId("");
  const field = target.closest("li")?.querySelector(`[id^="${prefix}"]:is(input,textarea)`);
  return field ? field.id.slice(prefix.length) : null;
}

/** One row of a list: a line of text with its tools, its error below it. */
export const LineField = memo(function LineField(props: Props) {
  const { list, row, act } = props;
  const label = rowLabel(list, row, props.number);
  const id = rowFieldId(row.key);
  const noteId = `${id}-note`;
  const isIngredient = list === "ingredients" && row.kind === "line";
  const isStep = list === "instructions" && row.kind === "line";

  return (
    <li
      className={cn(
        row.kind === "heading" && "pt-3 first:pt-0",
        "relative",
        props.isDragged && "opacity-45",
        props.landing &&
          "before:absolute before:inset-x-0 before:h-0.75 before:rounded-full before:bg-tomato",
        props.landing === "before" && "before:-top-1.5",
        props.landing === "after" && "before:-bottom-1.5",
      )}
    >
      <div className="flex items-start gap-2">
        <span
          aria-hidden
          title={wizard.dragRow(label)}
          onPointerDown={(event) => props.onGrab(row.key, event)}
          className="-mr-2 -ml-1.5 grid h-11.5 w-6 shrink-0 cursor-grab touch-none place-items-center text-edge hover:text-ink active:cursor-grabbing"
        >
          <GripVertical className="size-4.5" />
        </span>
        {isStep ? (
          <span aria-hidden className="title w-9 shrink-0 pt-1.5 text-2xl text-tomato">
            {props.number}
          </span>
        ) : null}
        <div className={cn("grid min-w-0 grow", isIngredient ? "gap-0.5" : "gap-1.5")}>
          <LineInput
            id={id}
            noteId={noteId}
            label={label}
            row={row}
            kind={row.kind === "heading" ? "heading" : isStep ? "step" : "ingredient"}
            number={props.number}
            endsSection={props.endsSection}
            isWrong={props.error !== undefined}
            act={act}
          />
          <FieldError id={noteId} error={props.error} />
          {isIngredient ? (
            <LineReading
              line={row.text}
              known={row.stored?.text === row.text ? (row.stored.reading ?? null) : null}
              onRead={props.onRead}
              className="pl-3.5"
            />
          ) : null}
          {isStep ? props.children : null}
        </div>
        <LineTools
          label={label}
          isFirst={props.isFirst}
          isLast={props.isLast}
          canRemove={props.canRemove}
          onMove={(by) => act({ type: "move", key: row.key, by })}
          onRemove={() => act({ type: "remove", key: row.key })}
        />
      </div>
    </li>
  );
});
