import type { Db } from "#db/client.ts";
import type { SearchEngine } from "#server/engines/search/search.ts";
import type { Env } from "./env.ts";
import type { DiskQuota } from "./guards/disk-quota.ts";
import type { ImportSlots } from "./guards/import-slots.ts";
import type { RateLimits } from "./guards/rate-limits.ts";
import type { Clock } from "./lib/clock.ts";
import type { GeoIp } from "./lib/geo-ip.ts";
import type { IdentityProvider } from "./lib/identity/identity-provider.ts";
import type { ImageStore } from "./lib/images.ts";
import type { LanguageModel } from "./lib/language-model.ts";
import type { Logger } from "./lib/logger.ts";
import type { SafeFetch } from "./lib/net/safe-fetch.ts";
import type { Passwords } from "./lib/passwords/passwords.ts";
import type { Seal } from "./lib/seal.ts";
import type { BoundedQueue } from "./lib/work/bounded-queue.ts";
import type { KeyedMutex } from "./lib/work/keyed-mutex.ts";
import type { ReadLines, ReadSource, RunningScans, ScannerPool, SearchServer } from "./ports.ts";

type CoreDeps = {
  env: Env;
  /** Start of the links in mails: no slash at the end. */
  baseUrl: string;
  db: Db;
  clock: Clock;
  uuid: () => string;
  log: Logger;
  rateLimits: RateLimits;
};

type AccountDeps = {
  passwords: Passwords;
  /** Checks guesses of the same account or address one at a time, so that parallel guesses meet the lockout of the first. */
  passwordMutex: KeyedMutex;
  /** Encrypts data that must be read again but not by a reader of the database: waiting mails. */
  seal: Seal;
  /** Finds nothing without a GeoIP file. */
  geoIp: GeoIp;
  /** Null without a configured issuer. */
  identityProvider: IdentityProvider | null;
  /** Wakes the outbox job after a message was stored. */
  wakeOutbox: () => void;
};

type StorageDeps = {
  images: ImageStore;
  /** Free space on the disk. */
  storage: DiskQuota;
};

type ReadingDeps = {
  fetchPage: SafeFetch;
  /** Reads a page or a pasted text in a worker. */
  readSource: ReadSource;
  /** Reads a long list of ingredient lines in a worker. */
  readLines: ReadLines;
  importSlots: ImportSlots;
  scanner: ScannerPool;
  runningScans: RunningScans;
  /** Null without a configured model: nothing is sent anywhere. */
  languageModel: LanguageModel | null;
  scalingQueue: BoundedQueue;
};

type SearchDeps = {
  search: SearchEngine;
  /** Null where the database alone is searched. */
  searchServer: SearchServer | null;
};

/** Dependencies of a server, built by `compose`. A service names the few that it uses. */
export type Deps = Readonly<CoreDeps & AccountDeps & StorageDeps & ReadingDeps & SearchDeps>;
