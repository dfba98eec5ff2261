import type { Env } from "#server/env.ts";
import { AppError, type ErrorCode } from "#server/errors.ts";
import type { Logger } from "#server/lib/logger.ts";
import type { SafeFetch } from "#server/lib/safe-fetch.ts";
import { SafeFetchError, type SafeFetchErrorKind } from "#server/lib/safe-fetch-error.ts";
import { siteOf } from "./sites.ts";

const PAGE_BYTES = 5 * 1024 * 1024;

const FETCH_ERRORS: Record<SafeFetchErrorKind, ErrorCode> = {
  unreachable: "IMPORT_UNREACHABLE",
  "bad-redirect": "IMPORT_UNREACHABLE",
  timeout: "IMPORT_TIMEOUT",
  "too-large": "IMPORT_PAGE_TOO_LARGE",
  "unsupported-type": "IMPORT_NO_RECIPE",
};

type Deps = { env: Pick<Env, "IMPORT_SITES">; fetchPage: SafeFetch; log: Logger };

/** The page at an address of a supported site, and the address that answered. Throws what row 46 names. */
export async function fetchPage(deps: Deps, url: URL): Promise<{ html: string; url: string }> {
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
