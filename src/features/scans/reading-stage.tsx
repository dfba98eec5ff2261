import { Check, Circle } from "lucide-react";
import { type ReactNode, useRef } from "react";
import type { ScanProgress } from "#server/features/scans/schema.ts";
import { text } from "#server/texts/en.ts";
import { Button } from "../../components/ui/button.tsx";
import { cn } from "../../lib/class-names.ts";
import { trpc } from "../../lib/trpc.ts";
import type { CaptureStart } from "./capture/photo-capture-stage.tsx";
import { FailedReadingScreen } from "./failed-reading-screen.tsx";
import { PhotoWithProgressFrame } from "./photo-with-progress-frame.tsx";
import type { ScanPhoto } from "./scan-photo.ts";
import { ScanResultSummary } from "./scan-result-summary.tsx";
import type { Scan } from "./use-scan-to-saved-recipe.ts";

const texts = text.scans.process;
const steps = ["preparing", "reading", "understanding"] as const;
/** Interval between two requests of the progress. */
const POLL_INTERVAL_MS = 500;
/** The minimum of the progress bar, because an empty bar would show no activity. */
const MIN_PERCENT = 4;

type Props = {
  scan: Scan;
  label: string;
  onCapture: (start: CaptureStart) => void;
};

/** The second stage of a scan: its progress, then the result or the reason why it failed. */
export function ScanProgressOrResultStage({ scan, label, onCapture }: Props): ReactNode {
  const { run, reading } = scan;
  if (run.status === "running")
    return (
      <RunningScanProgress
        key={run.id}
        id={run.id}
        label={label}
        photos={scan.photos}
        onCancel={scan.cancel}
      />
    );
  if (run.status === "failed" || reading === null)
    return <FailedReadingScreen scan={scan} label={label} onCapture={onCapture} />;
  return <ScanResultSummary key={reading.id} scan={scan} reading={reading} label={label} />;
}

function RunningScanProgress(props: {
  id: string;
  label: string;
  photos: readonly ScanPhoto[];
  onCancel: () => void;
}) {
  const { data } = trpc.scans.progress.useQuery(
    { id: props.id },
    { refetchInterval: POLL_INTERVAL_MS, staleTime: 0, gcTime: 0, retry: false },
  );
  // Shows the last known progress, because the server forgets a scan shortly before its result arrives.
  const last = useRef<ScanProgress | null>(null);
  last.current = data ?? last.current;
  const progress = last.current;
  const { photos } = props;
  // While photos are sent or queued, none of them is being read.
  const isStarted = progress !== null && progress.step !== "waiting";
  const page = isStarted ? Math.min(progress.photo, photos.length) - 1 : 0;
  const { rows, now } = listScanStepsAndCurrentIndex(progress, photos.length);
  const percent = Math.round((progress?.share ?? 0) * 100);
  return (
    <PhotoWithProgressFrame
      label={props.label}
      photos={photos}
      photo={photos[page]}
      stateOf={(index) => (index < page ? "read" : isStarted && index === page ? "now" : null)}
      isReading
      buttons={<Button onClick={props.onCancel}>{texts.cancel}</Button>}
    >
      <p role="status" className="scan-head-line">
        {texts.title}
      </p>
      <p className="mt-1 text-soft">{texts.patience}</p>
      <div
        role="progressbar"
        aria-label={texts.progress}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={rows[now]}
        className="mt-5 h-2 overflow-hidden rounded-full bg-sunk"
      >
        <div
          className="h-full origin-left rounded-full bg-tomato transition-transform"
          style={{ transform: `scaleX(${Math.max(percent, MIN_PERCENT) / 100})` }}
        />
      </div>
      <ol className="scan-course">
        {rows.map((name, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows stay in their places, whatever they say.
          <li key={index} data-now={index === now || undefined} data-done={index < now || undefined}>
            {index < now ? (
              <Check aria-hidden className="size-4 text-herb" />
            ) : (
              <Circle
                aria-hidden
                strokeWidth={5}
                className={cn("size-2.5", index === now ? "fill-current text-tomato" : "text-edge")}
              />
            )}
            <span>
              {name}
              <span className="sr-only">
                {index < now ? texts.stepDone : index === now ? texts.stepNow : texts.stepNext}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </PhotoWithProgressFrame>
  );
}

/**
 * The rows of a scan's progress and the index of the current one. One photo has a row per step; several
 * photos have a row each. `progress` is null until the server knows the scan.
 */
export function listScanStepsAndCurrentIndex(
  progress: ScanProgress | null,
  photos: number,
): { rows: string[]; now: number } {
  const step = progress?.step ?? "waiting";
  const photo = progress?.photo ?? 1;
  const sent =
    progress === null
      ? texts.sending(photos)
      : step === "waiting"
        ? texts.waiting(progress.waiting)
        : texts.sent(photos);
  const nameOf = (step: (typeof steps)[number]) => texts[step](photo, photos);
  if (photos === 1)
    return { rows: [sent, ...steps.map(nameOf)], now: step === "waiting" ? 0 : steps.indexOf(step) + 1 };
  const now = step === "waiting" ? 0 : photo;
  const pages = Array.from({ length: photos }, (_, index) => text.scans.capture.pageOf(index + 1, photos));
  return {
    rows: [
      sent,
      ...pages.map((page, index) => (step !== "waiting" && index + 1 === now ? nameOf(step) : page)),
    ],
    now,
  };
}
