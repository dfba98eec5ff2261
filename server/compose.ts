import { join } from "node:path";
import type { Db } from "#db/client.ts";
import type { SearchEngine } from "#server/engines/search/search.ts";
import type { Deps } from "./deps.ts";
import { type Env, getBaseUrlOrLocalhost } from "./env.ts";
import { createRunningScanRegistry } from "./features/scans/service/running-scans.ts";
import { createScannerPool, type RunScanJob } from "./features/scans/service/scanner-pool.ts";
import { createConfiguredSearchEngine } from "./features/search-index/service/create-search.ts";
import { createWatchedDbAndStorage, type Disks } from "./guards/disk-quota.ts";
import { createImportConcurrencyLimiter } from "./guards/import-slots.ts";
import { createAddressAndNetworkRateLimiter } from "./guards/rate-limits.ts";
import { createIdentityProviderOrNull } from "./lib/identity/identity-provider.ts";
import { createUuidV7Generator } from "./lib/ids.ts";
import type { DecodeRaw } from "./lib/images/decode-raw.ts";
import { createImageStore, createMemoryLimitedDecodingQueue } from "./lib/images.ts";
import { createLanguageModelOrNull } from "./lib/language-model.ts";
import { createSafeFetch } from "./lib/net/safe-fetch.ts";
import { createPasswordHasher } from "./lib/passwords/passwords.ts";
import { createBoundedQueue } from "./lib/work/bounded-queue.ts";
import { createKeyedMutex } from "./lib/work/keyed-mutex.ts";

/**
 * Dependencies that differ between processes: a server has worker threads and the system clock, a test has
 * neither.
 */
export type Ports = Pick<
  Deps,
  "clock" | "log" | "seal" | "geoIp" | "readSource" | "readLines" | "wakeOutbox"
> & {
  db: Db;
  disks: Disks;
  runScanJob: RunScanJob;
  decodeRaw: DecodeRaw;
  /** By default, searches run on the calling thread. */
  embeddedSearch?: SearchEngine;
};

/** Builds the dependencies of the server, its tools and its tests. `overrides` replace single ones. */
export function composeDeps(env: Env, ports: Ports, overrides: Partial<Deps> = {}): Deps {
  const { clock, log, seal, geoIp, readSource, readLines, wakeOutbox } = ports;
  const { db, storage } = createWatchedDbAndStorage({ db: ports.db, ...ports.disks, log });
  const decoding = createMemoryLimitedDecodingQueue();
  return {
    env,
    baseUrl: getBaseUrlOrLocalhost(env),
    db,
    clock,
    uuid: createUuidV7Generator(clock),
    log,
    passwords: createPasswordHasher(),
    passwordMutex: createKeyedMutex(),
    seal,
    images: createImageStore({
      dir: join(env.DATA_DIR, "images"),
      decoder: { budget: decoding, decodeRaw: ports.decodeRaw },
    }),
    storage,
    geoIp,
    fetchPage: createSafeFetch({ proxy: env.IMPORT_PROXY }),
    readSource,
    readLines,
    importSlots: createImportConcurrencyLimiter(),
    scanner: createScannerPool(ports.runScanJob, undefined, decoding),
    runningScans: createRunningScanRegistry(),
    scalingQueue: createBoundedQueue({ concurrency: 1, maxWaiting: 100 }),
    languageModel: createLanguageModelOrNull({ url: env.LLM_URL, model: env.LLM_MODEL, key: env.LLM_KEY }),
    identityProvider: createIdentityProviderOrNull({
      issuer: env.OIDC_ISSUER,
      clientId: env.GOOGLE_CLIENT_ID,
      clientSecret: env.GOOGLE_CLIENT_SECRET,
      redirectUri: `${getBaseUrlOrLocalhost(env)}/login`,
      clock,
    }),
    ...createConfiguredSearchEngine({
      url: env.MEILI_URL,
      key: env.MEILI_KEY,
      indexName: env.MEILI_INDEX,
      embedded: ports.embeddedSearch,
    }),
    rateLimits: createAddressAndNetworkRateLimiter(clock),
    wakeOutbox,
    ...overrides,
  };
}
