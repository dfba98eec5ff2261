import type { Env } from "#server/env.ts";
import { AppError, type ErrorCode } from "#server/errors.ts";
import type { Member } from "#server/guards/member.ts";
import type { SafeFetch, SafeFetchResponse } from "#server/lib/net/safe-fetch.ts";
import { SafeFetchError, type SafeFetchErrorKind } from "#server/lib/net/safe-fetch-error.ts";
import type { ExtractAnswer, ExtractInput, ExtractTextInput } from "../schema.ts";
import { isBotCheck } from "./bot-check.ts";
import { type ExtractionDeps, finishExtraction, readOrNull } from "./finish-extraction.ts";
import { requireUrl, siteOf } from "./sites.ts";

/** What a page may weigh, decoded. */
const PAGE_BYTES = 5 * 1024 * 1024;
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

type Page = { html: string; url: string; headers?: SafeFetchResponse["headers"] };

type Deps = ExtractionDeps & {
  env: Pick<Env, "IMPORT_SITES">;
  fetchPage: SafeFetch;
};

/**
 * Reads a recipe from an address, or from `html` as the caller's browser has it: then nothing is fetched and the host
 * is not checked. Only checks the import limit; saving counts. Failures are kept in the history.
 */
export async function extractRecipe(deps: Deps, member: Member, input: ExtractInput): Promise<ExtractAnswer> {
  const { html } = input;
  const url = requireUrl(input.url);
  if (!url || (html === undefined && siteOf(deps, url) === null)) {
    throw new AppError("IMPORT_SITE_UNSUPPORTED");
  }
  // Of a page that is at hand the address is only noted, and passwords are not.
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

/** A page of a supported site, and the address that answered. Throws what POST /api/import/extract names. */
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
    // The reason tells refused from unreachable: it stays in the log.
    deps.log.info({ host: url.hostname, kind: error.kind, reason: error.reason }, "a page was not fetched");
    throw new AppError(FETCH_ERRORS[error.kind], { cause: error });
  }
}

/**
 * Reads a recipe from a text as people paste it. Like an address it only checks the limit and leaves a record, which
 * has no address and so nothing to try again. Throws IMPORT_NO_RECIPE_IN_TEXT.
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
