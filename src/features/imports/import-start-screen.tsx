import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { text } from "#server/texts/en.ts";
import { runAfterPaint } from "../../lib/after-frame.ts";
import {
  type Failure,
  failureToShowInModeOrNull,
  importModeOfFailure,
  isPageMissing,
  isRetryUseless,
  reachedLimitOfFailureOrNull,
} from "./import-failure.ts";
import { type ImportMode, modeIcons } from "./import-modes.tsx";
import { ImportSourceForm, type Source } from "./import-source-form.tsx";
import { ImportStepBars } from "./import-step-bars.tsx";
import { parseHttpUrlOrNull } from "./import-url.ts";
import { ReadingProblemAlert } from "./reading-problem-alert.tsx";
import { ReadOnlyImportSource } from "./saved-source.tsx";
import { UnreadPageAdvice } from "./unread-page-advice.tsx";
import type { useBrowserStoredImportFields } from "./use-stored-source-fields.ts";
import "./import-start-screen.css";
import { ArrowDown, BookOpen, ChevronRight, ScanLine } from "lucide-react";
import { Link } from "wouter";
import { DotSeparatedFacts } from "../../components/ui/dot-separated-facts.tsx";
import { formatDateOrNull } from "../../lib/format.ts";
import { trpc } from "../../lib/trpc.ts";
import { paths } from "../../paths.ts";
import { exampleRecipe, RecipeFormPreview } from "../recipe-editor/recipe-form-preview.tsx";
import { hasQuotaForAnotherRecipeOrScan } from "./quota-left.ts";
import { recordTitleOrUntitled, urlWithoutSchemeAndWww } from "./record-texts.ts";

const texts = text.imports;

type Props = {
  mode: ImportMode;
  problem: Failure | null;
  /** Whether the import of the current source was cancelled. */
  isCancelled: boolean;
  source: ReturnType<typeof useBrowserStoredImportFields>;
  onMode: (mode: ImportMode) => void;
  onSource: () => void;
  onSubmit: (wanted: Source) => void;
  onClearProblem: () => void;
};

/**
 * The start screen: fields for the source, the last problem, recent imports and an example. At a usage limit
 * the source is read-only, and links to alternatives replace the example.
 */
export function ImportStartScreen(props: Props) {
  const { mode, source, onMode, onClearProblem } = props;
  const problem = failureToShowInModeOrNull(mode, props.problem);
  const limited = reachedLimitOfFailureOrNull(problem);
  useCallAtTime(limited === null ? null : limitEndMsOrNull(limited), onClearProblem);
  const form = useRef<HTMLFormElement>(null);
  const pasteInstead = () => {
    // If there is no page at the address, the pasted text must be from elsewhere, so it gets no source
    // address.
    const read =
      problem !== null && "url" in problem.wanted && !isPageMissing(problem) ? problem.wanted.url : "";
    source.set("from", parseHttpUrlOrNull(read) === null ? "" : read);
    onMode("text");
    // The pressed button is removed, so the text field gets the focus.
    runAfterPaint(() => form.current?.querySelector("textarea")?.focus());
  };
  /**
   * An address that failed, unless a limit was the reason. It stays in its field, and advice is shown below.
   */
  const unread = mode === "url" && problem && !limited && "url" in problem.wanted ? problem.wanted : null;
  const example = <ImportExamplePicture mode={mode} />;
  return (
    <div className="import-start grid max-w-[46rem] gap-8">
      <div className="grid min-w-0 content-start gap-5">
        {problem === null || unread ? null : (
          <ReadingProblemAlert problem={problem} onText={mode === "source" ? pasteInstead : undefined} />
        )}
        {problem && limited ? (
          <ReadOnlyImportSource
            mode={importModeOfFailure(problem)}
            wanted={problem.wanted}
            isStored={source.isStored(importModeOfFailure(problem))}
            isTemporary={limited.limit.retryAfter !== null}
          />
        ) : (
          <ImportSourceForm
            form={form}
            mode={mode}
            onMode={onMode}
            fields={source.fields}
            onField={(name, value) => {
              source.set(name, value);
              // The problem is about the previous address, so a change clears it.
              if (unread) onClearProblem();
            }}
            onSubmit={props.onSubmit}
            isCancelled={props.isCancelled}
            retry={problem && unread ? retryButtonProps(problem) : undefined}
          />
        )}
        {problem && unread ? (
          <UnreadPageAdvice
            problem={problem}
            address={unread.url}
            onText={pasteInstead}
            onSource={props.onSource}
          />
        ) : null}
        <div className="grid gap-2">
          <ImportStepBars
            current={0}
            isText={(problem && limited ? importModeOfFailure(problem) : mode) === "text"}
          />
          {limited || unread ? null : <p className="text-note text-soft">{texts.intro}</p>}
        </div>
        <RecentImportList beforeAny={unread || limited ? null : <div className="lg:hidden">{example}</div>} />
      </div>
      {limited ? <AlternativesAtLimitLinks /> : <div className="max-lg:hidden">{example}</div>}
    </div>
  );
}

/** The submit button after a failed address. It is secondary if another attempt cannot succeed. */
function retryButtonProps(problem: Failure) {
  const isPrimary = !isRetryUseless(problem);
  return { label: isPrimary ? text.common.tryAgain : texts.submit, isPrimary: isPrimary };
}

/** When a limit ends, in ms since the epoch, or null if it does not end by itself. */
function limitEndMsOrNull({
  limit,
  failedAt,
}: NonNullable<ReturnType<typeof reachedLimitOfFailureOrNull>>): number | null {
  return limit.retryAfter === null ? null : failedAt + limit.retryAfter * 1000;
}

function useCallAtTime(time: number | null, callback: () => void) {
  const onTime = useEffectEvent(callback);
  useEffect(() => {
    if (time === null) return;
    const timer = setInterval(() => Date.now() >= time && onTime(), 1000);
    return () => clearInterval(timer);
  }, [time]);
}

function ImportExamplePicture({ mode }: { mode: ImportMode }) {
  return (
    <div aria-hidden className="import-example">
      <p className="mb-2 text-soft text-sm">{texts.example}</p>
      <p className="import-example-from flex h-11 items-center gap-2.5 rounded-full border border-line px-4.5 text-soft">
        {modeIcons[mode]}
        {texts.exampleFrom[mode]}
      </p>
      <ArrowDown className="mx-auto my-2 size-5 text-soft" />
      <div className="import-example-sheet">
        <RecipeFormPreview values={exampleRecipe} />
      </div>
    </div>
  );
}

/** Links to alternatives while a limit prevents imports. */
function AlternativesAtLimitLinks() {
  const { data } = trpc.usage.get.useQuery();
  return (
    <section aria-labelledby="import-meanwhile" className="import-meanwhile">
      <h2 id="import-meanwhile" className="text-lg">
        {texts.meanwhile.title}
      </h2>
      <ul className="mt-2">
        <AlternativeLinkItem
          icon={<BookOpen aria-hidden />}
          href={paths.recipes}
          hint={texts.meanwhile.recipesHint}
        >
          {texts.meanwhile.recipes}
        </AlternativeLinkItem>
        {data && hasQuotaForAnotherRecipeOrScan("ocr", data) ? (
          <AlternativeLinkItem
            icon={<ScanLine aria-hidden />}
            href={paths.recipeScan}
            hint={texts.meanwhile.scanHint}
          >
            {texts.meanwhile.scan}
          </AlternativeLinkItem>
        ) : null}
      </ul>
    </section>
  );
}

function AlternativeLinkItem(props: { icon: ReactNode; href: string; hint: string; children: string }) {
  return (
    <li className="border-line border-t">
      <Link href={props.href} className="import-meanwhile-link flex items-center gap-3.5 py-2.5">
        {props.icon}
        <span className="min-w-0 grow">
          <span className="block font-semibold">{props.children}</span>
          <span className="block text-note text-soft">{props.hint}</span>
        </span>
        <ChevronRight aria-hidden />
      </Link>
    </li>
  );
}

const MAX_RECENT = 3;

/**
 * The latest imports. They are last on the page, so that nothing moves when they load. Without any,
 * `beforeAny` is shown.
 */
function RecentImportList({ beforeAny }: { beforeAny: ReactNode }) {
  const { data = [], isSuccess } = trpc.imports.history.useQuery({});
  const recent = data.filter(({ recipeId }) => recipeId !== null).slice(0, MAX_RECENT);
  if (recent.length === 0) return isSuccess ? beforeAny : null;
  return (
    <section aria-labelledby="recent-imports" className="mt-4">
      <h2 id="recent-imports" className="text-lg">
        {texts.recent}
      </h2>
      <ul className="mt-2">
        {recent.map((record) => (
          <li key={record.id} className="border-line border-t">
            <Link
              href={paths.recipe(record.recipeId ?? "")}
              className="import-recent-link flex flex-wrap items-center gap-x-3 py-2"
            >
              <span className="min-w-0 truncate font-semibold">{recordTitleOrUntitled(record)}</span>
              <DotSeparatedFacts
                facts={[
                  record.url === null ? texts.history.pastedText : siteNameOfUrl(record.url),
                  formatDateOrNull(record.createdAt),
                ].filter((fact) => fact !== null)}
                className="min-w-0 text-note text-soft"
              />
              <ChevronRight aria-hidden className="size-4.5 shrink-0 text-soft" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const siteNameOfUrl = (url: string) => urlWithoutSchemeAndWww(url).replace(/\/.*/, "");
