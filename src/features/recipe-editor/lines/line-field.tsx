import { GripVertical } from "lucide-react";
import { memo, type PointerEvent, type ReactNode } from "react";
import { text } from "#server/texts/en.ts";
import { DoubtText } from "../../../components/ui/doubt-text.tsx";
import { FieldError } from "../../../components/ui/field-error.tsx";
import { cn } from "../../../lib/class-names.ts";
import { IngredientPartsInput } from "./ingredient-parts-input.tsx";
import { LinePreview } from "./line-preview.tsx";
import { LineReading } from "./line-reading.tsx";
import {
  createRowErrorId,
  createRowFieldId,
  createRowLabel,
  type LineRow,
  type ListKind,
} from "./line-rows.ts";
import { MoveAndRemoveRowButtons } from "./move-and-remove-row-buttons.tsx";
import { RowTextInput } from "./row-text-input.tsx";
import type { RowAction } from "./rows-machine.ts";
import "./lines.css";

const wizard = text.recipeWizard;

type Props = {
  list: ListKind;
  row: LineRow;
  /** The line's number in the list, from 1; not used for headings. */
  number: number;
  /** Whether a blank heading here would end a section above it. */
  endsSection: boolean;
  isFirst: boolean;
  isLast: boolean;
  canRemove: boolean;
  error: string | undefined;
  /** Whether the parsed form of an ingredient is not shown below its field. */
  hidesReading: boolean;
  /** Why the member should check the line, or null. */
  warning: string | null;
  /**
   * Applies an action to the row; returns whether it was handled. Must be stable between renders, so that a
   * keystroke renders one row and not all of them.
   */
  act: (action: RowAction) => boolean;
  /** Called with the parsed form of a typed ingredient, for screen readers. Must be stable like `act`. */
  onRead: (reading: string) => void;
  /** Called when the row's drag handle is pressed. Must be stable like `act`. */
  onGrab: (key: string, event: PointerEvent) => void;
  isDragged: boolean;
  /** Whether the dragged row would be dropped before or after this row; null if elsewhere. */
  landing: "before" | "after" | null;
  children?: ReactNode;
};

/** The key of the row that contains an element, or null. */
export function rowKeyOfElementOrNull(target: EventTarget): string | null {
  if (!(target instanceof Element)) return null;
  const prefix = createRowFieldId("");
  const field = target.closest("li")?.querySelector(`[id^="${prefix}"]:is(input,textarea)`);
  return field ? field.id.slice(prefix.length) : null;
}

/** One row of a list: a text that becomes a field when it gets the focus, with its buttons and its error. */
export const LineField = memo(function LineField(props: Props) {
  const { list, row, act, hidesReading, warning } = props;
  const label = createRowLabel(list, row, props.number);
  const isIngredient = list === "ingredients" && row.kind === "line";
  const isStep = list === "instructions" && row.kind === "line";

  const shared = { label, row, act, isWrong: props.error !== undefined };
  const words = row.parts ? (
    <IngredientPartsInput {...shared} parts={row.parts} />
  ) : (
    <RowTextInput {...shared} list={list} number={props.number} endsSection={props.endsSection} />
  );

  return (
    <li
      className={cn(
        row.kind === "heading" && "pt-3 first:pt-0",
        "line",
        props.isDragged && "opacity-45",
        props.landing &&
          "before:absolute before:inset-x-0 before:h-0.75 before:rounded-full before:bg-tomato",
        props.landing === "before" && "before:-top-1.5",
        props.landing === "after" && "before:-bottom-1.5",
      )}
    >
      <div className="flex items-start gap-2">
        {isStep ? (
          <span aria-hidden className="title w-[min(2.25rem,11vw)] shrink-0 text-2xl text-tomato">
            {props.number}
          </span>
        ) : null}
        <div className={cn("line-box grid min-w-0 grow", isIngredient ? "gap-0.5" : "gap-1.5")}>
          <span
            aria-hidden
            title={wizard.dragRow(label)}
            onPointerDown={(event) => props.onGrab(row.key, event)}
            className="line-handle text-edge hover:text-ink"
          >
            <GripVertical className="size-4.5" />
          </span>
          {isIngredient ? (
            <div className="line-faced">
              <LinePreview row={row} />
              {words}
              {hidesReading ? null : (
                <LineReading
                  line={row.text}
                  known={row.stored?.text === row.text ? (row.stored.reading ?? null) : null}
                  onRead={props.onRead}
                />
              )}
            </div>
          ) : (
            words
          )}
          <FieldError id={createRowErrorId(row)} error={props.error} />
          {warning === null ? null : (
            <div className="pb-1.5">
              <DoubtText>{warning}</DoubtText>
            </div>
          )}
          {row.kind === "line" ? props.children : null}
        </div>
        <MoveAndRemoveRowButtons
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
