import type { Db } from "#db/client.ts";
import type { Env } from "#server/env.ts";
import { AppError, type ErrorCode } from "#server/errors.ts";
import type { Member } from "#server/guards/member.ts";
import { assertMayUse } from "#server/guards/usage-limits.ts";
import { QueueFullError } from "#server/lib/bounded-queue.ts";
import type { Clock } from "#server/lib/clock.ts";
import type { Logger } from "#server/lib/logger.ts";
import type { SafeFetch } from "#server/lib/safe-fetch.ts";
import { SafeFetchError, type SafeFetchErrorKind } from "#server/lib/safe-fetch-error.ts";
import { answerTexts } from "#server/texts/en/answers.ts";
import type { ExtractAnswer, ExtractInput, ImportDraft } from "../schema.ts";
import { isBotCheck } from "./bot-check.ts";
import { recordExtraction } from "./records.ts";
import { requireUrl, siteOf } from "./sites.ts";

const PAGE_BYTES = 5 * 1024 * 1024;

type Deps = {
  db: Db;
  env: Pick<Env, "IMPORT_SITES" | "USAGE_LIMITS">;
  clock: Clock;
  uuid: () => string;
  log: Logger;
  fetchPage: SafeFetch;
  readPage: (html: string, url: string | null) => Promise<ImportDraft | null>;
};

/**
 * Reads a recipe from an address, or from `html` as the caller's browser has it: then nothing is fetched and the host
 * is not checked. Only checks the import limit; saving counts. Failures are kept in the history.
 */
export async function extractRecipe(deps: Deps, member: Member, input: ExtractInput): Promise<ExtractAnswer> {
  const url = requireUrl(input.url);
  if (!url || (input.html === undefined && siteOf(deps, url) === null)) {
    throw new AppError("IMPORT_SITE_UNSUPPORTED");
  }
  await assertMayUse(deps.db, deps, member, "recipe_import");
  url.hash = "";
  const address = url.href;
  try {
    const page = input.html === undefined ? await fetchPage(deps, url) : { html: input.html, url: address };
    const draft = await readDraft(deps, page);
    if (!draft) {
      const refused = input.html === undefined && isBotCheck(page.html);
      throw new AppError(refused ? "IMPORT_SITE_REFUSES" : "IMPORT_NO_RECIPE");
    }
    const importId = await recordExtraction(deps, member, address, { status: "pending", draft });
    return { success: true, message: answerTexts.importRead, data: { data: draft, importId, url: address } };
  } catch (error) {
    if (error instanceof AppError) {
      await recordExtraction(deps, member, address, { status: "failed", errorMessage: error.message });
    }
    throw error;
  }
}

/** A page that the reader cannot finish holds no recipe for us; a full queue is told as such. */
async function readDraft(deps: Deps, page: { html: string; url: string }): Promise<ImportDraft | null> {
  try {
    return await deps.readPage(page.html, page.url);
  } catch (error) {
    if (error instanceof QueueFullError) throw error;
    deps.log.warn({ err: error }, "a page could not be read");
    return null;
  }
}

const FETCH_ERRORS: Record<SafeFetchErrorKind, ErrorCode> = {
  unreachable: "IMPORT_UNREACHABLE",
  "bad-redirect": "IMPORT_UNREACHABLE",
  timeout: "IMPORT_TIMEOUT",
  "too-large": "IMPORT_PAGE_TOO_LARGE",
  "unsupported-type": "IMPORT_NO_RECIPE",
};

async function fetchPage(deps: Deps, url: URL): Promise<{ html: string; url: string }> {
  try {
    const answer = await deps.fetchPage(url, {
      maxBytes: PAGE_BYTES,
      accept: ["text/html", "application/xhtml+xml"],
      checkUrl: (hop) => siteOf(deps, hop) !== null,
    });
    if ([401, 403, 429].includes(answer.status)) throw new AppError("IMPORT_SITE_REFUSES");
    if (answer.status >= 500) throw new AppError("IMPORT_UNREACHABLE");
    if (answer.status >= 300) throw new AppError("IMPORT_NO_RECIPE");
    return { html: answer.text(), url: answer.url };
  } catch (error) {
    if (!(error instanceof SafeFetchError)) throw error;
    // The reason tells refused from unreachable: it stays in the log.
    deps.log.info({ host: url.hostname, kind: error.kind, reason: error.reason }, "a page was not fetched");
    throw new AppError(FETCH_ERRORS[error.kind], { cause: error });
  }
}
