import type { Env } from "#server/env.ts";
import { AppError, type ErrorCode } from "#server/errors.ts";
import type { Member } from "#server/guards/member.ts";
import type { SafeFetch, SafeFetchResponse } from "#server/lib/net/safe-fetch.ts";
import { SafeFetchError, type SafeFetchErrorKind } from "#server/lib/net/safe-fetch-error.ts";
import { PAGE_BYTES } from "../policy.ts";
import type { ExtractAnswer, ExtractInput, ExtractTextInput } from "../schema.ts";
import { isBotCheckPage } from "./bot-check.ts";
import {
  type ExtractionDeps,
  parseImportSourceInQueueOrNull,
  runExtractionAndRecordOutcome,
} from "./finish-extraction.ts";
import type { Extracted } from "./read-source.ts";
import { findSupportedSiteOrNull, parseTypedHttpUrlOrNull } from "./sites.ts";

/** Bytes that are read of an error page, which suffice to recognise a bot check. */
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
 * Extracts a recipe from a URL, or from `html` that the caller supplies: then nothing is fetched, and any
 * host is allowed. Checks the import limit but does not count against it, because only saving counts. The
 * history records failures.
 */
export async function extractRecipe(deps: Deps, member: Member, input: ExtractInput): Promise<ExtractAnswer> {
  const { html, propose } = input;
  const typed = input.url ?? "";
  const url = html !== undefined && typed === "" ? null : parseTypedHttpUrlOrNull(typed);
  if (html === undefined) {
    if (!url || findSupportedSiteOrNull(deps, url) === null) throw new AppError("IMPORT_SITE_UNSUPPORTED");
    const address = removeCredentialsAndFragment(url);
    return runExtractionAndRecordOutcome(deps, member, address, async () => {
      const page = await fetchSupportedPage(deps, url);
      const reading = await parseImportSourceInQueueOrNull(deps, member, {
        kind: "page",
        html: page.html,
        url: page.url,
      });
      if (reading) return { reading, kind: "page", readFrom: page.url };
      throw new AppError(isBotCheckPage(page) ? "IMPORT_SITE_REFUSES" : "IMPORT_NO_RECIPE");
    });
  }
  if (!url && typed !== "") throw new AppError("IMPORT_SITE_UNSUPPORTED");
  const address = url && removeCredentialsAndFragment(url);
  return runExtractionAndRecordOutcome(deps, member, address, async () => {
    const pasted = { text: html, address, mayPropose: propose, isSource: true };
    return (await parseMarkupOrText(deps, member, pasted)) ?? throwAppError("IMPORT_NO_RECIPE");
  });
}

function throwAppError(code: ErrorCode): never {
  throw new AppError(code);
}

/** The address to store, without credentials or fragment. Changes the URL that it gets. */
function removeCredentialsAndFragment(url: URL): string {
  url.username = "";
  url.password = "";
  url.hash = "";
  return url.href;
}

/**
 * Fetches a page of a supported site; `url` is its address after redirects. Throws the errors of POST
 * /api/import/extract.
 */
async function fetchSupportedPage(deps: Deps, url: URL): Promise<Page> {
  try {
    const answer = await deps.fetchPage(url, {
      maxBytes: PAGE_BYTES,
      accept: ["text/html", "application/xhtml+xml"],
      errorBytes: ERROR_BYTES,
      checkUrl: (hop) => findSupportedSiteOrNull(deps, hop) !== null,
    });
    const page = { html: answer.text(), url: answer.url, headers: answer.headers };
    if (answer.status < 300) return page;
    if (GONE.has(answer.status)) throw new AppError("IMPORT_PAGE_GONE");
    if (REFUSALS.has(answer.status) || isBotCheckPage(page)) throw new AppError("IMPORT_SITE_REFUSES");
    throw new AppError(answer.status >= 500 ? "IMPORT_UNREACHABLE" : "IMPORT_NO_RECIPE");
  } catch (error) {
    if (!(error instanceof SafeFetchError)) throw error;
    // `reason` distinguishes a forbidden address from an unreachable one, which only the log may show.
    deps.log.info({ host: url.hostname, kind: error.kind, reason: error.reason }, "a page was not fetched");
    throw new AppError(FETCH_ERRORS[error.kind], { cause: error });
  }
}

/**
 * Extracts a recipe from pasted text, markup or recipe data. Checks the import limit; the record has no
 * address. Throws IMPORT_NO_RECIPE_IN_TEXT.
 */
export async function extractRecipeFromText(
  deps: ExtractionDeps,
  member: Member,
  { text, propose }: ExtractTextInput,
): Promise<ExtractAnswer> {
  return runExtractionAndRecordOutcome(deps, member, null, async () => {
    const pasted = { text, address: null, mayPropose: propose, isSource: false };
    const found =
      (await parseMarkupOrText(deps, member, pasted)) ?? throwAppError("IMPORT_NO_RECIPE_IN_TEXT");
    const asText = (draft: Draft): Draft => ({ ...draft, sourceSite: "text" });
    const { draft, others } = found.reading;
    return { ...found, reading: { ...found.reading, draft: asText(draft), others: others.map(asText) } };
  });
}

type Draft = Extracted["reading"]["draft"];
type PastedSource = {
  text: string;
  address: string | null;
  mayPropose: boolean;
  /**
   * True for the field for page source: markup without a recipe is then an error and is not parsed as text.
   */
  isSource: boolean;
};

/** Parses markup as a page, and other input as a text. */
async function parseMarkupOrText(
  deps: ExtractionDeps,
  member: Member,
  { text, address, mayPropose, isSource }: PastedSource,
): Promise<Extracted | null> {
  if (Buffer.byteLength(text) > PAGE_BYTES) throw new AppError("IMPORT_PAGE_TOO_LARGE");
  const isMarkup = /^\s*</.test(text);
  const page = isMarkup
    ? await parseImportSourceInQueueOrNull(deps, member, { kind: "page", html: text, url: address })
    : null;
  if (page) return { reading: page, kind: "page", readFrom: address };
  if (isMarkup && isSource) return null;
  const reading = await parseImportSourceInQueueOrNull(deps, member, { kind: "text", text, mayPropose });
  if (!reading) return null;
  const from = (draft: Draft): Draft => ({ ...draft, sourceUrl: draft.sourceUrl ?? address });
  const located = { ...reading, draft: from(reading.draft), others: reading.others.map(from) };
  return { reading: located, kind: "text", readFrom: null };
}
