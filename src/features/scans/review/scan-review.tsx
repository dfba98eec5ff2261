import { useState } from "react";
import { text } from "#server/texts/en.ts";
import { Alert } from "../../../components/ui/alert.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { readFieldErrors } from "../../../lib/error-answer.ts";
import { session } from "../../../lib/session.ts";
import { errorsFromServer, hasErrors } from "../../recipe-form/form-errors.ts";
import { FormProblem, type Problem } from "../../recipe-form/form-problem.tsx";
import { useFormFocus } from "../../recipe-form/use-form-focus.ts";
import { useRecipeForm } from "../../recipe-form/use-recipe-form.ts";
import type { Reading } from "../scan-drafts.ts";
import { Stage } from "../stage.tsx";
import { reviewKey } from "../use-kept-scan.ts";
import type { Scan } from "../use-scan.ts";
import { PhotoPane } from "./photo-pane.tsx";
import { ReviewFields } from "./review-fields.tsx";
import { checkReview, saveInput, scannedOf, scanValues, settledValues } from "./review-values.ts";
import { SavingStage } from "./save-stage.tsx";
import { useLineInHand } from "./use-line-in-hand.ts";
import { useSaveScan } from "./use-save-scan.ts";

const words = text.scans.review;
const steps = text.scans.steps;

type Props = { userId: string; scan: Scan; reading: Reading };

/** The review: the photo beside what was read from it, to be put right. Changes outlive a failed save and a reload. */
export function ScanReview({ userId, scan, reading }: Props) {
  const { answer } = reading;
  const [problem, setProblem] = useState<Problem | null>(null);
  const place = reviewKey(userId, reading.id);
  const save = useSaveScan(place);
  const isSaving = scan.stage === "save";
  const form = useRecipeForm({
    start: () => scanValues(answer),
    draftKey: place,
    basis: null,
  });
  const isKept = form.draft.isKept && scan.isKept;
  useFormFocus(form, isSaving);
  const { lit, notice, goTo, show } = useLineInHand(answer, form.element);
  const doubtful = new Set(
    form.values.ingredients.flatMap((row) =>
      row.parts && !row.parts.isChecked ? [scannedOf(answer, row)?.read.line ?? -1] : [],
    ),
  );

  async function submit() {
    if (isSaving) return;
    setProblem(null);
    if (session.get().user === null) return setProblem({ message: text.scans.notAuthenticated });
    const values = settledValues(form.values);
    const found = checkReview(values);
    if (form.reject(found)) return setProblem("fields");
    const { input, sent } = saveInput(values, answer);
    scan.setSaving(true);
    try {
      const { recipeId } = await save(input, reading.photos);
      form.end();
      scan.finish({ recipeId, title: input.recipe.title });
    } catch (error) {
      scan.setSaving(false);
      const details = readFieldErrors(error).map((one) => ({
        ...one,
        loc: one.loc.filter((part) => part !== "recipe"),
      }));
      const told = errorsFromServer(details, sent, values);
      const isPlaced = form.reject(told) && told.other.length === 0;
      setProblem(isPlaced ? "fields" : { error, fallback: words.failed, at: Date.now() });
    }
  }

  const bar = (
    <>
      <FormProblem problem={problem} isMarked={hasErrors(form.errors)} isKept={isKept} />
      {isKept ? null : <Alert tone="warning">{text.scans.notKept}</Alert>}
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={() => scan.goTo("process")}>{words.back}</Button>
        <Button type="submit" form="scan-review" variant="primary" className="grow sm:grow-0">
          {words.save}
        </Button>
        <p className="text-sm text-soft max-sm:hidden">{words.isPrivate}</p>
      </div>
    </>
  );

  return (
    <>
      {isSaving ? <SavingStage label={steps.save} /> : null}
      <Stage label={steps.review} bar={bar} isHidden={isSaving}>
        <div className="scan-review">
          <PhotoPane answer={answer} lit={lit} doubtful={doubtful} onLine={goTo} onBeside={show} />
          <form
            id="scan-review"
            ref={form.element}
            noValidate
            aria-busy={isSaving}
            onFocus={notice}
            onSubmit={(event) => {
              event.preventDefault();
              void submit();
            }}
            onKeyDown={(event) => {
              // Enter goes to the next thing to write, never at once to the end.
              if (event.key === "Enter" && event.target instanceof HTMLInputElement) event.preventDefault();
            }}
            className="scan-fields min-w-0"
          >
            <ReviewFields scan={scan} form={form} answer={answer} />
            <p className="mt-8 text-sm text-soft sm:hidden">{words.isPrivate}</p>
          </form>
        </div>
      </Stage>
    </>
  );
}
