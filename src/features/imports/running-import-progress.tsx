import { useEffect, useState } from "react";
import { text } from "#server/texts/en.ts";
import { Button } from "../../components/ui/button.tsx";
import { Skeleton } from "../../components/ui/skeleton.tsx";
import { cn } from "../../lib/class-names.ts";
import { focusOnMount } from "../../lib/focus-on-mount.ts";
import type { Source } from "./import-source-form.tsx";
import {
  computeSimulatedPercentAfterTicks,
  filledShareOfBar,
  importProgressTextOfPercent,
  isPercentAfterPageLoad,
  SIMULATION,
} from "./progress.ts";
import { UrlWithBoldSite } from "./url-with-bold-site.tsx";
import "../recipe-editor/as-recipe.css";

const texts = text.imports;

/** After this many ticks (5 s) a notice says that the page is slow; the server waits 20 s for a site. */
const LATE_TICKS = 25;

type Props = { wanted: Source; isAnswered: boolean; onCancel: () => void };

/** A running import: what it waits for, a progress bar with simulated steps, and a skeleton of the recipe. */
export function RunningImportProgress({ wanted, isAnswered, onCancel }: Props) {
  const [ticks, setTicks] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTicks((before) => before + 1), SIMULATION.intervalMs);
    return () => clearInterval(timer);
  }, []);
  const isWaiting = "url" in wanted && wanted.html === undefined && !isAnswered;
  const percent = isAnswered ? 100 : computeSimulatedPercentAfterTicks(ticks);
  const isLate = isWaiting && ticks > LATE_TICKS;
  return (
    <div className="grid gap-8">
      {/* The pressed button is removed, so this element gets the focus. */}
      <div
        ref={focusOnMount}
        tabIndex={-1}
        className="flex flex-wrap items-center gap-x-4 gap-y-1 outline-none"
      >
        <div className="import-waited">
          <p role="status" className="font-semibold text-xl">
            {"text" in wanted ? texts.readingText : isWaiting ? texts.waiting : texts.readingPage}
          </p>
          <p className="h-6 truncate text-note text-soft">
            {isLate ? (
              texts.late
            ) : "url" in wanted && wanted.url !== "" ? (
              <UrlWithBoldSite address={wanted.url} />
            ) : null}
          </p>
        </div>
        <div className="import-bar">
          <div
            role="progressbar"
            aria-label={texts.progress}
            aria-valuenow={percent}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuetext={isWaiting ? texts.waiting : undefined}
            className="h-2 overflow-hidden rounded-full bg-sunk"
          >
            <div
              className="h-full origin-left rounded-full bg-tomato transition-transform"
              style={{ transform: `scaleX(${filledShareOfBar(percent, isWaiting)})` }}
            />
          </div>
          {"text" in wanted ? null : <ImportStepText percent={percent} isWaiting={isWaiting} />}
        </div>
        <Button onClick={onCancel} className={cn(isAnswered && "invisible")}>
          {text.common.cancel}
        </Button>
      </div>
      <RecipeSkeleton />
    </div>
  );
}

/** The name of the simulated step; while the page loads, later steps are marked as upcoming. */
function ImportStepText({ percent, isWaiting }: { percent: number; isWaiting: boolean }) {
  return (
    <p className="mt-2 text-soft text-xs">
      {isWaiting && isPercentAfterPageLoad(percent) ? `${texts.next} ` : null}
      <span>{importProgressTextOfPercent(percent)}</span>
    </p>
  );
}

const lines = ["a", "b", "c", "d", "e"];

/** A skeleton of the review. */
function RecipeSkeleton() {
  return (
    <div aria-hidden className="grid gap-8">
      <div className="grid gap-x-12 gap-y-5 md:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
        <Skeleton className="as-recipe-picture rounded-hero md:order-2" />
        <div className="grid content-start gap-4">
          <Skeleton className="h-10 w-4/5" />
          <Skeleton className="h-5" />
          <Skeleton className="h-5 w-2/3" />
          <Skeleton className="mt-2 h-11 w-full max-w-md" />
        </div>
      </div>
      <div className="grid gap-x-14 gap-y-8 border-line border-t pt-6 md:grid-cols-[minmax(300px,5fr)_minmax(0,8fr)]">
        <SkeletonLineList className="h-5" />
        <SkeletonLineList className="h-9" />
      </div>
    </div>
  );
}

function SkeletonLineList({ className }: { className: string }) {
  return (
    <div className="grid content-start gap-4">
      <Skeleton className="mb-1 h-6 w-32" />
      {lines.map((line) => (
        <Skeleton key={line} className={className} />
      ))}
    </div>
  );
}
