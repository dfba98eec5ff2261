import { Camera, CircleAlert, Crop } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { text } from "#server/texts/en.ts";
import { Button } from "../../components/ui/button.tsx";
import { readErrorAnswer, usageLimitOfErrorOrNull } from "../../lib/error-answer.ts";
import { serverErrorTextOr } from "../../lib/error-message.ts";
import { paths } from "../../paths.ts";
import { type Problem, SaveFailedAlert } from "../recipe-editor/form-problem-alert.tsx";
import type { CaptureStart } from "./capture/photo-capture-stage.tsx";
import { PhotoWithProgressFrame } from "./photo-with-progress-frame.tsx";
import {
  chooseRecoveryTipAndActions,
  groupAdviceWithPageNumbers,
  type RecoveryAction,
} from "./scan-recovery.ts";
import { useQualityFaultsOfRefusedPhotos } from "./use-refused-photo-faults.ts";
import type { Scan } from "./use-scan-to-saved-recipe.ts";
import "../../components/ui/fold.css";

const texts = text.scans.process;
const visibleActions: readonly RecoveryAction[] = ["back", "retry"];
const icons: Partial<Record<RecoveryAction, ReactNode>> = {
  another: <Camera aria-hidden />,
  crop: <Crop aria-hidden />,
};

type Props = { scan: Scan; label: string; onCapture: (start: CaptureStart) => void };

/** Says why a scan failed, with a tip and the actions: the two best as buttons, the others as links. */
export function FailedReadingScreen({ scan, label, onCapture }: Props) {
  const problem = scan.run.status === "failed" ? scan.run.problem : null;
  const { photos } = scan;
  const code = errorCodeOfProblemOrNull(problem);
  const hasSeveral = photos.length > 1;
  // For some error codes the server measures the photos to find the faulty one.
  const faults = useQualityFaultsOfRefusedPhotos(photos, code);
  const fault = faults?.[0];
  const photo = photos[fault?.index ?? 0];
  const canCrop = photo?.isDecoded === true;
  const { tip, actions } = chooseRecoveryTipAndActions(problem, canCrop);
  const [main, second] = actions;
  // "No text" means that none of the photos has text, so it is not about a single photo.
  const isTextless = hasSeveral && code === "SCAN_NO_TEXT";
  const failed = hasSeveral && !isTextless ? fault?.index : undefined;
  const advice = isTextless ? groupAdviceWithPageNumbers(faults ?? []) : [];
  const help = faults === undefined || advice.length > 0 ? null : (fault?.advice ?? tip);
  // Among several photos the one to replace is known only if a fault was found.
  const replacedId = fault || !hasSeveral ? photo?.id : undefined;
  const handlers: Record<RecoveryAction, () => void> = {
    retry: scan.process,
    another: () => onCapture({ mode: "camera", photoId: replacedId }),
    crop: () => onCapture({ mode: "crop", photoId: photo?.id }),
    back: () => scan.goTo("capture"),
  };
  return (
    <PhotoWithProgressFrame
      key="failed"
      label={label}
      photos={photos}
      photo={photo}
      stateOf={(replacedId) => (replacedId === failed ? "failed" : null)}
      buttons={[second, main].map((action) => (
        <Button key={action} variant={action === main ? "primary" : "quiet"} onClick={handlers[action]}>
          {icons[action]}
          {texts[action]}
        </Button>
      ))}
    >
      <FailureCauseText problem={problem} />
      <p className="mt-1 text-soft">
        {texts.kept(photos.length)}
        {failed === undefined ? null : ` ${texts.onPage(failed + 1, photos.length)}`}
        {isTextless ? ` ${texts.onNoPage}` : null}
        {help ? ` ${help}` : null}
      </p>
      {advice.length > 0 ? (
        <ul className="mt-1 text-soft">
          {advice.map(({ pages, sentence }) => (
            <li key={sentence}>
              <strong className="font-semibold text-ink">{texts.pages(pages)}</strong> {sentence}
            </li>
          ))}
        </ul>
      ) : null}
      <div className="scan-rest relative mt-2">
        {visibleActions
          .filter((action) => !actions.includes(action))
          .map((action) => (
            <button key={action} type="button" onClick={handlers[action]}>
              {texts[action]}
            </button>
          ))}
        <details className="fold">
          <summary>{texts.ways}</summary>
          <ul aria-label={texts.ways}>
            {canCrop && !actions.includes("crop") ? (
              <li>
                <button type="button" onClick={handlers.crop}>
                  {texts.crop}
                </button>
              </li>
            ) : null}
            <li>
              <Link href={paths.recipeCreate}>{texts.writeDown}</Link>
            </li>
            <li>
              <Link href={paths.recipeImport("text")}>{texts.pasteText}</Link>
            </li>
          </ul>
        </details>
      </div>
    </PhotoWithProgressFrame>
  );
}

const errorCodeOfProblemOrNull = (problem: Problem | null) =>
  problem !== null && "error" in problem ? readErrorAnswer(problem.error).code : null;

/**
 * The cause of a failure in one line in place of the progress; a reached usage limit has an alert of its own.
 */
function FailureCauseText({ problem }: { problem: Problem | null }) {
  if (problem === null) return null;
  if ("error" in problem && usageLimitOfErrorOrNull(problem.error))
    return <SaveFailedAlert problem={problem} isDraftStored={false} />;
  return (
    <p role="alert" className="scan-head-line scan-cause">
      <CircleAlert aria-hidden className="size-5.5 text-tomato" />
      {"message" in problem ? problem.message : serverErrorTextOr(problem.error, problem.fallback)}
    </p>
  );
}
