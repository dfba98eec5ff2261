import { GripVertical } from "lucide-react";
import { type ClipboardEvent, type KeyboardEvent, memo, type PointerEvent, type ReactNode } from "react";
import { text } from "#server/texts/en.ts";
import { FieldError } from "../../../components/ui/field-error.tsx";
import { Input } from "../../../components/ui/input.tsx";
import { Textarea } from "../../../components/ui/textarea.tsx";
import { cn } from "../../../lib/class-names.ts";
import { LineReading } from "./line-reading.tsx";
import { freshKey, type LineRow, type ListKind, rowLabel } from "./line-rows.ts";
import { LineTools } from "./line-tools.tsx";
import type { RowAction } from "./rows-machine.ts";

const words = text.recipes.form;
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
    id,
    value: row.text,
    "aria-label": label,
    "aria-describedby": noteId,
    "aria-invalid": props.error ? true : undefined,
    onKeyDown: press,
    onPaste: paste,
    onChange: (event: { target: { value: string } }) =>
      act({
        type: "change",
        key: row.key,
        text: isStep ? event.target.value : event.target.value.replace(/[\r\n]/g, " "),
      }),
  } as const;

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
          {isStep ? (
            <Textarea
              {...shared}
              rows={2}
              className="min-h-18!"
              placeholder={props.number === 1 ? words.stepPlaceholder : ""}
            />
          ) : isIngredient ? (
            // One line as a rule; a long one is seen whole.
            <Textarea
              {...shared}
              rows={1}
              className="block min-h-11.5! resize-none! leading-normal!"
              placeholder={props.number === 1 ? words.ingredientPlaceholder : ""}
            />
          ) : (
            <Input
              {...shared}
              className="title bg-sunk! text-lg!"
              placeholder={props.endsSection ? words.sectionEndPlaceholder : words.sectionPlaceholder}
            />
          )}
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
