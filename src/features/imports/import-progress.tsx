import { useEffect, useRef, useState } from "react";
import { text } from "#server/texts/en.ts";
import { Spinner } from "../../components/ui/spinner.tsx";
import { nextPercent, progressStep, progressText } from "./progress.ts";

/** The import while it runs. `isAnswered` fills the bar; without an address it is a text that is read. */
export function ImportProgress({ address, isAnswered }: { address: string | null; isAnswered: boolean }) {
  const [played, setPlayed] = useState(0);
  // The button that was pressed is gone: the keyboard goes on from here.
  const status = useRef<HTMLDivElement>(null);
  useEffect(() => status.current?.focus(), []);
  useEffect(() => {
    const timer = setInterval(() => setPlayed(nextPercent), progressStep.every);
    return () => clearInterval(timer);
  }, []);
  const percent = isAnswered ? 100 : played;
  return (
    <div ref={status} tabIndex={-1} className="max-w-[40rem] py-8 outline-none">
      <p role="status" className="flex items-center gap-3 font-semibold text-lg">
        <Spinner className="size-6 text-tomato" />
        {address === null ? text.imports.readingText : progressText(percent)}
      </p>
      <div
        role="progressbar"
        aria-label={text.imports.progress}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="mt-5 h-2 overflow-hidden rounded-full bg-sunk"
      >
        <div
          className="h-full origin-left rounded-full bg-tomato transition-transform"
          style={{ transform: `scaleX(${percent / 100})` }}
        />
      </div>
      {address === null ? null : <p className="mt-3 truncate text-sm text-soft">{address}</p>}
    </div>
  );
}
