import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useLocation, useSearch } from "wouter";
import { text } from "#server/texts/en.ts";
import { Alert } from "../../components/ui/alert.tsx";
import { Button } from "../../components/ui/button.tsx";
import { toast } from "../../lib/toast.ts";
import { trpc } from "../../lib/trpc.ts";
import { paths } from "../../paths.ts";
import { createDraftStorageKey, drafts } from "../drafts/draft-storage.ts";
import { useOnStorageKeyRemovedInOtherTab } from "../drafts/use-draft-end.ts";
import { usePrefetchParsedLines } from "../recipe-editor/lines/use-parsed-ingredient-line.ts";
import type { Failure } from "./import-failure.ts";
import type { ImportMode } from "./import-modes.tsx";
import { useImportAddressFromHistoryState } from "./import-on-arrival.ts";
import type { Source } from "./import-source-form.tsx";
import { ImportStartScreen } from "./import-start-screen.tsx";
import { ImportStepBars } from "./import-step-bars.tsx";
import type { SavedImport } from "./review/import-review-form.tsx";
import { ImportSavedScreen } from "./review/import-saved-screen.tsx";
import {
  openReviewStorageKey,
  readOpenReviewOrNull,
  removeOpenReview,
  writeOpenReview,
} from "./review/open-review.ts";
import { ReviewFlow, reviewDraftNameOrNull } from "./review/review-flow.tsx";
import { createReviewPageFromAnswer, type ReadPage } from "./review/review-values.ts";
import { RunningImportProgress } from "./running-import-progress.tsx";
import { useBrowserStoredImportFields } from "./use-stored-source-fields.ts";

const texts = text.imports;
/** How long the full bar is shown before the review, in ms. */
const FULL_BAR_MS = 250;

/** The stage of the current import; null on the start screen and in a review. */
type Activity =
  | { stage: "reading"; wanted: Source; isAnswered: boolean }
  | { stage: "cancelled" }
  | { stage: "saved"; saved: SavedImport; isText: boolean };

/**
 * The import screens, from the source to the saved recipe. An open review survives a reload. An import mode
 * in the address shows the start screen even if a review is open.
 */
export function ImportRecipeFlow({ userId }: { userId: string }) {
  const [, navigate] = useLocation();
  const requested = importModeFromQueryOrNull(useSearch());
  const source = useBrowserStoredImportFields(userId);
  const [problem, setProblem] = useState<Failure | null>(null);
  const [open, setOpen] = useState(() => readOpenReviewOrNull(userId));
  const [activity, setActivity] = useState<Activity | null>(null);
  const reading = useExtractRecipesFromSource();
  const prefetchReadings = usePrefetchParsedLines();
  const isMounted = useIsMounted();

  useOnStorageKeyRemovedInOtherTab(openReviewStorageKey(userId), () => {
    if (open === null) return;
    const name = reviewDraftNameOrNull(open);
    // If the member has changed the review in this tab, it stays open.
    if (name !== null && drafts.read(createDraftStorageKey(userId, name))) return;
    setOpen(null);
    toast.info(texts.reviewEnded);
  });

  useImportAddressFromHistoryState((url) => {
    source.set("url", url);
    if (open === null && (activity === null || activity.stage === "cancelled")) void read({ url });
    else toast.info(texts.readLater);
  });

  // While a review is open, an address without a mode shows the review, so "url" is written explicitly.
  const showMode = (mode: ImportMode) =>
    navigate(paths.recipeImport(mode === "url" && open === null ? undefined : mode), { replace: true });
  const showReview = () => navigate(paths.recipeImport(), { replace: true });

  function review(page: ReadPage) {
    writeOpenReview(userId, page);
    setOpen(page);
  }

  async function read(wanted: Source) {
    setProblem(null);
    setActivity({ stage: "reading", wanted, isAnswered: false });
    try {
      const answer = await reading.read(wanted);
      if (answer === null) return;
      const { data } = answer;
      const found = createReviewPageFromAnswer(data, pastedTextIfAny(wanted, data.data.sourceSite));
      source.forget();
      writeOpenReview(userId, found);
      prefetchReadings(data.data.ingredients);
      setActivity({ stage: "reading", wanted, isAnswered: true });
      await new Promise((resolve) => setTimeout(resolve, FULL_BAR_MS));
      if (!isMounted.current) return;
      setOpen(found);
      setActivity(null);
      showReview();
    } catch (error) {
      setProblem({ wanted, error, failedAt: Date.now() });
      setActivity(null);
    }
  }

  function cancel() {
    reading.cancel();
    setActivity({ stage: "cancelled" });
  }

  function finish(saved: SavedImport, isToEdit: boolean) {
    removeOpenReview(userId);
    if (!isToEdit) {
      setActivity({ stage: "saved", saved, isText: isReadFromPastedText(open) });
      setOpen(null);
      scrollTo(0, 0);
      return;
    }
    if (saved.failedImages.length > 0) toast.warning(texts.saved.failedPictures(saved.failedImages));
    navigate(paths.recipeEdit(saved.id));
  }

  function startOver() {
    removeOpenReview(userId);
    source.clear();
    setProblem(null);
    setOpen(null);
    setActivity(null);
  }

  if (activity?.stage === "reading")
    return (
      <StepBarsAndContent current={1} isText={"text" in activity.wanted}>
        <RunningImportProgress wanted={activity.wanted} isAnswered={activity.isAnswered} onCancel={cancel} />
      </StepBarsAndContent>
    );
  if (requested === null && activity?.stage === "saved")
    return (
      <StepBarsAndContent current={3} isText={activity.isText}>
        <ImportSavedScreen saved={activity.saved} onAnother={startOver} />
      </StepBarsAndContent>
    );
  if (requested === null && open !== null)
    return (
      <StepBarsAndContent current={2} isText={isReadFromPastedText(open)}>
        <ReviewFlow userId={userId} page={open} onChange={review} onSaved={finish} onStartOver={startOver} />
      </StepBarsAndContent>
    );
  return (
    <div className="grid gap-5">
      {open === null ? null : <OpenReviewNote page={open} onContinue={showReview} />}
      <ImportStartScreen
        mode={requested ?? "url"}
        problem={problem}
        isCancelled={activity?.stage === "cancelled"}
        source={source}
        onMode={(next) => {
          setProblem(null);
          showMode(next);
        }}
        onSource={() => showMode("source")}
        onSubmit={(wanted) => void read(wanted)}
        onClearProblem={() => setProblem(null)}
      />
    </div>
  );
}

function StepBarsAndContent(props: { current: number; isText: boolean; children: ReactNode }) {
  return (
    <div className="grid gap-5">
      <ImportStepBars current={props.current} isText={props.isText} />
      {props.children}
    </div>
  );
}

/** A note above the start screen that leads back to an open review. */
function OpenReviewNote({ page, onContinue }: { page: ReadPage; onContinue: () => void }) {
  const title = page.drafts[page.chosen ?? 0]?.title || texts.several.untitled;
  return (
    <Alert
      tone="info"
      className="max-w-[46rem] py-2!"
      aside={
        <Button size="small" onClick={onContinue}>
          {texts.history.continueReview}
        </Button>
      }
    >
      {texts.stillOpen(title)}
    </Alert>
  );
}

/** The pasted text if the source was text, even in the field for page source; undefined for a page. */
function pastedTextIfAny(wanted: Source, sourceSite: string): { text: string; from?: string } | undefined {
  if ("text" in wanted) return wanted;
  return sourceSite === "text" && wanted.html !== undefined ? { text: wanted.html } : undefined;
}

function useIsMounted() {
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}

function importModeFromQueryOrNull(search: string): ImportMode | null {
  const mode = new URLSearchParams(search).get("mode");
  return mode === "url" || mode === "source" || mode === "text" ? mode : null;
}

/** Whether the recipe was read from pasted text. After a reload only the draft's source shows it. */
const isReadFromPastedText = (page: ReadPage | null) => page?.drafts[0]?.sourceSite === "text";

/**
 * Sends a source to the server, which extracts recipes from it and stores a history record only. `read`
 * resolves to null if `cancel` was called.
 */
function useExtractRecipesFromSource() {
  const utils = trpc.useUtils();
  const running = useRef<AbortController | null>(null);
  const { mutateAsync } = useMutation({
    async mutationFn(wanted: Source) {
      const controller = new AbortController();
      running.current = controller;
      const { signal } = controller;
      const { extract, extractText } = utils.client.imports;
      try {
        const answer = await ("text" in wanted
          ? extractText.mutate({ text: wanted.text, propose: true }, { signal })
          : extract.mutate({ ...wanted, propose: true }, { signal }));
        return signal.aborted ? null : answer;
      } catch (error) {
        if (signal.aborted) return null;
        throw error;
      }
    },
    onSettled: () => void utils.imports.history.invalidate(),
  });
  return { read: mutateAsync, cancel: () => running.current?.abort() };
}
