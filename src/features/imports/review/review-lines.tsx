import {
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  type SyntheticEvent,
  useCallback,
  useRef,
  useState,
} from "react";
import { text } from "#server/texts/en.ts";
import { Button } from "../../../components/ui/button.tsx";
import type { FormErrors } from "../../recipe-form/form-errors.ts";
import { rowKeyAt } from "../../recipe-form/lines/line-field.tsx";
import { changeRow, type LineRow, type ListKind } from "../../recipe-form/lines/line-rows.ts";
import { LinesEditor } from "../../recipe-form/lines/lines-editor.tsx";
import type { RecipeForm } from "../../recipe-form/use-recipe-form.ts";
import { LeftOverLines } from "./left-over-lines.tsx";
import { LineSource } from "./line-source.tsx";
import { pictureName } from "./picture-name.ts";
import { countWords, fieldReceipt } from "./receipt-words.ts";
import { ReviewRow } from "./review-row.tsx";
import type { ReviewedPage } from "./review-values.ts";
import { useLineInSight } from "./use-line-in-sight.ts";
import "../../../components/ui/below-bars.css";

const words = text.imports.review;
const formWords = text.recipes.form;

type Props = { form: RecipeForm; errors: FormErrors; page: ReviewedPage; list: ListKind };

/** A list that was read, to be changed in place: each line with its source, and what the page had besides. */
export function ReviewLines({ form, errors, page, list }: Props) {
  const { changeRows } = form;
  const rows = form.values[list];
  const { receipt } = page.draft;
  const [shown, setShown] = useState<string | null>(null);
  const note = useRef<HTMLDivElement>(null);
  const change = useCallback(
    (update: (rows: readonly LineRow[]) => LineRow[]) => changeRows(list, update),
    [changeRows, list],
  );
  const dropPicture = (key: string) => change((before) => changeRow(before, key, { picture: null }));
  const below = (row: LineRow, label: string): ReactNode =>
    row.picture === null ? null : (
      <p className="flex flex-wrap items-center gap-x-3 text-sm text-soft">
        <span className="min-w-0 break-words">{words.stepPicture(pictureName(row.picture))}</span>
        <Button
          size="small"
          variant="plain"
          aria-label={words.dropStepPicture(label)}
          onClick={() => dropPicture(row.key)}
        >
          {words.leaveOut}
        </Button>
      </p>
    );
  const show = (event: SyntheticEvent) => {
    const key = rowKeyAt(event.target);
    if (key !== null || event.type === "focus") setShown(key);
  };
  // The button that takes a line in goes with it, and takes the focus along unheard.
  const takeIn = (update: (rows: readonly LineRow[]) => LineRow[]) => {
    setShown(null);
    change(update);
  };
  // On a phone the note lies over other lines: it goes with the focus.
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setShown(null);
  };
  // A page that scrolls below a resting pointer moves nothing: the row in hand stays shown.
  const point = (event: PointerEvent) => {
    if (event.movementX !== 0 || event.movementY !== 0) show(event);
  };
  useLineInSight(note, shown);
  const row = shown === null ? null : (rows.find((one) => one.key === shown) ?? null);
  return (
    <ReviewRow
      draft={page.draft}
      entries={[{ name: formWords[list], receipt: fieldReceipt(page.draft, list) }]}
      lines={countWords(receipt, list, rows)}
      aside={
        <LineSource draft={page.draft} list={list} row={row} className="sticky below-bars max-lg:hidden" />
      }
    >
      {/* Pointing at a row, or the focus in it, shows its source: the fields themselves stay what they are. */}
      <section aria-labelledby={`review-${list}`} onFocus={show} onBlur={leave} onPointerMove={point}>
        <h2 id={`review-${list}`} className="mb-4 text-2xl">
          {formWords[list]}
        </h2>
        <LinesEditor
          list={list}
          rows={rows}
          act={form.act}
          announcement={form.announcement}
          errors={errors.rows}
          {...(list === "instructions" ? { renderBelow: below } : {})}
        />
        {row === null ? null : (
          <div ref={note} className="sticky bottom-36 z-10 mt-3 lg:hidden">
            <LineSource draft={page.draft} list={list} row={row} className="shadow-lift" />
          </div>
        )}
        <LeftOverLines draft={page.draft} list={list} rows={rows} onChange={takeIn} />
      </section>
    </ReviewRow>
  );
}
