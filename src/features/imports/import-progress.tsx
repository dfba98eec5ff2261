import { useEffect, useRef, useState } from "react";
import { text } from "#server/texts/en.ts";
import { Button } from "../../components/ui/button.tsx";
import { Skeleton } from "../../components/ui/skeleton.tsx";
import { Spinner } from "../../components/ui/spinner.tsx";
import { cn } from "../../lib/class-names.ts";
import type { Source } from "./import-source.tsx";
import { percentAfter, progressStep, progressText } from "./progress.ts";

const words = text.imports;

/** After so many ticks a page is late: its site has 20 seconds in all. */
const lateAfter = 25;

type Props = { wanted: Source; isAnswered: boolean; onCancel: () => void };

/** The import while it runs: what is really waited for, and below it the documented steps, which are played. */
export function ImportProgress({ wanted, isAnswered, onCancel }: Props) {
  const [ticks, setTicks] = useState(0);
  // The button that was pressed is gone: the keyboard goes on from here.
  const status = useRef<HTMLDivElement>(null);
  useEffect(() => status.current?.focus(), []);
  useEffect(() => {
    const timer = setInterval(() => setTicks((before) => before + 1), progressStep.every);
    return () => clearInterval(timer);
  }, []);
  const isFetched = "url" in wanted && wanted.html === undefined;
  const percent = isAnswered ? 100 : percentAfter(ticks);
  return (
    <div className="import-start">
      <div ref={status} tabIndex={-1} className="min-w-0 py-4 outline-none lg:py-8">
        <p role="status" className="flex items-center gap-3 font-semibold text-lg">
          <Spinner className="size-6 text-tomato" />
          {"text" in wanted
            ? words.readingText
            : isFetched && !isAnswered
              ? words.waiting
              : words.readingPage}
        </p>
        <p className="mt-1 h-6 truncate pl-9 text-note text-soft">
          {isFetched && ticks > lateAfter && !isAnswered ? words.late : "url" in wanted ? wanted.url : null}
        </p>
        <div
          role="progressbar"
          aria-label={words.progress}
          aria-valuenow={percent}
          aria-valuemin={0}
          aria-valuemax={100}
          className="mt-4 h-2 overflow-hidden rounded-full bg-sunk"
        >
          <div
            className="h-full origin-left rounded-full bg-tomato transition-transform"
            style={{ transform: `scaleX(${percent / 100})` }}
          />
        </div>
        {"text" in wanted ? null : <p className="mt-2 text-soft text-xs">{progressText(percent)}</p>}
        <Button onClick={onCancel} className={cn("mt-6", isAnswered && "invisible")}>
          {text.common.cancel}
        </Button>
      </div>
      <RecipeToCome />
    </div>
  );
}

/** The shape of a recipe, where it will be an example of one no more. */
function RecipeToCome() {
  return (
    <div aria-hidden className="import-example-sheet grid content-start gap-3">
      <Skeleton className="import-example-picture" />
      <Skeleton className="h-6 w-3/4" />
      <Skeleton className="h-4 w-1/2" />
      {["a", "b", "c", "d"].map((line) => (
        <Skeleton key={line} className="h-4" />
      ))}
    </div>
  );
}
