import { useEffect, useId, useRef } from "react";
import { errorTexts } from "#server/texts/en/errors.ts";
import { text } from "#server/texts/en.ts";
import { afterFrame } from "../../lib/after-frame.ts";
import type { Problem } from "../recipe-form/form-problem.tsx";
import { CopyText } from "./copy-text.tsx";
import { ImportExample } from "./import-example.tsx";
import type { ImportMode } from "./import-modes.tsx";
import { ImportSource, type Source } from "./import-source.tsx";
import { ImportSteps } from "./import-steps.tsx";
import { withScheme } from "./import-url.ts";
import { codeIn, isMendedByText, limitOf, ReadingProblem } from "./reading-problem.tsx";
import { RecentImports } from "./recent-imports.tsx";
import type { useSourceFields } from "./use-source-fields.ts";
import "./import-start.css";

const words = text.imports;

type Props = {
  mode: ImportMode;
  problem: Problem | null;
  source: ReturnType<typeof useSourceFields>;
  onMode: (mode: ImportMode) => void;
  /** Goes on to where the source of a page is pasted, with the problem still told. */
  onSource: () => void;
  onSubmit: (wanted: Source) => void;
  /** More can be read again. */
  onLimitOver: () => void;
};

/** The beginning: what is to be read, why the last reading failed, what came before, and beside it an example of what becomes of it, or what helps. */
export function ImportStart({ mode, problem, source, onMode, onSource, onSubmit, onLimitOver }: Props) {
  const urlError = urlErrorIn(problem);
  const limited = limitOf(problem);
  useWhenOver(limited === null ? null : whenOver(limited), onLimitOver);
  const problemId = useId();
  const form = useRef<HTMLFormElement>(null);
  const pasteInstead = () => {
    source.set("from", withScheme(source.fields.url));
    onMode("text");
    // The button that led here is gone.
    afterFrame(() => form.current?.querySelector("textarea")?.focus());
  };
  const helped = mode === "url" && isMendedByText(problem);
  const example = <ImportExample mode={mode} />;
  return (
    <div className="grid gap-5">
      <ImportSteps current={0} isText={mode === "text"} />
      <div className="import-start">
        <div className="grid min-w-0 content-start gap-5">
          <p className="import-intro text-soft">{words.intro}</p>
          {problem === null || urlError ? null : (
            <ReadingProblem
              id={problemId}
              problem={problem}
              mode={mode}
              onText={pasteInstead}
              onSource={onSource}
              onCheckAddress={() =>
                form.current?.querySelector<HTMLInputElement>("input[type=url]")?.select()
              }
            />
          )}
          <ImportSource
            form={form}
            mode={mode}
            onMode={onMode}
            fields={source.fields}
            onField={source.set}
            onSubmit={onSubmit}
            urlError={urlError}
            limitId={limited ? problemId : undefined}
            onPasteInstead={pasteInstead}
          />
          <RecentImports beforeAny={helped ? null : <div className="lg:hidden">{example}</div>} />
        </div>
        {helped ? (
          <CopyText address={withScheme(source.fields.url)} />
        ) : (
          <div className="max-lg:hidden">{example}</div>
        )}
      </div>
    </div>
  );
}

/** When a limit lets one go on; null where it never does by itself. */
function whenOver({ limit, at }: NonNullable<ReturnType<typeof limitOf>>): number | null {
  return limit.retryAfter === null ? null : at + limit.retryAfter * 1000;
}

/** Tells that `time` has come. */
function useWhenOver(time: number | null, tell: () => void) {
  const told = useRef(tell);
  told.current = tell;
  useEffect(() => {
    if (time === null) return;
    const timer = setInterval(() => Date.now() >= time && told.current(), 1000);
    return () => clearInterval(timer);
  }, [time]);
}

/** What is wrong with the address itself: told beside its field. */
function urlErrorIn(problem: Problem | null): string | undefined {
  const code = codeIn(problem);
  return code === "IMPORT_URL_MISSING" || code === "IMPORT_SITE_UNSUPPORTED" ? errorTexts[code] : undefined;
}
