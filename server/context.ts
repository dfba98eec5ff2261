import type { Db } from "#db/client.ts";
import type { SearchEngine } from "#server/engines/search/search.ts";
import type { Env } from "./env.ts";
import type { ReadSource } from "./features/imports/service/read-source.ts";
import type { ReadLines } from "./features/recipes/service/list-reader.ts";
import type { RunningScans } from "./features/scans/service/running-scans.ts";
import type { ScannerPool } from "./features/scans/service/scanner-pool.ts";
import type { SearchServer } from "./features/search-index/service/create-search.ts";
import type { ImportSlots } from "./guards/import-slots.ts";
import type { Viewer } from "./guards/member.ts";
import type { Rate, RateLimits } from "./guards/rate-limits.ts";
import type { StorageRoom } from "./guards/storage-room.ts";
import type { Clock } from "./lib/clock.ts";
import type { GeoIp } from "./lib/geo-ip.ts";
import type { IdentityProvider } from "./lib/identity/identity-provider.ts";
import type { ImageStore } from "./lib/images.ts";
import type { LanguageModel } from "./lib/language-model.ts";
import type { Logger } from "./lib/logger.ts";
import type { SafeFetch } from "./lib/net/safe-fetch.ts";
import type { Passwords } from "./lib/passwords/passwords.ts";
import type { Seal } from "./lib/seal.ts";

/** The parts a server is made of, put together in main.ts and handed down. Services name the few that they use. */
export type Deps = {
  env: Env;
  /** Where links in mail lead: no slash at the end. */
  baseUrl: string;
  db: Db;
  clock: Clock;
  uuid: () => string;
  log: Logger;
  passwords: Passwords;
  /** For what must be read again but not by who reads the database: waiting mails. */
  seal: Seal;
  images: ImageStore;
  /** The room that is left on the disk. */
  storage: StorageRoom;
  /** Where addresses are; nowhere where the operator has no file of it. */
  geoIp: GeoIp;
  fetchPage: SafeFetch;
  /** Reads a page or a pasted text in a worker. */
  readSource: ReadSource;
  /** Reads a long list of ingredient lines in a worker. */
  readLines: ReadLines;
  importSlots: ImportSlots;
  scanner: ScannerPool;
  runningScans: RunningScans;
  /** Null where none is set: nothing is sent anywhere. */
  languageModel: LanguageModel | null;
  /** Null where none is set: nobody signs in by a third party. */
  identityProvider: IdentityProvider | null;
  search: SearchEngine;
  /** Null where the database alone is searched. */
  searchServer: SearchServer | null;
  rateLimits: RateLimits;
  /** Wakes the outbox job after a message was stored. */
  wakeOutbox: () => void;
};

/**
 * Larder's own cookies, none of which signs anybody in. `device`: secrets by which accounts know this browser, joined by
 * dots. `asked`: those of registrations that were asked for here. `identity`: that of a sign-in by third party.
 */
export type CookieName = "device" | "asked" | "identity";

export type Cookies = {
  /** Null where the browser sent none, or one that is not ours by its form. */
  get(name: CookieName): string | null;
  /** Sets it on the answer; null takes it away. */
  set(name: CookieName, value: string | null): void;
};

/** What is known of the HTTP request, whichever transport carried it. */
export type RequestInfo = {
  id: string;
  ip: string;
  /** Where the asker reaches this server, as far as that is certain: links mailed for this request start with it. */
  address: string;
  userAgent: string;
  /** The cookies of the browser; nobody else's are looked at. */
  cookies: Cookies;
  /** IANA zone of the X-Timezone header, null when absent or unknown. */
  timezone: string | null;
};

/** Context of one HTTP request; a batch shares it, so the session is read once. */
export type Context = {
  deps: Deps;
  request: RequestInfo;
  /** The access token of the Authorization header, null without one. */
  bearer: string | null;
  /** The member of the bearer, or null for a guest; throws INVALID_TOKEN for one that is not valid. */
  readViewer: () => Promise<Viewer>;
  /** Counts a call towards its rate, once: before its body is read, or here. Throws RATE_LIMITED. */
  countCall: (procedure: string, rate: Rate) => void;
};
