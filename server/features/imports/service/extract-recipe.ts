import type { Env } from "#server/env.ts";
import { AppError, type ErrorCode } from "#server/errors.ts";
import type { Member } from "#server/guards/member.ts";
import type { SafeFetch, SafeFetchResponse } from "#server/lib/net/safe-fetch.ts";
import { SafeFetchError, type SafeFetchErrorKind } from "#server/lib/net/safe-fetch-error.ts";
import type { ExtractAnswer, ExtractInput, ExtractTextInput } from "../schema.ts";
import { isBotCheck } from "./bot-check.ts";
import { type ExtractionDeps, finishExtraction, readOrNull } from "./finish-extraction.ts";
import { requireUrl, siteOf } from "./sites.ts";

/** Maximum decoded size of a page. */
const PAGE_BYTES = 5 * 1024 * 1024;
/** Enough of an error page to recognize a bot check. */
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

type Page = { html: string; url: string; headers?: SafeFetchResponse["headers"] };

type Deps = ExtractionDeps & {
  env: Pick<Env, "IMPORT_SITES">;
  fetchPage: SafeFetch;
};

/**
 * Extracts a recipe from a URL, or from `html` of the caller's browser, without fetching or checking the host. Checks
 * the import limit; only saving counts. Failures are stored in the history.
 */
export async function extractRecipe(deps: Deps, member: Member, input: ExtractInput): Promise<ExtractAnswer> {
  const { html } = input;
  const url = requireUrl(input.url);
  if (!url || (html === undefined && siteOf(deps, url) === null)) {
    throw new AppError("IMPORT_SITE_UNSUPPORTED");
  }
  // With `html` the address is only stored, without credentials.
  url.username = "";
  url.password = "";
  url.hash = "";
  const address = url.href;
  return finishExtraction(deps, member, address, async () => {
    const page: Page = html === undefined ? await fetchPage(deps, url) : { html, url: address };
    if (html !== undefined && Buffer.byteLength(html) > PAGE_BYTES)
      throw new AppError("IMPORT_PAGE_TOO_LARGE");
    const reading = await readOrNull(deps, member, { kind: "page", html: page.html, url: page.url });
    if (reading) return { reading, kind: "page", readFrom: page.url };
    const refused = html === undefined && isBotCheck(page);
    throw new AppError(refused ? "IMPORT_SITE_REFUSES" : "IMPORT_NO_RECIPE");
  });
}

/** Fetches a page of a supported site, with its final address. Throws the errors of POST /api/import/extract. */
async function fetchPage(deps: Deps, url: URL): Promise<Page> {
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
    // `reason` distinguishes refused from unreachable, for the log only.
    deps.log.info({ host: url.hostname, kind: error.kind, reason: error.reason }, "a page was not fetched");
    throw new AppError(FETCH_ERRORS[error.kind], { cause: error });
  }
}

/**
 * Extracts a recipe from a pasted text. Checks the limit and leaves a record without an address. Throws
 * IMPORT_NO_RECIPE_IN_TEXT.
 */
export async function extractText(
  deps: ExtractionDeps,
  member: Member,
  input: ExtractTextInput,
): Promise<ExtractAnswer> {
  return finishExtraction(deps, member, null, async () => {
    const reading = await readOrNull(deps, member, { kind: "text", text: input.text });
    if (!reading) throw new AppError("IMPORT_NO_RECIPE_IN_TEXT");
    return { reading, kind: "text", readFrom: null };
  });
}
