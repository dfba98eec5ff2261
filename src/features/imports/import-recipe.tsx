import { useEffect, useRef, useState } from "react";
import { useLocation, useSearch } from "wouter";
import { errorTexts } from "#server/texts/en/errors.ts";
import { text } from "#server/texts/en.ts";
import { Alert } from "../../components/ui/alert.tsx";
import { Button } from "../../components/ui/button.tsx";
import { EmptyPlate } from "../../components/ui/empty-plate.tsx";
import { readErrorAnswer } from "../../lib/error-answer.ts";
import { toast } from "../../lib/toast.ts";
import { paths } from "../../paths.ts";
import { draftKey, drafts } from "../drafts/draft-storage.ts";
import { useEndedElsewhere } from "../drafts/use-ended-elsewhere.ts";
import { FormProblem, type Problem } from "../recipe-form/form-problem.tsx";
import { ImportProgress } from "./import-progress.tsx";
import { type ImportMode, ImportSource, type Source } from "./import-source.tsx";
import { ImportSteps } from "./import-steps.tsx";
import { useReadOnArrival } from "./read-on-arrival.ts";
import type { SavedImport } from "./review/import-review.tsx";
import { ImportSaved } from "./review/import-saved.tsx";
import { closeReview, openReviewKey, readOpenReview, writeOpenReview } from "./review/open-review.ts";
import { draftNameOf, ReviewStage } from "./review/review-stage.tsx";
import { type ReadPage, readPage } from "./review/review-values.ts";
import { useExtractRecipe } from "./use-extract-recipe.ts";
import { useExtractText } from "./use-extract-text.ts";
import { useSourceFields } from "./use-source-fields.ts";

const words = text.imports;
/** How long the full bar stands before the review comes. */
const fullBar = 250;

type Stage =
  | { at: 0 }
  | { at: 1; address: string | null; isAnswered: boolean }
  | { at: 2; page: ReadPage }
  | { at: 3; saved: SavedImport; isText: boolean };

/** From an address, the source of a page, or text, to a saved recipe. An open review outlives a reload. */
export function ImportRecipe({ userId }: { userId: string }) {
  const [, navigate] = useLocation();
  const mode = modeOf(useSearch());
  const source = useSourceFields(userId);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [stage, setStage] = useState<Stage>(() => {
    const open = readOpenReview(userId);
    return open ? { at: 2, page: open } : { at: 0 };
  });
  const extract = useExtractRecipe();
  const extractText = useExtractText();
  const isHere = useIsHere();

  useEndedElsewhere(openReviewKey(userId), () => {
    if (stage.at !== 2) return;
    const name = draftNameOf(stage.page);
    // What was typed here stays.
    if (name !== null && drafts.read(draftKey(userId, name))) return;
    setStage({ at: 0 });
    toast.info(words.reviewEnded);
  });

  useReadOnArrival((url) => {
    source.set("url", url);
    if (stage.at === 0) void read({ url });
    else toast.info(words.readLater);
  });

  const showMode = (next: ImportMode) =>
    navigate(paths.recipeImport(next === "url" ? undefined : next), { replace: true });

  function review(page: ReadPage) {
    writeOpenReview(userId, page);
    setStage({ at: 2, page });
  }

  async function read(wanted: Source) {
    const address = "url" in wanted ? wanted.url : null;
    setProblem(null);
    setStage({ at: 1, address, isAnswered: false });
    try {
      const { data } = await ("url" in wanted
        ? extract.mutateAsync(wanted)
        : extractText.mutateAsync(wanted));
      const found = readPage(data);
      source.forget();
      writeOpenReview(userId, found);
      setStage({ at: 1, address, isAnswered: true });
      await new Promise((resolve) => setTimeout(resolve, fullBar));
      if (isHere.current) setStage({ at: 2, page: found });
    } catch (error) {
      setProblem({ error, fallback: words.failed, at: Date.now() });
      setStage({ at: 0 });
    }
  }

  function finish(saved: SavedImport, isToEdit: boolean) {
    closeReview(userId);
    if (!isToEdit) {
      setStage({ at: 3, saved, isText: isOfText(stage, mode) });
      scrollTo(0, 0);
      return;
    }
    if (saved.failedImages > 0) toast.warning(words.saved.failedPictures(saved.failedImages));
    navigate(paths.recipeEdit(saved.id));
  }

  function startOver() {
    closeReview(userId);
    source.clear();
    setProblem(null);
    setStage({ at: 0 });
  }

  return (
    <div className="grid gap-8">
      <ImportSteps current={stage.at} isText={isOfText(stage, mode)} />
      {stage.at === 0 ? (
        <ImportStart
          mode={mode}
          problem={problem}
          source={source}
          onMode={(next) => {
            setProblem(null);
            showMode(next);
          }}
          onSource={() => showMode("source")}
          onSubmit={(wanted) => void read(wanted)}
        />
      ) : stage.at === 1 ? (
        <ImportProgress address={stage.address} isAnswered={stage.isAnswered} />
      ) : stage.at === 2 ? (
        <ReviewStage
          userId={userId}
          page={stage.page}
          onChange={review}
          onSaved={finish}
          onStartOver={startOver}
        />
      ) : (
        <ImportSaved saved={stage.saved} onAnother={startOver} />
      )}
    </div>
  );
}

/** Whether the screen is still there, for what comes later than it was asked for. */
function useIsHere() {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}

type Start = {
  mode: ImportMode;
  problem: Problem | null;
  source: ReturnType<typeof useSourceFields>;
  onMode: (mode: ImportMode) => void;
  /** Goes on to where the source of a page is pasted, with the problem still told. */
  onSource: () => void;
  onSubmit: (wanted: Source) => void;
};

function ImportStart({ mode, problem, source, onMode, onSource, onSubmit }: Start) {
  const urlError = urlErrorIn(problem);
  return (
    <div className="grid items-start gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,40rem)_minmax(0,1fr)] lg:[&>*]:col-start-1">
      <EmptyPlate className="hidden w-full rounded-hero lg:col-start-2! lg:row-span-3 lg:row-start-1 lg:block" />
      <p className="max-w-[40rem] text-lg text-soft">{words.intro}</p>
      {problem === null || urlError ? null : (
        <ReadingProblem problem={problem} mode={mode} onSource={onSource} />
      )}
      <ImportSource
        mode={mode}
        onMode={onMode}
        fields={source.fields}
        onField={source.set}
        onSubmit={onSubmit}
        urlError={urlError}
      />
    </div>
  );
}

function modeOf(search: string): ImportMode {
  const mode = new URLSearchParams(search).get("mode");
  return mode === "source" || mode === "text" ? mode : "url";
}

/** True where text is or was pasted: no address is entered then. A review gone on with later knows by its source. */
function isOfText(stage: Stage, mode: ImportMode): boolean {
  if (stage.at === 0) return mode === "text";
  if (stage.at === 1) return stage.address === null;
  return stage.at === 2 ? stage.page.drafts[0]?.sourceUrl === null : stage.isText;
}

/** What is wrong with the address itself: told beside its field. */
function urlErrorIn(problem: Problem | null): string | undefined {
  if (problem === null || typeof problem !== "object" || !("error" in problem)) return undefined;
  const { code } = readErrorAnswer(problem.error);
  return code === "IMPORT_URL_MISSING" || code === "IMPORT_SITE_UNSUPPORTED" ? errorTexts[code] : undefined;
}

/** Why reading failed. A site that refuses servers is no dead end: its page can be handed over. */
function ReadingProblem(props: { problem: Problem; mode: ImportMode; onSource: () => void }) {
  const { problem, mode } = props;
  // The bar that had the focus is gone: the keyboard goes on at what became of the reading.
  const told = useRef<HTMLDivElement>(null);
  useEffect(() => told.current?.focus(), []);
  const isRefused =
    typeof problem === "object" &&
    "error" in problem &&
    readErrorAnswer(problem.error).code === "IMPORT_SITE_REFUSES";
  if (!isRefused) {
    return (
      <div ref={told} tabIndex={-1} className="max-w-[40rem] outline-none">
        <FormProblem problem={problem} isMarked={false} isKept />
      </div>
    );
  }
  return (
    <div ref={told} tabIndex={-1} className="max-w-[40rem] outline-none">
      <Alert
        tone="warning"
        action={
          mode !== "source" ? (
            <Button size="small" onClick={props.onSource}>
              {words.refusedAction}
            </Button>
          ) : undefined
        }
      >
        {errorTexts.IMPORT_SITE_REFUSES}
      </Alert>
    </div>
  );
}
