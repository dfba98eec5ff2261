import type { Db } from "#db/client.ts";
import type { IngredientReading } from "#server/engines/ingredient-lines/ingredient-lines.ts";
import type { ImportDraft, OnFault } from "#server/engines/parsed-recipe/parsed-recipe.ts";
import type {
  Quality,
  ScannedText,
  ScanReading,
  ScanStep,
} from "#server/engines/recipe-photo/recipe-photo.ts";
import type { Member } from "./guards/member.ts";
import type { Clock } from "./lib/clock.ts";
import type { Logger } from "./lib/logger.ts";
import type { MeiliServer } from "./lib/meilisearch/meili-server.ts";

/**
 * Input of an import: the HTML of a page, or a pasted text. With `mayPropose`, lines of a text without a
 * recognised recipe are proposed as one.
 */
export type ImportSource =
  | { kind: "page"; html: string; url: string | null }
  | { kind: "text"; text: string; mayPropose?: boolean };

/**
 * The recipe of an import and the page's further ones. `storedSource` is the compressed input; null if it is
 * too large to store.
 */
export type SourceReading = { draft: ImportDraft; others: ImportDraft[]; storedSource: Uint8Array | null };

/** Reads the input of an import off the main thread; null if it contains no recipe. */
export type ReadSource = (source: ImportSource, onFault: OnFault) => Promise<SourceReading | null>;

/** Ingredient lines of one list. `language` is a BCP 47 code. */
export type LinesJob = { lines: readonly string[]; language?: string };

/** Reads ingredient lines off the main thread. */
export type ReadLines = (job: LinesJob) => Promise<IngredientReading[]>;

export type PreparePhotos = () => Promise<Uint8Array<ArrayBuffer>[]>;

export type ScanRun = { signal?: AbortSignal; onStep?: (step: ScanStep) => void };

/**
 * Scans photos off the main thread. Transfers the photos' buffers to the thread, which empties them here.
 * Every method throws SCAN_ errors, or the signal's reason when it is aborted.
 */
export type ScannerPool = {
  /** Calls `prepare` for the decoded photos when the pool decodes and reads no others, and rejects as it does. */
  scan(prepare: PreparePhotos, run?: ScanRun): Promise<ScanReading>;
  /** Assesses the first photo that `prepare` decodes, in turn with scans. */
  assess(prepare: PreparePhotos): Promise<Quality>;
  parse(text: string, onFault: OnFault): Promise<ScannedText>;
};

/**
 * Progress of a scan. `photo` counts from 1; `share` is 0 to 1; `waiting` is the number of scans ahead in the
 * queue.
 */
type ScanProgress = {
  step: "waiting" | "preparing" | "reading" | "understanding";
  photo: number;
  of: number;
  share: number;
  waiting: number;
};

/** A scan for its work. */
export type RunningScan = {
  signal: AbortSignal;
  onStep: (step: ScanStep) => void;
  /** Counts the running scans of the member that began earlier. */
  countEarlier: () => number;
  /** Removes the scan from the running ones before its work ends. */
  leave: () => void;
};

/** The scans that are running in this process, so that their member can follow and cancel them. */
export type RunningScans = {
  /** Runs `work` as a scan under the client's id. Cancels another scan with the same id. */
  run<T>(
    member: Member,
    id: string | undefined,
    photos: number,
    work: (scan: RunningScan) => Promise<T>,
  ): Promise<T>;
  /** Returns null if the member has no such scan. */
  progressOf(member: Member, id: string): ScanProgress | null;
  /** Ends the scan with SCAN_CANCELLED; does nothing if there is none. */
  cancel(member: Member, id: string): void;
};

export type IndexDeps = { db: Db; clock: Clock; log: Logger; meili: MeiliServer };

/** Synchronizes the search server's index with the recipes. */
export type IndexSync = {
  /** Whether the index had every recipe at the last check. */
  readonly isComplete: boolean;
  /** Whether the last call of `turn` could not reach the search server. */
  readonly isUnreachable: boolean;
  /**
   * Checks the index if a check is due, then sends changes. Logs errors and waits longer after each while the
   * search server is down.
   */
  turn(deps: IndexDeps, signal?: AbortSignal): Promise<void>;
  /** Synchronizes all recipes and reports how many were checked. Rejects if the search server is down. */
  rebuild(deps: IndexDeps, onProgress: (checked: number) => void): Promise<void>;
};

/** An external search server and the synchronization of its index. */
export type SearchServer = { meili: MeiliServer; sync: IndexSync };
