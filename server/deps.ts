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
  /** The origin of links in mails, without a slash at the end. */
  baseUrl: string;
  db: Db;
  clock: Clock;
  uuid: () => string;
  log: Logger;
  rateLimits: RateLimits;
};

type AccountDeps = {
  passwords: Passwords;
  /**
   * Checks passwords for the same account or address one at a time, so that parallel guesses are stopped by
   * the lockout of the first.
   */
  passwordMutex: KeyedMutex;
  /**
   * Encrypts data that the server must read again, but that no one else should read in the database: waiting
   * mails.
   */
  seal: Seal;
  /** Looks up locations of IP addresses; finds none without a GeoIP file. */
  geoIp: GeoIp;
  /** Null if no identity provider is configured. */
  identityProvider: IdentityProvider | null;
  /** Runs the outbox job soon; called after a mail was stored. */
  wakeOutbox: () => void;
};

type StorageDeps = {
  images: ImageStore;
  /** Reports the free space on the disk. */
  storage: DiskQuota;
};

type ReadingDeps = {
  fetchPage: SafeFetch;
  /** Reads an imported page or pasted text in a worker thread. */
  readSource: ReadSource;
  /** Reads a long list of ingredient lines in a worker thread. */
  readLines: ReadLines;
  importSlots: ImportSlots;
  scanner: ScannerPool;
  runningScans: RunningScans;
  /** Null if no language model is configured; recipes are then sent to no third party. */
  languageModel: LanguageModel | null;
  scalingQueue: BoundedQueue;
};

type SearchDeps = {
  search: SearchEngine;
  /** Null if only the database is searched. */
  searchServer: SearchServer | null;
};

/** Dependencies of a server, built by `composeDeps`. A service declares only the few that it uses. */
export type Deps = Readonly<CoreDeps & AccountDeps & StorageDeps & ReadingDeps & SearchDeps>;
