import { useCallback, useEffect, useRef, useState } from "react";
import { draftStorageKey, drafts } from "../drafts/draft-storage.ts";
import { type ScanDraft, scanDrafts } from "./scan-drafts.ts";

export const reviewKey = (userId: string, readingId: string) => draftStorageKey(userId, `scan:${readingId}`);

type ScanState = Omit<ScanDraft, "savedAt">;
const emptyScan: ScanState = { photos: [], stage: "capture", reading: null, removed: [] };

/** The state of a scan, stored in the browser at each step. `latest` is ahead of the rendered state. */
export function useStoredScanState(userId: string) {
  const [state, setState] = useState<ScanState>(emptyScan);
  const [isLoaded, setLoaded] = useState(false);
  const [restoredAt, setRestoredAt] = useState<string | null>(null);
  const [isStored, setStored] = useState(true);
  const latest = useRef(state);
  latest.current = state;
  /** The stored state: unchanged, it needs no write. */
  const stored = useRef<ScanState>(emptyScan);

  const change = (part: Partial<ScanState>) => {
    latest.current = { ...latest.current, ...part };
    setState(latest.current);
  };

  const show = useCallback((found: ScanDraft | null) => {
    const { savedAt, ...draft } = found ?? { ...emptyScan, savedAt: null };
    // A reading that the reload interrupted has no answer, but its photos are stored.
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
    /** On return to the tab: another tab may have continued or finished this scan. Changes of this tab stay. */
    async refresh() {
      const before = latest.current;
      const isUntouched = () => latest.current === before && before === stored.current;
      if (!isLoaded || !isUntouched()) return;
      const found = await scanDrafts.read(userId);
      const isTyped = before.reading && drafts.read(reviewKey(userId, before.reading.id)) !== null;
      if (!isUntouched() || isTyped) return;
      if ((found?.savedAt ?? null) !== restoredAt) show(found);
    },
  };
}
