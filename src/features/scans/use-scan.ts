import { useCallback, useEffect, useRef, useState } from "react";
import { SCAN_MAX_PHOTOS } from "#server/features/scans/policy.ts";
import { draftKey, drafts } from "../drafts/draft-store.ts";
import { type Reading, type ScanDraft, scanDrafts } from "./scan-drafts.ts";
import type { ScanPhoto } from "./scan-photo.ts";
import type { OpenStage, ScanStage } from "./scan-stages.ts";
import { useProcessPhotos } from "./use-process-photos.ts";

export type Scan = ReturnType<typeof useScan>;
export type SavedScan = { recipeId: string; title: string };

/** Where the browser keeps what is typed in the review of a reading. */
export const reviewKey = (userId: string, readingId: string) => draftKey(userId, `scan:${readingId}`);

type Held = Omit<ScanDraft, "savedAt">;
const nothing: Held = { photos: [], stage: "capture", reading: null, removed: [] };

/** A scan from its first photo to the saved recipe. It is kept in the browser at each step, and found again. */
export function useScan(userId: string) {
  const [held, setHeld] = useState<Held>(nothing);
  const [isLoaded, setLoaded] = useState(false);
  const [restoredAt, setRestoredAt] = useState<string | null>(null);
  const [isKept, setKept] = useState(true);
  const [isSaving, setSaving] = useState(false);
  const [saved, setSaved] = useState<SavedScan | null>(null);
  const latest = useRef(held);
  latest.current = held;
  /** As the browser keeps it: it need not be written again, and nothing was done upon it here. */
  const asKept = useRef<Held>(nothing);

  const change = (part: Partial<Held>) => {
    latest.current = { ...latest.current, ...part };
    setHeld(latest.current);
  };

  const processing = useProcessPhotos({
    onRead: (reading) => {
      forgetReview(latest.current.reading);
      change({ reading, removed: [] });
    },
  });

  const show = useCallback((found: ScanDraft | null) => {
    const { savedAt, ...draft } = found ?? { ...nothing, savedAt: null };
    // What was being read when the page went has no answer: its photos are there.
    asKept.current = { ...nothing, ...draft, stage: draft.reading ? draft.stage : "capture" };
    latest.current = asKept.current;
    setHeld(asKept.current);
    setRestoredAt(savedAt);
  }, []);

  useEffect(() => {
    let isWanted = true;
    void scanDrafts.read(userId).then((found) => {
      if (!isWanted) return;
      if (found) show(found);
      setLoaded(true);
    });
    return () => {
      isWanted = false;
    };
  }, [userId, show]);

  useEffect(() => {
    if (!isLoaded || held === asKept.current) return;
    if (held.photos.length === 0 && held.reading === null) void scanDrafts.remove(userId);
    else void scanDrafts.write(userId, { ...held, savedAt: new Date().toISOString() }).then(setKept);
  }, [userId, isLoaded, held]);

  function forgetReview(reading: Reading | null) {
    if (reading) drafts.remove(reviewKey(userId, reading.id));
  }

  function process(photos: readonly ScanPhoto[] = latest.current.photos) {
    change({ stage: "process" });
    void processing.run(photos);
  }

  function forget() {
    processing.cancel();
    forgetReview(latest.current.reading);
    change(nothing);
    setRestoredAt(null);
  }

  const stage: ScanStage = isSaving || saved ? "save" : held.stage;
  return {
    ...held,
    stage,
    isLoaded,
    restoredAt,
    isKept,
    saved,
    run: processing.state,
    /** Something would be lost, were the scan forgotten. */
    hasWork: held.photos.length > 0 || held.reading !== null,

    /** Takes photos in; the first ones of a scan are read at once, unless more are to come. */
    addPhotos(photos: readonly ScanPhoto[], isCollecting: boolean) {
      const isFirst = latest.current.photos.length === 0 && !isCollecting;
      const all = [...latest.current.photos, ...photos].slice(0, SCAN_MAX_PHOTOS);
      change({ photos: all });
      if (isFirst && all.length > 0) process(all);
    },
    changePhotos: (update: (photos: readonly ScanPhoto[]) => ScanPhoto[]) =>
      change({ photos: update(latest.current.photos) }),
    process: () => process(),
    /** Stops what is being read; the photos stay. */
    cancel() {
      processing.cancel();
      change({ stage: "capture" });
    },
    goTo(next: OpenStage) {
      // What failed is told once.
      if (next === "capture") processing.clear();
      change({ stage: next });
    },
    removeImage: (at: number) => change({ removed: [...latest.current.removed, at] }),
    setSaving,
    finish(done: SavedScan) {
      setSaving(false);
      forget();
      setSaved(done);
    },
    forget,
    /** Somebody comes back: another tab may have gone on with this scan, or finished it. What was done here stays. */
    async refresh() {
      const before = latest.current;
      const isUntouched = () => latest.current === before && before === asKept.current;
      if (!isLoaded || !isUntouched()) return;
      const found = await scanDrafts.read(userId);
      const isTyped = before.reading && drafts.read(reviewKey(userId, before.reading.id)) !== null;
      if (!isUntouched() || isTyped) return;
      if ((found?.savedAt ?? null) !== restoredAt) show(found);
    },
    /** Back to the beginning; the saved recipe stays where it is. */
    startOver() {
      forget();
      setSaved(null);
    },
  };
}
