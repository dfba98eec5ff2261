import type { Env } from "#server/env.ts";
import { AppError } from "#server/errors.ts";
import type { Member } from "#server/guards/member.ts";
import type { SafeFetch } from "#server/lib/net/safe-fetch.ts";
import type { ExtractAnswer, ExtractInput } from "../schema.ts";
import { isBotCheck } from "./bot-check.ts";
import { fetchPage, PAGE_BYTES, type Page } from "./fetch-page.ts";
import { type ExtractionDeps, finishExtraction, readOrNull } from "./finish-extraction.ts";
import { requireUrl, siteOf } from "./sites.ts";

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
