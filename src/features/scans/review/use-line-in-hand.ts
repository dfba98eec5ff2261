import { type RefObject, type SyntheticEvent, useMemo, useState } from "react";
import type { ScanAnswer } from "#server/features/scans/schema.ts";
import { rowFieldId, rowKeyAt } from "../../recipe-form/lines/line-field.tsx";
import { type LineTarget, linesOfTarget, type PhotoField, targetsOfLines } from "./line-fields.ts";

/** What the focus is in and the lines of the photo that it was read from: `lit`. `goTo` leads from a line to its field, `show` brings the field in hand into sight. */
export function useLineInHand(answer: ScanAnswer, form: RefObject<HTMLFormElement | null>) {
  const [inHand, setInHand] = useState<LineTarget | null>(null);
  const targets = useMemo(() => targetsOfLines(answer), [answer]);

  function notice({ target }: SyntheticEvent) {
    if (!(target instanceof Element)) return;
    // A browser brings only the caret into sight, and that may be below the photo.
    if (target.matches(":focus-visible")) target.scrollIntoView({ block: "nearest" });
    const field = target.closest<HTMLElement>("[data-photo-field]")?.dataset.photoField;
    const row = rowKeyAt(target);
    if (field) setInHand({ field: field as PhotoField });
    else setInHand(row === null ? null : { row });
  }

  const placeOf = (target: LineTarget) =>
    "row" in target
      ? document.getElementById(rowFieldId(target.row))
      : form.current?.querySelector<HTMLElement>(`[data-photo-field="${target.field}"] :is(input,textarea)`);

  function goTo(line: number) {
    const target = targets[line];
    if (!target) return setInHand(null);
    setInHand(target);
    placeOf(target)?.focus();
  }

  function show() {
    if (inHand) placeOf(inHand)?.scrollIntoView({ block: "nearest" });
  }

  return { lit: linesOfTarget(targets, inHand), notice, goTo, show };
}
