import { useRef } from "react";
import { errorTexts } from "#server/texts/en/errors.ts";
import { text } from "#server/texts/en.ts";
import { EmptyPlate } from "../../components/ui/empty-plate.tsx";
import { readErrorAnswer } from "../../lib/error-answer.ts";
import type { Problem } from "../recipe-form/form-problem.tsx";
import { type ImportMode, ImportSource, type Source } from "./import-source.tsx";
import { ImportSteps } from "./import-steps.tsx";
import { ReadingProblem } from "./reading-problem.tsx";
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
};

/** The beginning: what is to be read, why the last reading failed, and below it what comes next and what came before. */
export function ImportStart({ mode, problem, source, onMode, onSource, onSubmit }: Props) {
  const urlError = urlErrorIn(problem);
  const form = useRef<HTMLFormElement>(null);
  return (
    <div className="grid items-start gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,40rem)_minmax(0,1fr)] lg:[&>*]:col-start-1">
      <EmptyPlate className="hidden w-full rounded-hero lg:col-start-2! lg:row-span-3 lg:row-start-1 lg:block" />
      <p className="max-w-[40rem] text-lg text-soft">{words.intro}</p>
      {problem === null || urlError ? null : (
        <ReadingProblem
          problem={problem}
          mode={mode}
          onMode={onMode}
          onSource={onSource}
          onCheckAddress={() => form.current?.querySelector<HTMLInputElement>("input[type=url]")?.select()}
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
      />
      <div className="import-next grid max-w-[40rem] gap-8">
        <ImportSteps current={0} isText={mode === "text"} />
        <RecentImports />
      </div>
    </div>
  );
}

/** What is wrong with the address itself: told beside its field. */
function urlErrorIn(problem: Problem | null): string | undefined {
  if (problem === null || typeof problem !== "object" || !("error" in problem)) return undefined;
  const { code } = readErrorAnswer(problem.error);
  return code === "IMPORT_URL_MISSING" || code === "IMPORT_SITE_UNSUPPORTED" ? errorTexts[code] : undefined;
}
