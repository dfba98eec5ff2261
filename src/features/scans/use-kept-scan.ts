import { useCallback, useEffect, useRef, useState } from "react";
import { draftKey, drafts } from "../drafts/draft-storage.ts";
import { type ScanDraft, scanDrafts } from "./scan-drafts.ts";

export const reviewKey = (userId: string, readingId: string) => draftKey(userId, `scan:${readingId}`);

type Held = Omit<ScanDraft, "savedAt">;
const nothing: Held = { photos: [], stage: "capture", reading: null, removed: [] };

/** The state of a scan, stored in the browser at each step. `latest` is ahead of the rendered state. */
export function useKeptScan(userId: string) {
  const [held, setHeld] = useState<Held>(nothing);
  const [isLoaded, setLoaded] = useState(false);
  const [restoredAt, setRestoredAt] = useState<string | null>(null);
  const [isKept, setKept] = useState(true);
  const latest = useRef(held);
  latest.current = held;
  /** The stored state: unchanged, it needs no write. */
  const asKept = useRef<Held>(nothing);

  const change = (part: Partial<Held>) => {
    latest.current = { ...latest.current, ...part };
    setHeld(latest.current);
  };

  const show = useCallback((found: ScanDraft | null) => {
    const { savedAt, ...draft } = found ?? { ...nothing, savedAt: null };
    // A reading that the reload interrupted has no answer, but its photos are stored.
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

  return {
    held,
    latest,
    change,
    isLoaded,
    restoredAt,
    isKept,
    clear() {
      change(nothing);
      setRestoredAt(null);
    },
    /** On return to the tab: another tab may have continued or finished this scan. Changes of this tab stay. */
    async refresh() {
      const before = latest.current;
      const isUntouched = () => latest.current === before && before === asKept.current;
      if (!isLoaded || !isUntouched()) return;
      const found = await scanDrafts.read(userId);
      const isTyped = before.reading && drafts.read(reviewKey(userId, before.reading.id)) !== null;
      if (!isUntouched() || isTyped) return;
      if ((found?.savedAt ?? null) !== restoredAt) show(found);
    },
  };
}
