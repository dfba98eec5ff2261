import { type FormEvent, type PointerEvent, type SyntheticEvent, useState } from "react";
import type { ImportDraft } from "#server/features/imports/schema.ts";
import { text } from "#server/texts/en.ts";
import { Button } from "../../../components/ui/button.tsx";
import { FOCUSES_ERROR } from "../../../components/ui/control-classes.ts";
import { Spinner } from "../../../components/ui/spinner.tsx";
import { cn } from "../../../lib/class-names.ts";
import { askForConfirmation } from "../../../lib/confirm.ts";
import { readFieldErrors } from "../../../lib/error-answer.ts";
import { focusOnMount } from "../../../lib/focus-on-mount.ts";
import { offsetToastsAboveBar } from "../../../lib/offset-toasts-above-bar.ts";
import { trpc } from "../../../lib/trpc.ts";
import { useMediaQueryMatches } from "../../../lib/use-media.ts";
import { createDraftStorageKey } from "../../drafts/draft-storage.ts";
import { useIdempotencyKeyStore } from "../../drafts/use-idempotency-key-store.ts";
import { applyRecipeChangeToCache } from "../../recipe-cache/apply-recipe-change-to-cache.ts";
import {
  findSchemaErrors,
  hasFormErrors,
  mapServerErrorsToFieldsAndRows,
  mergeFormErrors,
} from "../../recipe-editor/form-errors.ts";
import { type Problem, SaveFailedAlert } from "../../recipe-editor/form-problem-alert.tsx";
import { rowKeyOfElementOrNull } from "../../recipe-editor/lines/line-field.tsx";
import type { LineRow, ListKind } from "../../recipe-editor/lines/line-rows.ts";
import { useApplyRequestedFormFocus } from "../../recipe-editor/use-move-form-focus.ts";
import { useRecipeFormState } from "../../recipe-editor/use-recipe-form-state.ts";
import { useInvalidateUsage } from "../../usage/use-invalidate-usage.ts";
import { ImportReviewFields } from "./import-review-fields.tsx";
import { PastedTextPane } from "./pasted-text-pane.tsx";
import { createPictureLabelFromUrl } from "./picture-name-from-url.ts";
import {
  lineProvenanceOrNull,
  sourceTextOfRowOrNull,
  sourceTextsForPageOrPastedText,
} from "./provenance-texts.ts";
import { createInitialReviewValues, createSaveImportInput, type ReviewedPage } from "./review-values.ts";
import { ReviewVerdictLine } from "./review-verdict-line.tsx";

const texts = text.imports.review;
const required = {
  titleRequired: texts.titleRequired,
  ingredientsRequired: texts.ingredientRequired,
  instructionsRequired: texts.instructionRequired,
};

/** `failedImages` lists the pictures that could not be fetched. */
export type SavedImport = { id: string; title: string; failedImages: string[] };

type Props = {
  userId: string;
  page: ReviewedPage;
  /** The name of the draft; each recipe of a page has its own draft. */
  draftName: string;
  onSaved: (saved: SavedImport, isToEdit: boolean) => void;
  onStartOver: () => void;
};

/** A form with the extracted recipe, to be checked and saved. Changes survive a failed save and a reload. */
export function ImportReviewForm({ userId, page, draftName, onSaved, onStartOver }: Props) {
  const [problem, setProblem] = useState<Problem | null>(null);
  const [saving, setSaving] = useState<"save" | "edit" | null>(null);
  /** The row key of the focused or hovered ingredient or step. */
  const [line, setLine] = useState<string | null>(null);
  const storageKey = createDraftStorageKey(userId, draftName);
  const save = useSaveImportOnce(storageKey);
  const form = useRecipeFormState({
    start: () => createInitialReviewValues(page.draft),
    draftKey: storageKey,
    basis: null,
  });
  useApplyRequestedFormFocus(form);
  const found = findSchemaErrors(form.values, required);
  const errors = mergeFormErrors(found, form.errors);
  const isBlocked = hasFormErrors(found);
  const isWide = useMediaQueryMatches("(width >= 82rem)");
  const pasted = isWide ? page.pasted : undefined;

  const show = ({ target }: SyntheticEvent) => setLine(rowKeyOfElementOrNull(target));
  // Ignores events without movement, which occur when the page scrolls below a resting pointer.
  const handlePointerMove = (event: PointerEvent) => {
    const key = rowKeyOfElementOrNull(event.target);
    if (key !== null && (event.movementX !== 0 || event.movementY !== 0)) setLine(key);
  };

  async function submit(isToEdit: boolean) {
    if (saving) return;
    setProblem(null);
    if (form.reject(found)) return;
    setSaving(isToEdit ? "edit" : "save");
    const { input, sent } = createSaveImportInput(form.values, page);
    try {
      const saved = await save(input);
      form.end();
      const failedImages = saved.failedImages.map(createPictureLabelFromUrl);
      onSaved({ id: saved.id, title: input.title, failedImages }, isToEdit);
    } catch (error) {
      const serverErrors = mapServerErrorsToFieldsAndRows(readFieldErrors(error), sent, form.values);
      const isPlaced = form.reject(serverErrors) && serverErrors.other.length === 0;
      setProblem(isPlaced ? null : { error, fallback: texts.failed, failedAt: Date.now() });
    } finally {
      setSaving(null);
    }
  }

  async function startOver() {
    const question = { title: texts.startOverTitle, description: texts.startOverBody };
    if (!(await askForConfirmation({ ...question, yes: texts.startOver, no: text.common.cancel }))) return;
    form.end();
    onStartOver();
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
      onPointerMove={handlePointerMove}
      className="grid gap-4 md:-mb-16"
    >
      <div ref={focusOnMount} tabIndex={-1} className="outline-none">
        <ReviewVerdictLine
          draft={page.draft}
          pasted={pasted === undefined ? page.pasted : undefined}
          rows={form.values}
        />
      </div>
      <div className={pasted === undefined ? undefined : "review-beside"}>
        {pasted === undefined ? null : (
          <PastedTextPane pasted={pasted} highlighted={sourceTextOfRowOrNull(page.draft, line)} />
        )}
        <ImportReviewFields form={form} errors={errors} page={page} isNextToText={pasted !== undefined} />
      </div>
      <div
        ref={offsetToastsAboveBar}
        className={cn(
          "sticky bottom-(--bottom-bars) z-20 -mx-4 grid gap-2 border-line border-t bg-paper px-4 py-3 sm:mx-0 sm:px-0",
          pasted !== undefined && "review-beside-bar",
        )}
      >
        <SourceTextOfFocusedLine draft={page.draft} rows={form.values} rowKey={line} />
        <SaveFailedAlert problem={problem} isDraftStored={form.draft.isKept} />
        <p id="review-blocked" className="sr-only">
          {Object.values(found.fields).concat(Object.values(found.rows)).join(" · ")}
        </p>
        <div className="flex flex-wrap items-center gap-3">
          <Button
            type="submit"
            variant="primary"
            aria-disabled={isBlocked}
            aria-describedby="review-blocked"
            className={cn("grow sm:grow-0", FOCUSES_ERROR)}
          >
            {saving === "save" ? <Spinner /> : null}
            {saving === "save" ? texts.saving : texts.save}
          </Button>
          <Button
            aria-disabled={isBlocked}
            aria-describedby="review-blocked"
            className={FOCUSES_ERROR}
            onClick={() => void submit(true)}
          >
            {saving === "edit" ? <Spinner /> : null}
            {saving === "edit" ? texts.saving : texts.saveAndEdit}
          </Button>
          {saving === null ? (
            <Button variant="plain" onClick={() => void startOver()}>
              {texts.startOver}
            </Button>
          ) : null}
        </div>
      </div>
    </form>
  );
}

/**
 * Saves the review as a private recipe, and refreshes lists, statistics and usage. A retry after a lost
 * response creates no second recipe, even after a reload.
 */
function useSaveImportOnce(draftKey: string) {
  const utils = trpc.useUtils();
  const refreshUsage = useInvalidateUsage();
  const { keyFor } = useIdempotencyKeyStore(draftKey);
  const { mutateAsync } = trpc.imports.save.useMutation({
    onSuccess: () => {
      applyRecipeChangeToCache({ kind: "unseen" });
      void utils.imports.history.invalidate();
      void refreshUsage();
    },
  });
  return (input: ReturnType<typeof createSaveImportInput>["input"]) =>
    mutateAsync({ ...input, idempotencyKey: keyFor(input) });
}

/**
 * The source text of the focused line, and the repairs made to it. Its space is reserved, so that nothing
 * moves.
 */
function SourceTextOfFocusedLine(props: {
  draft: ImportDraft;
  rows: Record<ListKind, readonly LineRow[]>;
  rowKey: string | null;
}) {
  const { draft, rows, rowKey } = props;
  const list = (["ingredients", "instructions"] as const).find((list) =>
    rows[list].some(({ key }) => key === rowKey),
  );
  const row = list && rows[list].find(({ key }) => key === rowKey);
  const hasLines = list !== undefined && draft.receipt.lines.some((line) => line.field === list);
  const source = sourceTextsForPageOrPastedText(draft);
  const found = list && row && hasLines ? lineProvenanceOrNull(draft, list, row) : null;
  const after = found
    ? [found.from, ...found.repaired, ...(found.isChanged ? [texts.lineChanged] : [])].join(" · ")
    : "";
  return (
    <p className="line-clamp-2 h-10.5 overflow-hidden text-sm text-soft sm:line-clamp-1 sm:h-5.5">
      {found ? (
        <>
          <span className="font-semibold text-ink">{source.line}: </span>
          <q>{found.source}</q> <span className={cn(found.isDoubtful && "text-amber")}>· {after}</span>
        </>
      ) : hasLines ? (
        source.lineOwn
      ) : (
        texts.tapHint
      )}
    </p>
  );
}
