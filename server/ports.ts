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
 * Input of an import: a page's HTML from its server or the member's browser, or a pasted text. With `mayPropose` a
 * text without a recognised recipe has its lines proposed.
 */
export type ImportSource =
  | { kind: "page"; html: string; url: string | null }
  | { kind: "text"; text: string; mayPropose?: boolean };

/** A parsed source. `storedSource` is the compressed source, null when it is too large to store. */
export type SourceReading = { draft: ImportDraft; others: ImportDraft[]; storedSource: Uint8Array | null };

/** Reads a source off the main thread; null when it holds no recipe. */
export type ReadSource = (source: ImportSource, onFault: OnFault) => Promise<SourceReading | null>;

/** Lines to read together; `language` is a BCP 47 code. */
export type LinesJob = { lines: readonly string[]; language?: string };

/** Reads ingredient lines off the main thread. */
export type ReadLines = (job: LinesJob) => Promise<IngredientReading[]>;

export type ScanRun = { signal?: AbortSignal; onStep?: (step: ScanStep) => void };

/**
 * Reads photos off the main thread. Transfers them to the thread: their buffers are empty afterwards. Each call throws
 * the SCAN_ errors, and the signal's reason.
 */
export type ScannerPool = {
  scan(photos: Uint8Array<ArrayBuffer>[], run?: ScanRun): Promise<ScanReading>;
  assess(photo: Uint8Array<ArrayBuffer>): Promise<Quality>;
  parse(text: string, onFault: OnFault): Promise<ScannedText>;
};

/** Progress of a scan. `photo` counts from 1; `share` is 0 to 1; `waiting` is the number of scans ahead in the queue. */
type ScanProgress = {
  step: "waiting" | "preparing" | "reading" | "understanding";
  photo: number;
  of: number;
  share: number;
  waiting: number;
};

/** The running scans, for progress and cancellation by their member. In memory, per process. */
export type RunningScans = {
  /** Runs `work` under the client's id, and ends another scan with the same id. */
  run<T>(
    member: Member,
    id: string | undefined,
    photos: number,
    work: (signal: AbortSignal, onStep: (step: ScanStep) => void) => Promise<T>,
  ): Promise<T>;
  /** Null when the member has no such scan. */
  progressOf(member: Member, id: string): ScanProgress | null;
  /** Ends the scan with SCAN_CANCELLED; does nothing when there is none. */
  cancel(member: Member, id: string): void;
};

export type IndexDeps = { db: Db; clock: Clock; log: Logger; meili: MeiliServer };

/** Synchronizes the search server's index with the recipes. */
export type IndexSync = {
  /** Whether the index was complete at the last check. */
  readonly isComplete: boolean;
  /** Whether the last turn could not reach the search server. */
  readonly isUnreachable: boolean;
  /** Checks the index when due, then sends changes. Logs errors and backs off when the server is down. */
  turn(deps: IndexDeps, signal?: AbortSignal): Promise<void>;
  /** Synchronizes everything; reports the number of checked recipes. Rejects when the server is down. */
  rebuild(deps: IndexDeps, onProgress: (checked: number) => void): Promise<void>;
};

/** An external search server, and the job that fills its index. */
export type SearchServer = { meili: MeiliServer; sync: IndexSync };
