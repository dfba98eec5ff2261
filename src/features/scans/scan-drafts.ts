import type { ScanAnswer } from "#server/features/scans/schema.ts";
import { hasMemberSignedOut } from "../../lib/signed-out.ts";
import type { ScanPhoto } from "./scan-photo.ts";

export const SCAN_STAGES = ["capture", "process", "review", "save"] as const;
export type ScanStage = (typeof SCAN_STAGES)[number];

/** A stage at which a scan can be stored; saving is not one of them. */
export type OpenStage = Exclude<ScanStage, "save">;

/** The stage of a stored scan, which older versions stored as a number; "capture" for unknown values. */
export function parseStoredScanStage(stored: unknown): OpenStage {
  const found = SCAN_STAGES.find((stage, index) => stage === stored || index === stored);
  return found === undefined || found === "save" ? "capture" : found;
}

/** The result of reading photos. `id` is part of the key of its review's draft. */
export type Reading = { id: string; answer: ScanAnswer; photos: readonly ScanPhoto[] };

/** A scan as stored in IndexedDB, because photos are too large for localStorage. */
export type ScanDraft = {
  photos: ScanPhoto[];
  stage: OpenStage;
  reading: Reading | null;
  /** Indexes of the food images in `answer` that the member removed. */
  removed: number[];
  savedAt: string;
};

const databaseName = "larder-scans";
const storeName = "drafts";
/** Must be increased when the shape of a draft changes; drafts with another shape are ignored. */
const shape = 2;

let opened: Promise<IDBDatabase> | null = null;

function openScanDatabaseOnce(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(databaseName, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(storeName);
    request.onsuccess = () => {
      // An open connection would block another tab that upgrades the database.
      request.result.onversionchange = () => {
        request.result.close();
        opened = null;
      };
      resolve(request.result);
    };
    request.onerror = () => reject(request.error);
  }).catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
}

async function runInScanStore<Result>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await openScanDatabaseOnce();
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(storeName, mode);
    const request = work(transaction.objectStore(storeName));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error);
    transaction.onerror = () => reject(transaction.error);
  });
}

/**
 * The unfinished scan of each member. If the browser refuses to store data, `read` resolves to null and
 * `write` to false.
 */
export const scanDrafts = {
  async read(userId: string): Promise<ScanDraft | null> {
    try {
      const found: unknown = await runInScanStore("readonly", (store) => store.get(userId));
      return isScanDraft(found) ? { ...found, stage: parseStoredScanStage(found.stage) } : null;
    } catch {
      return null;
    }
  },

  async write(userId: string, draft: ScanDraft): Promise<boolean> {
    // A write after the member signed out is dropped silently.
    if (hasMemberSignedOut(userId)) return true;
    try {
      await runInScanStore("readwrite", (store) => store.put({ ...draft, shape }, userId));
      return true;
    } catch {
      return false;
    }
  },

  async remove(userId: string): Promise<void> {
    try {
      await runInScanStore("readwrite", (store) => store.delete(userId));
    } catch {
      // If the browser refuses access, it has stored nothing.
    }
  },
};

function isScanDraft(found: unknown): found is ScanDraft {
  if (typeof found !== "object" || found === null) return false;
  const draft = found as Partial<ScanDraft> & { shape?: unknown };
  return draft.shape === shape && Array.isArray(draft.photos) && typeof draft.savedAt === "string";
}
