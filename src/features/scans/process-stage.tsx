import { Camera, Crop } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { Link } from "wouter";
import type { ScanProgress } from "#server/features/scans/schema.ts";
import { text } from "#server/texts/en.ts";
import { Button } from "../../components/ui/button.tsx";
import { readLimit } from "../../lib/error-answer.ts";
import { silenceTitle } from "../../lib/silence.ts";
import { trpc } from "../../lib/trpc.ts";
import { paths } from "../../paths.ts";
import { FormProblem } from "../recipe-form/form-problem.tsx";
import type { CaptureStart } from "./capture/capture-stage.tsx";
import { PhotoPicture } from "./photo-picture.tsx";
import type { ScanPhoto } from "./scan-photo.ts";
import { ScanResult } from "./scan-result.tsx";
import { Stage } from "./stage.tsx";
import type { Scan } from "./use-scan.ts";

const words = text.scans.process;
/** How often it is asked how far the scan is, in ms. */
const every = 500;
/** The bar is the one sign that something goes on: it is never seen empty. */
const begun = 4;

type Props = {
  scan: Scan;
  label: string;
  /** Back to the photos, to better what could not be read. */
  onCapture: (start: CaptureStart) => void;
};

/** The second stage: reading, then what was read or why it was not. */
export function ProcessStage({ scan, label, onCapture }: Props) {
  const { run } = scan;
  if (run.status === "running")
    return <Running key={run.id} id={run.id} label={label} photos={scan.photos} onCancel={scan.cancel} />;
  if (run.status === "failed" || scan.reading === null) {
    const help = helpFor(run);
    const isPhoto = help === words.mayHelp;
    const bar = (
      <div className="scan-middle-bar flex flex-wrap gap-3">
        <Button onClick={() => scan.goTo("capture")}>{words.back}</Button>
        <Button variant={isPhoto ? "quiet" : "primary"} className="max-sm:grow" onClick={scan.process}>
          {words.retry}
        </Button>
        {isPhoto && scan.photos[0]?.isDecoded ? (
          <Button className="max-sm:grow" onClick={() => onCapture("crop")}>
            <Crop aria-hidden />
            {words.crop}
          </Button>
        ) : null}
        {isPhoto ? (
          <Button variant="primary" className="max-sm:grow" onClick={() => onCapture("camera")}>
            <Camera aria-hidden />
            {words.another}
          </Button>
        ) : null}
      </div>
    );
    return (
      <Stage key="failed" label={label} bar={bar}>
        <BelowPhoto photo={scan.photos[0]}>
          {/* Nothing is written yet; that the photo is kept is said below. */}
          <FormProblem
            problem={run.status === "failed" ? run.problem : null}
            isMarked={false}
            isKept={false}
          />
          <p className="mt-2 text-soft">
            {words.kept} {help}
          </p>
          <p className="mt-2 text-soft">
            {words.orElse}{" "}
            <Link href={paths.recipeCreate} className="text-link">
              {words.writeDown}
            </Link>{" "}
            {words.or}{" "}
            <Link href={paths.recipeImport("text")} className="text-link">
              {words.pasteText}
            </Link>
          </p>
        </BelowPhoto>
      </Stage>
    );
  }
  return <ScanResult key={scan.reading.id} scan={scan} reading={scan.reading} label={label} />;
}

function Running(props: { id: string; label: string; photos: readonly ScanPhoto[]; onCancel: () => void }) {
  const { data } = trpc.scans.progress.useQuery(
    { id: props.id },
    { refetchInterval: every, staleTime: 0, gcTime: 0, retry: false },
  );
  // While the answer travels nobody knows of the scan any more: it stands where it stood last.
  const last = useRef<ScanProgress | null>(null);
  last.current = data ?? last.current;
  const progress = last.current;
  const photo = props.photos[(progress?.photo ?? 1) - 1] ?? props.photos[0];
  const percent = Math.round((progress?.share ?? 0) * 100);
  return (
    <Stage
      label={props.label}
      bar={
        <div className="scan-middle-bar">
          <Button onClick={props.onCancel}>{words.cancel}</Button>
        </div>
      }
    >
      <BelowPhoto photo={photo}>
        <p role="status" className="font-semibold sm:text-lg">
          {words.title}
        </p>
        <p className="text-soft">{words.patience}</p>
        <div
          role="progressbar"
          aria-label={words.progress}
          aria-valuenow={percent}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuetext={stepText(progress)}
          className="mt-5 h-2 overflow-hidden rounded-full bg-sunk"
        >
          <div
            className="h-full origin-left rounded-full bg-tomato transition-transform"
            style={{ transform: `scaleX(${Math.max(percent, begun) / 100})` }}
          />
        </div>
        <p className="mt-2 text-note text-soft">{stepText(progress)}</p>
      </BelowPhoto>
    </Stage>
  );
}

/** What another try may need: a better photo, unless a plan was used up or nobody answered. */
function helpFor(run: Scan["run"]): string | null {
  const problem = run.status === "failed" ? run.problem : null;
  if (problem === null || typeof problem === "string" || !("error" in problem)) return words.mayHelp;
  if (readLimit(problem.error)) return null;
  const silence = silenceTitle(problem.error);
  return silence === undefined ? words.mayHelp : `${silence}.`;
}

/** What is said of a photo, below it: it stays in its place when reading it fails. */
function BelowPhoto({ photo, children }: { photo: ScanPhoto | undefined; children: ReactNode }) {
  return (
    <div className="scan-middle scan-running gap-1">
      {photo?.isDecoded ? (
        <PhotoPicture photo={photo} name="" className="rounded-card shadow-lift ring-1 ring-line" />
      ) : null}
      {children}
    </div>
  );
}

/** What is being done at this moment; before the server knows of the scan, its photos are on their way. */
function stepText(progress: ScanProgress | null): string {
  switch (progress?.step) {
    case undefined:
      return words.sending;
    case "waiting":
      return words.waiting(progress.waiting);
    case "preparing":
      return words.preparing(progress.photo, progress.of);
    case "reading":
      return words.reading(progress.photo, progress.of);
    case "understanding":
      return words.understanding;
  }
}
