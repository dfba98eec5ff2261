import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { openDb } from "#db/client.ts";
import { migrateDatabase } from "#db/migrate.ts";
import type { ReadingFault } from "#server/engines/parsed-recipe/parsed-recipe.ts";
import type { ImportSource, LinesJob, SourceReading } from "#server/ports.ts";
import { composeDeps } from "./compose.ts";
import { getDatabaseFilePathOrNull, getDatabaseUrlOrDefault } from "./data-paths.ts";
import type { Deps } from "./deps.ts";
import type { IngredientReading } from "./engines/ingredient-lines/ingredient-lines.ts";
import type { ScanStep } from "./engines/recipe-photo/recipe-photo.ts";
import { createEmbeddedSearch } from "./engines/search/search.ts";
import { ConfigurationError, type Env, getBaseUrlOrLocalhost } from "./env.ts";
import { normalizeStoredEmails } from "./features/accounts/service/normalize-stored-emails.ts";
import { SCAN_DEADLINE_SECONDS } from "./features/scans/policy.ts";
import type { ScanJob, ScanJobAnswer } from "./features/scans/service/scan-job.ts";
import {
  createSearchEngineWithThreadedReads,
  type SearchJob,
  type SearchJobAnswer,
} from "./features/search/service/search-threads.ts";
import { READER_THREADS } from "./guards/import-slots.ts";
import {
  outboxJob,
  pictureWidthsJob,
  retentionJob,
  searchIndexJob,
  searchServerJob,
  sweepJob,
} from "./jobs/all-jobs.ts";
import { createJobScheduler, type Jobs } from "./jobs/job.ts";
import { systemClock } from "./lib/clock.ts";
import { openGeoIpDatabase } from "./lib/geo-ip.ts";
import type { RawJob } from "./lib/images/decode-raw.ts";
import type { RawImage } from "./lib/images/raw-image.ts";
import { createLogger } from "./lib/logger.ts";
import { createMailer, type Mailer } from "./lib/mailer.ts";
import { createFreeSpaceReader } from "./lib/process/disk-space.ts";
import { printToTerminal } from "./lib/process/terminal.ts";
import { createTextCipher, loadOrCreateSealKey } from "./lib/seal.ts";
import { createWorkerPool } from "./lib/work/worker-pool.ts";

/**
 * Time limit for an imported page, in milliseconds. Measured on 616 pages: 25 ms on average, at most 211 ms.
 * Other pages wait for a slow one.
 */
const PAGE_DEADLINE_MS = 4_000;
/** Time limit for a list of ingredient lines. Measured: the longest list takes 100 ms. */
const LINES_DEADLINE_MS = 5_000;
const LINES_IDLE_MS = 60_000;
/** A thread that exceeds this time is replaced; the response would be too late anyway. */
const SCAN_DEADLINE_MS = SCAN_DEADLINE_SECONDS * 1000;
/** Time limit for decoding a picture. Measured: 24 megapixels of HEIC take about 3 s. */
const PICTURE_DEADLINE_MS = 20_000;
/** A scan thread ends with its job, so that its memory is free for other decoding. */
const SCAN_IDLE_MS = 0;
const SEARCH_THREADS = Math.min(4, Math.max(1, availableParallelism()));
/** Time limit for a search. Measured: the slowest takes about ten milliseconds. */
const SEARCH_DEADLINE_MS = 10_000;
const SEARCH_IDLE_MS = 300_000;

/**
 * The sender of mails if none is configured. An IPv6 address is replaced by "localhost", because it is no
 * mail domain.
 */
function getDefaultMailSender(env: Env): string {
  const { hostname } = new URL(getBaseUrlOrLocalhost(env));
  return `Larder <larder@${hostname.startsWith("[") ? "localhost" : hostname}>`;
}

export type Parts = {
  deps: Deps;
  mailer: Mailer;
  /** The background jobs, which are not started yet. */
  jobs: Jobs;
  /** Stops the jobs and closes all other parts. */
  close(): Promise<void>;
};

/**
 * Returns the configured scan languages other than English. Throws ConfigurationError if the data of one is
 * not installed.
 */
async function requireInstalledScanLanguages({ OCR_LANGS }: Env): Promise<string[]> {
  const languages = OCR_LANGS.filter((code) => code !== "eng");
  if (languages.length === 0) return languages;
  // Imported here, because only scan threads need the scanner's code otherwise.
  const { findInstalledLanguageFileOrNull: installedLanguageData, languagePackage } = await import(
    "./engines/recipe-photo/recipe-photo.ts"
  );
  const missing = languages.filter((code) => installedLanguageData(code) === null).map(languagePackage);
  if (missing.length === 0) return languages;
  throw new ConfigurationError(
    `The environment variable OCR_LANGS needs ${missing.join(" and ")}: install it with npm install --no-save.`,
  );
}

/**
 * Migrates the database and builds the parts of a server in the process that owns the data folder. Needs a
 * build, because workers and migrations are in dist/server.
 */
export async function assembleServer(env: Env, overrides: Partial<Deps> = {}): Promise<Parts> {
  const log = createLogger({ level: env.LOG_LEVEL });
  // Opened before anything is changed, because an unreadable file is a configuration error.
  const geoIp = await openGeoIpDatabase(env.GEOIP_DB);
  const languages = await requireInstalledScanLanguages(env);
  const databaseUrl = getDatabaseUrlOrDefault(env);
  const access = env.DATABASE_AUTH_TOKEN === undefined ? {} : { authToken: env.DATABASE_AUTH_TOKEN };
  await migrateDatabase(databaseUrl, {
    folder: join(import.meta.dirname, "../../db/migrations"),
    backupsDir: join(env.DATA_DIR, "backups"),
    log: (line) => log.info(line),
    ...access,
  });
  const sealKey = await loadOrCreateSealKey(join(env.DATA_DIR, "mail.key"), (line) => log.warn(line));
  const clock = systemClock;
  const file = getDatabaseFilePathOrNull(env);
  const db = await openDb(databaseUrl, { ...access, development: env.development });
  await normalizeStoredEmails(db);
  const pages = createWorkerPool<ImportSource, SourceReading | null, ReadingFault>({
    entry: new URL("./page-reader-worker.js", import.meta.url),
    size: READER_THREADS,
    maxQueue: 16,
    deadlineMs: PAGE_DEADLINE_MS,
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });
  const lines = createWorkerPool<LinesJob, IngredientReading[]>({
    entry: new URL("./line-reader-worker.js", import.meta.url),
    size: 1,
    maxQueue: 32,
    deadlineMs: LINES_DEADLINE_MS,
    idleMs: LINES_IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  const scans = createWorkerPool<ScanJob, ScanJobAnswer, ScanStep>({
    entry: new URL("./scan-worker.js", import.meta.url),
    workerData: { languages },
    size: 2,
    maxQueue: 10,
    deadlineMs: SCAN_DEADLINE_MS,
    idleMs: SCAN_IDLE_MS,
    // V8's default of 48 MB for new objects does not make scans faster.
    resourceLimits: { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 12 },
  });
  const pictures = createWorkerPool<RawJob, RawImage>({
    entry: new URL("./image-worker.js", import.meta.url),
    size: 1,
    maxQueue: 16,
    deadlineMs: PICTURE_DEADLINE_MS,
    // The thread ends with its job, because WebAssembly memory never shrinks.
    idleMs: 0,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  // Queries of a remote database are asynchronous and do not block this thread, so they need no workers.
  const searches =
    db.path === null
      ? null
      : createWorkerPool<SearchJob, SearchJobAnswer>({
          entry: new URL("./search-worker.js", import.meta.url),
          workerData: { path: db.path },
          size: SEARCH_THREADS,
          maxQueue: 64,
          deadlineMs: SEARCH_DEADLINE_MS,
          // The worker runs native code, and terminating its thread could end the process.
          onDeadline: "wait",
          idleMs: SEARCH_IDLE_MS,
          // One thread stays, because loading the search lexicon takes half a second.
          stay: 1,
          resourceLimits: { maxOldGenerationSizeMb: 256 },
        });
  const mailer = createMailer({
    smtpUrl: env.SMTP_URL,
    from: env.MAIL_FROM ?? getDefaultMailSender(env),
    outboxDir: join(env.DATA_DIR, "outbox"),
    printLink: printToTerminal,
  });
  const jobs = createJobScheduler([
    outboxJob,
    sweepJob,
    retentionJob,
    searchIndexJob,
    pictureWidthsJob,
    ...(env.MEILI_URL === undefined ? [] : [searchServerJob]),
  ]);
  const deps = composeDeps(
    env,
    {
      db,
      disks: {
        pictures: createFreeSpaceReader(env.DATA_DIR, clock),
        ...(file === null ? {} : { database: createFreeSpaceReader(dirname(file), clock) }),
      },
      clock,
      log,
      seal: createTextCipher(sealKey),
      geoIp,
      readSource: (source, onFault) => pages.run(source, { onProgress: onFault }),
      readLines: (job) => lines.run(job),
      runScanJob: Object.assign(scans.run, { freed: scans.freed }),
      decodeRaw: Object.assign((job: RawJob) => pictures.run(job), { freed: pictures.freed }),
      ...(searches === null
        ? {}
        : { embeddedSearch: createSearchEngineWithThreadedReads(createEmbeddedSearch(), searches.run) }),
      wakeOutbox: () => jobs.wake("outbox"),
    },
    overrides,
  );
  return {
    deps,
    mailer,
    jobs,
    async close() {
      await jobs.stop();
      await mailer.close();
      await pages.close();
      await lines.close();
      await scans.close();
      await pictures.close();
      await searches?.close();
      await db.close();
    },
  };
}
