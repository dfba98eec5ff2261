import { useCallback, useEffect, useRef, useState } from "react";
import { createDraftStorageKey, drafts } from "../drafts/draft-storage.ts";
import { type ScanDraft, scanDrafts } from "./scan-drafts.ts";

export const scanReviewStorageKey = (userId: string, readingId: string) =>
  createDraftStorageKey(userId, `scan:${readingId}`);

type ScanState = Omit<ScanDraft, "savedAt">;
const emptyScan: ScanState = { photos: [], stage: "capture", reading: null, removed: [] };

/**
 * The state of a scan, stored in the browser at each change. `latest` has changes that are not rendered yet.
 */
export function useStoredScanState(userId: string) {
  const [state, setState] = useState<ScanState>(emptyScan);
  const [isLoaded, setLoaded] = useState(false);
  const [restoredAt, setRestoredAt] = useState<string | null>(null);
  const [isStored, setStored] = useState(true);
  const latest = useRef(state);
  latest.current = state;
  /** The state as stored, which needs no write while it is unchanged. */
  const stored = useRef<ScanState>(emptyScan);

  const change = (part: Partial<ScanState>) => {
    latest.current = { ...latest.current, ...part };
    setState(latest.current);
  };

  const show = useCallback((found: ScanDraft | null) => {
    const { savedAt, ...draft } = found ?? { ...emptyScan, savedAt: null };
    // A reading that was interrupted by a reload has no result, so the scan returns to its photos.
    stored.current = { ...emptyScan, ...draft, stage: draft.reading ? draft.stage : "capture" };
    latest.current = stored.current;
    setState(stored.current);
    setRestoredAt(savedAt);
  }, []);

  useEffect(() => {
    let isActive = true;
    void scanDrafts.read(userId).then((found) => {
      if (!isActive) return;
      if (found) show(found);
      setLoaded(true);
    });
    return () => {
      isActive = false;
    };
  }, [userId, show]);

  useEffect(() => {
    if (!isLoaded || state === stored.current) return;
    if (state.photos.length === 0 && state.reading === null) void scanDrafts.remove(userId);
    else void scanDrafts.write(userId, { ...state, savedAt: new Date().toISOString() }).then(setStored);
  }, [userId, isLoaded, state]);

  return {
    held: state,
    latest,
    change,
    isLoaded,
    restoredAt,
    isKept: isStored,
    clear() {
      change(emptyScan);
      setRestoredAt(null);
    },
    /**
     * Must be called when the member returns to the tab, because another tab may have continued the scan.
     * Unsaved changes of this tab are not replaced.
     */
    async refresh() {
      const before = latest.current;
      const isUntouched = () => latest.current === before && before === stored.current;
      if (!isLoaded || !isUntouched()) return;
      const found = await scanDrafts.read(userId);
      const isTyped = before.reading && drafts.read(scanReviewStorageKey(userId, before.reading.id)) !== null;
      if (!isUntouched() || isTyped) return;
      if ((found?.savedAt ?? null) !== restoredAt) show(found);
    },
  };
}
