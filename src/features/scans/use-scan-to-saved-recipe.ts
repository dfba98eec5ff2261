import { useState } from "react";
import { SCAN_MAX_PHOTOS } from "#server/features/scans/policy.ts";
import { drafts } from "../drafts/draft-storage.ts";
import type { OpenStage, Reading, ScanStage } from "./scan-drafts.ts";
import type { ScanPhoto } from "./scan-photo.ts";
import { useRecogniseScanPhotos } from "./use-read-photos.ts";
import { scanReviewStorageKey, useStoredScanState } from "./use-stored-scan-state.ts";

export type Scan = ReturnType<typeof useScanToSavedRecipe>;
export type SavedScan = { recipeId: string; title: string };

/** The state of a scan from its first photo to the saved recipe. Each change is stored in the browser. */
export function useScanToSavedRecipe(userId: string) {
  const {
    held: state,
    latest,
    change,
    isLoaded,
    restoredAt,
    isKept: isStored,
    clear,
    refresh,
  } = useStoredScanState(userId);
  const [isSaving, setSaving] = useState(false);
  const [saved, setSaved] = useState<SavedScan | null>(null);
  const processing = useRecogniseScanPhotos({
    onRead: (reading) => {
      forgetReview(latest.current.reading);
      change({ reading, removed: [] });
    },
  });

  function forgetReview(reading: Reading | null) {
    if (reading) drafts.remove(scanReviewStorageKey(userId, reading.id));
  }

  function process(photos: readonly ScanPhoto[] = latest.current.photos) {
    change({ stage: "process" });
    void processing.run(photos);
  }

  function forget() {
    processing.cancel();
    forgetReview(latest.current.reading);
    clear();
  }

  const stage: ScanStage = isSaving || saved ? "save" : state.stage;
  return {
    ...state,
    stage,
    isLoaded,
    restoredAt,
    isKept: isStored,
    saved,
    run: processing.state,
    /** Whether there is anything that discarding the scan would lose. */
    hasWork: state.photos.length > 0 || state.reading !== null,

    /**
     * Adds photos. The first photos of a scan are read at once, unless `isCollecting` says that more will
     * follow.
     */
    addPhotos(photos: readonly ScanPhoto[], isCollecting: boolean) {
      const isFirst = latest.current.photos.length === 0 && !isCollecting;
      const all = [...latest.current.photos, ...photos].slice(0, SCAN_MAX_PHOTOS);
      change({ photos: all });
      if (isFirst && all.length > 0) process(all);
    },
    changePhotos: (update: (photos: readonly ScanPhoto[]) => ScanPhoto[]) =>
      change({ photos: update(latest.current.photos) }),
    process: () => process(),
    cancel() {
      processing.cancel();
      change({ stage: "capture" });
    },
    goTo(next: OpenStage) {
      // After the member went back to the photos, the failure is not shown again.
      if (next === "capture") processing.clear();
      change({ stage: next });
    },
    removeImage: (index: number) => change({ removed: [...latest.current.removed, index] }),
    setSaving,
    finish(done: SavedScan) {
      setSaving(false);
      forget();
      setSaved(done);
    },
    forget,
    refresh,
    /** Starts a new scan. An already saved recipe is not affected. */
    startOver() {
      forget();
      setSaved(null);
    },
  };
}
