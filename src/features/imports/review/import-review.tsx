import { type FormEvent, type PointerEvent, type SyntheticEvent, useEffect, useRef, useState } from "react";
import { text } from "#server/texts/en.ts";
import { AlertDialog } from "../../../components/ui/alert-dialog.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { Spinner } from "../../../components/ui/spinner.tsx";
import { cn } from "../../../lib/class-names.ts";
import { readFieldErrors } from "../../../lib/error-answer.ts";
import { toastFloor } from "../../../lib/toast-floor.ts";
import { useMedia } from "../../../lib/use-media.ts";
import { draftKey } from "../../drafts/draft-storage.ts";
import { checkValues, errorsFromServer, type FormErrors, hasErrors } from "../../recipe-form/form-errors.ts";
import { FormProblem, type Problem } from "../../recipe-form/form-problem.tsx";
import { rowKeyAt } from "../../recipe-form/lines/line-field.tsx";
import { useFormFocus } from "../../recipe-form/use-form-focus.ts";
import { useRecipeForm } from "../../recipe-form/use-recipe-form.ts";
import { LineSource } from "./line-source.tsx";
import { PastedPane } from "./pasted-pane.tsx";
import { sourceOfRow } from "./receipt-words.ts";
import { ReviewFields } from "./review-fields.tsx";
import { type ReviewedPage, reviewValues, saveInput } from "./review-values.ts";
import { ReviewVerdict } from "./review-verdict.tsx";
import { useSaveImport } from "./use-save-import.ts";

const words = text.imports.review;
const required = {
  titleRequired: words.titleRequired,
  ingredientsRequired: words.ingredientRequired,
  instructionsRequired: words.instructionRequired,
};

export type SavedImport = { id: string; title: string; failedImages: number };

type Props = {
  userId: string;
  page: ReviewedPage;
  /** Keeps what was typed apart for each recipe of a page. */
  draftName: string;
  onSaved: (saved: SavedImport, isToEdit: boolean) => void;
  onStartOver: () => void;
};

/** What the reader understood, to be checked before it is saved. Changes outlive a failed save and a reload. */
export function ImportReview({ userId, page, draftName, onSaved, onStartOver }: Props) {
  const [problem, setProblem] = useState<Problem | null>(null);
  const [saving, setSaving] = useState<"save" | "edit" | null>(null);
  /** The line that is pointed at, or in hand. */
  const [line, setLine] = useState<string | null>(null);
  const beginning = useRef<HTMLDivElement>(null);
  useEffect(() => beginning.current?.focus(), []);
  const place = draftKey(userId, draftName);
  const save = useSaveImport(place);
  const form = useRecipeForm({
    start: () => reviewValues(page.draft),
    draftKey: place,
    basis: null,
  });
  useFormFocus(form);
  const found = checkValues(form.values, required);
  const errors = joined(found, form.errors);
  const isBlocked = hasErrors(found);
  const isWide = useMedia("(width >= 82rem)");
  const beside = isWide ? page.pasted : undefined;

  const show = ({ target }: SyntheticEvent) => setLine(rowKeyAt(target));
  // A page that scrolls below a resting pointer shows nothing else: the row in hand stays shown.
  const point = (event: PointerEvent) => {
    const key = rowKeyAt(event.target);
    if (key !== null && (event.movementX !== 0 || event.movementY !== 0)) setLine(key);
  };

  async function submit(isToEdit: boolean) {
    if (isBlocked || saving) return;
    setProblem(null);
    setSaving(isToEdit ? "edit" : "save");
    const { input, sent } = saveInput(form.values, page);
    try {
      const saved = await save(input);
      form.end();
      onSaved({ id: saved.id, title: input.title, failedImages: saved.failedImages.length }, isToEdit);
    } catch (error) {
      const told = errorsFromServer(readFieldErrors(error), sent, form.values);
      const isPlaced = form.reject(told) && told.other.length === 0;
      setProblem(isPlaced ? "fields" : { error, fallback: words.failed, at: Date.now() });
    } finally {
      setSaving(null);
    }
  }

  return (
    <form
      ref={form.element}
      noValidate
      aria-busy={saving !== null}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void submit(false);
      }}
      onFocus={show}
      onPointerMove={point}
      className="grid gap-4 md:-mb-16"
    >
      <div ref={beginning} tabIndex={-1} className="outline-none">
        <ReviewVerdict
          draft={page.draft}
          pasted={beside === undefined ? page.pasted : undefined}
          rows={form.values}
        />
      </div>
      <div className={beside === undefined ? undefined : "review-beside"}>
        {beside === undefined ? null : <PastedPane pasted={beside} lit={sourceOfRow(page.draft, line)} />}
        <ReviewFields form={form} errors={errors} page={page} isBeside={beside !== undefined} />
      </div>
      <div
        ref={toastFloor}
        className={cn(
          "sticky bottom-[calc(4rem+env(safe-area-inset-bottom))] z-20 -mx-4 grid gap-2 border-line border-t bg-paper px-4 py-3 sm:mx-0 sm:px-0 md:bottom-0",
          beside !== undefined && "review-beside-bar",
        )}
      >
        <LineSource draft={page.draft} rows={form.values} rowKey={line} />
        <FormProblem problem={problem} isMarked={hasErrors(form.errors)} isKept={form.draft.isKept} />
        {isBlocked ? (
          <p id="review-blocked" role="status" className="text-sm text-tomato">
            {Object.values(found.fields).concat(Object.values(found.rows), found.other).join(" · ")}
          </p>
        ) : null}
        <div className="flex flex-wrap items-center gap-3">
          <Button
            type="submit"
            variant="primary"
            disabled={isBlocked}
            aria-describedby={isBlocked ? "review-blocked" : undefined}
            className="grow sm:grow-0"
          >
            {saving === "save" ? <Spinner /> : null}
            {saving === "save" ? words.saving : words.save}
          </Button>
          <Button disabled={isBlocked} onClick={() => void submit(true)}>
            {saving === "edit" ? <Spinner /> : null}
            {saving === "edit" ? words.saving : words.saveAndEdit}
          </Button>
          {saving === null ? (
            <StartOver
              onConfirm={() => {
                form.end();
                onStartOver();
              }}
            />
          ) : null}
        </div>
      </div>
    </form>
  );
}

function StartOver({ onConfirm }: { onConfirm: () => void }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="plain" onClick={() => setAsking(true)}>
        {words.startOver}
      </Button>
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={words.startOverTitle}
        description={words.startOverBody}
        confirmLabel={words.startOver}
        onConfirm={onConfirm}
      />
    </>
  );
}

/** What the server said first, else what can be told here. */
function joined(here: FormErrors, server: FormErrors): FormErrors {
  return {
    fields: { ...here.fields, ...server.fields },
    rows: { ...here.rows, ...server.rows },
    other: [...here.other, ...server.other],
  };
}
