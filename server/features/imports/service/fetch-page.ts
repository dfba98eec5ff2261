import type { Env } from "#server/env.ts";
import { AppError, type ErrorCode } from "#server/errors.ts";
import type { Logger } from "#server/lib/logger.ts";
import type { SafeFetch, SafeFetchResponse } from "#server/lib/net/safe-fetch.ts";
import { SafeFetchError, type SafeFetchErrorKind } from "#server/lib/net/safe-fetch-error.ts";
import { isBotCheck } from "./bot-check.ts";
import { siteOf } from "./sites.ts";

/** What a page may weigh, decoded. */
export const PAGE_BYTES = 5 * 1024 * 1024;
/** Enough of an error's page to tell a gatekeeper from a site that is down. */
const ERROR_BYTES = 100_000;

const GONE = new Set([404, 410]);
const REFUSALS = new Set([401, 403, 429]);

const FETCH_ERRORS: Record<SafeFetchErrorKind, ErrorCode> = {
  unreachable: "IMPORT_UNREACHABLE",
  "bad-redirect": "IMPORT_UNREACHABLE",
  timeout: "IMPORT_TIMEOUT",
  "too-large": "IMPORT_PAGE_TOO_LARGE",
  "unsupported-type": "IMPORT_NO_RECIPE",
};

type Deps = { env: Pick<Env, "IMPORT_SITES">; fetchPage: SafeFetch; log: Logger };

export type Page = { html: string; url: string; headers?: SafeFetchResponse["headers"] };

/** A page of a supported site, and the address that answered. Throws what POST /api/import/extract names. */
export async function fetchPage(deps: Deps, url: URL): Promise<Page> {
  try {
    const answer = await deps.fetchPage(url, {
      maxBytes: PAGE_BYTES,
      accept: ["text/html", "application/xhtml+xml"],
      errorBytes: ERROR_BYTES,
      checkUrl: (hop) => siteOf(deps, hop) !== null,
    });
    const page = { html: answer.text(), url: answer.url, headers: answer.headers };
    if (answer.status < 300) return page;
    if (GONE.has(answer.status)) throw new AppError("IMPORT_PAGE_GONE");
    if (REFUSALS.has(answer.status) || isBotCheck(page)) throw new AppError("IMPORT_SITE_REFUSES");
    throw new AppError(answer.status >= 500 ? "IMPORT_UNREACHABLE" : "IMPORT_NO_RECIPE");
  } catch (error) {
    if (!(error instanceof SafeFetchError)) throw error;
    // The reason tells refused from unreachable: it stays in the log.
    deps.log.info({ host: url.hostname, kind: error.kind, reason: error.reason }, "a page was not fetched");
    throw new AppError(FETCH_ERRORS[error.kind], { cause: error });
  }
}
