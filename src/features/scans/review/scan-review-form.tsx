import { type RefObject, type SyntheticEvent, useMemo, useState } from "react";
import type { ScanAnswer } from "#server/features/scans/schema.ts";
import { text } from "#server/texts/en.ts";
import { Alert } from "../../../components/ui/alert.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { readFieldErrors } from "../../../lib/error-answer.ts";
import { session } from "../../../lib/session.ts";
import { trpc } from "../../../lib/trpc.ts";
import { useIdempotencyKeyStore } from "../../drafts/use-idempotency-key-store.ts";
import { applyRecipeChangeToCache } from "../../recipe-cache/apply-recipe-change-to-cache.ts";
import { mapServerErrorsToFieldsAndRows } from "../../recipe-editor/form-errors.ts";
import { type Problem, SaveFailedAlert } from "../../recipe-editor/form-problem-alert.tsx";
import { rowKeyOfElementOrNull } from "../../recipe-editor/lines/line-field.tsx";
import { createRowFieldId } from "../../recipe-editor/lines/line-rows.ts";
import { useApplyRequestedFormFocus } from "../../recipe-editor/use-move-form-focus.ts";
import { useRecipeFormState } from "../../recipe-editor/use-recipe-form-state.ts";
import { uploadPicture } from "../../uploads/upload-picture.ts";
import type { Reading } from "../scan-drafts.ts";
import type { ScanPhoto } from "../scan-photo.ts";
import { ScanWizardStage } from "../scan-wizard-stage.tsx";
import type { Scan } from "../use-scan-to-saved-recipe.ts";
import { scanReviewStorageKey } from "../use-stored-scan-state.ts";
import {
  findFieldOfEachScannedLine,
  type LineTarget,
  listLineIndexesOfField,
  type PhotoField,
} from "./line-fields.ts";
import { ReviewPhotoPane } from "./review-photo-pane.tsx";
import {
  createInitialScanReviewValues,
  createSaveScanInput,
  findScanReviewErrors,
  normalizeScanReviewValues,
  scannedIngredientOfRowOrNull,
} from "./review-values.ts";
import { ScanSavingStage } from "./save-stage.tsx";
import { ScanReviewFields } from "./scan-review-fields.tsx";

const texts = text.scans.review;
const steps = text.scans.steps;

type Props = { userId: string; scan: Scan; reading: Reading };

/**
 * The review of a scan: the photo next to a form with the recognised recipe. Changes survive a failed save
 * and a reload.
 */
export function ScanReviewForm({ userId, scan, reading }: Props) {
  const { answer } = reading;
  const [problem, setProblem] = useState<Problem | null>(null);
  const storageKey = scanReviewStorageKey(userId, reading.id);
  const save = useSaveScanOnce(storageKey);
  const isSaving = scan.stage === "save";
  const form = useRecipeFormState({
    start: () => createInitialScanReviewValues(answer),
    draftKey: storageKey,
    basis: null,
  });
  const isStored = form.draft.isKept && scan.isKept;
  useApplyRequestedFormFocus(form, isSaving);
  const {
    lit: highlighted,
    notice: handleFocus,
    goTo,
    show,
  } = useHighlightLinesOfFocusedField(answer, form.element);
  const uncertain = new Set(
    form.values.ingredients.flatMap((row) =>
      row.parts && !row.parts.isChecked ? [scannedIngredientOfRowOrNull(answer, row)?.read.line ?? -1] : [],
    ),
  );

  async function submit() {
    if (isSaving) return;
    setProblem(null);
    if (session.get().user === null) return setProblem({ message: text.scans.notAuthenticated });
    const values = normalizeScanReviewValues(form.values);
    const found = findScanReviewErrors(values);
    if (form.reject(found)) return;
    const { input, sent } = createSaveScanInput(values, answer);
    scan.setSaving(true);
    try {
      const { recipeId } = await save(input, reading.photos);
      form.end();
      scan.finish({ recipeId, title: input.recipe.title });
    } catch (error) {
      scan.setSaving(false);
      const details = readFieldErrors(error).map((detail) => ({
        ...detail,
        loc: detail.loc.filter((part) => part !== "recipe"),
      }));
      const serverErrors = mapServerErrorsToFieldsAndRows(details, sent, values);
      const isPlaced = form.reject(serverErrors) && serverErrors.other.length === 0;
      setProblem(isPlaced ? null : { error, fallback: texts.failed, failedAt: Date.now() });
    }
  }

  const bar = (
    <>
      <SaveFailedAlert problem={problem} isDraftStored={isStored} />
      {isStored ? null : <Alert tone="warning">{text.scans.notKept}</Alert>}
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={() => scan.goTo("process")}>{texts.back}</Button>
        <Button type="submit" form="scan-review" variant="primary" className="grow sm:grow-0">
          {texts.save}
        </Button>
        <p className="text-sm text-soft max-sm:hidden">{texts.isPrivate}</p>
      </div>
    </>
  );

  return (
    <>
      {isSaving ? <ScanSavingStage label={steps.save} /> : null}
      <ScanWizardStage label={steps.review} bar={bar} isHidden={isSaving}>
        <div className="scan-review grid items-start gap-x-8 gap-y-5">
          <ReviewPhotoPane
            answer={answer}
            highlighted={highlighted}
            uncertain={uncertain}
            onLine={goTo}
            onShowField={show}
          />
          <form
            id="scan-review"
            ref={form.element}
            noValidate
            aria-busy={isSaving}
            onFocus={handleFocus}
            onSubmit={(event) => {
              event.preventDefault();
              void submit();
            }}
            onKeyDown={(event) => {
              // Enter in a field must not submit the form.
              if (event.key === "Enter" && event.target instanceof HTMLInputElement) event.preventDefault();
            }}
            className="scan-fields min-w-0"
          >
            <ScanReviewFields scan={scan} form={form} answer={answer} />
            <p className="mt-8 text-sm text-soft sm:hidden">{texts.isPrivate}</p>
          </form>
        </div>
      </ScanWizardStage>
    </>
  );
}

/**
 * Links fields and lines of the photo: `highlighted` are the lines of the focused field, `goTo` focuses a
 * line's field, and `show` scrolls to the focused field.
 */
function useHighlightLinesOfFocusedField(answer: ScanAnswer, form: RefObject<HTMLFormElement | null>) {
  const [focused, setFocused] = useState<LineTarget | null>(null);
  const targets = useMemo(() => findFieldOfEachScannedLine(answer), [answer]);

  function handleFocus({ target }: SyntheticEvent) {
    if (!(target instanceof Element)) return;
    // Browsers scroll only until the caret is visible, but the photo may cover the field.
    if (target.matches(":focus-visible")) target.scrollIntoView({ block: "nearest" });
    const field = target.closest<HTMLElement>("[data-photo-field]")?.dataset.photoField;
    const row = rowKeyOfElementOrNull(target);
    if (field) setFocused({ field: field as PhotoField });
    else setFocused(row === null ? null : { row });
  }

  const placeOf = (target: LineTarget) =>
    "row" in target
      ? document.getElementById(createRowFieldId(target.row))
      : form.current?.querySelector<HTMLElement>(`[data-photo-field="${target.field}"] :is(input,textarea)`);

  function goTo(line: number) {
    const target = targets[line];
    if (!target) return setFocused(null);
    setFocused(target);
    placeOf(target)?.focus();
  }

  function show() {
    if (focused) placeOf(focused)?.scrollIntoView({ block: "nearest" });
  }

  return { lit: listLineIndexesOfField(targets, focused), notice: handleFocus, goTo, show };
}

type Input = ReturnType<typeof createSaveScanInput>["input"];

/**
 * Saves the review as a private recipe, and refreshes lists and statistics. The server stores scanned photos
 * for one day; later they are uploaded again. A retry after a lost response creates no second recipe, even
 * after a reload.
 */
function useSaveScanOnce(draftKey: string) {
  const { mutateAsync } = trpc.scans.save.useMutation({
    onSuccess: () => applyRecipeChangeToCache({ kind: "unseen" }),
  });
  const { keyFor } = useIdempotencyKeyStore(draftKey);
  return async (review: Input, photos: readonly ScanPhoto[]): Promise<{ recipeId: string }> => {
    const input = { ...review, recipe: { ...review.recipe, idempotencyKey: keyFor(review) } };
    try {
      return await mutateAsync(input);
    } catch (error) {
      if (!readFieldErrors(error).some(({ loc }) => loc.includes("photoIds"))) throw error;
      const photoIds = await Promise.all(photos.map(uploadPhotoAgainOrNull));
      return mutateAsync({ ...input, photoIds: photoIds.filter((id) => id !== null) });
    }
  };
}

/**
 * Uploads a photo again and returns its id, or null after an error, because the recipe can be saved without
 * it.
 */
async function uploadPhotoAgainOrNull({ picture }: ScanPhoto): Promise<string | null> {
  const options = { signal: new AbortController().signal, onProgress: () => {} };
  try {
    const path = await uploadPicture(picture, "page.jpg", options);
    return /^\/images\/([\w-]+)\.webp$/.exec(path)?.[1] ?? null;
  } catch {
    return null;
  }
}
