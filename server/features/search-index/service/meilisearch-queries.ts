import type { ExternalQuery } from "#server/engines/search/search.ts";
import { convertFtsExpressionToMeiliFilter } from "./meilisearch-expression-filter.ts";
import {
  createMeiliFacetFilterOrNull,
  createMeiliScopeFilter,
  joinMeiliFiltersByAnd,
  quoteMeiliValue,
  replaceLoneSurrogates,
} from "./meilisearch-filter.ts";
import { INDEX_VERSION } from "./meilisearch-settings.ts";

/** A document that marks the index as complete. It is written last and contains the index version. */
export const MARK = { id: 0, scope: -1, rev: INDEX_VERSION } as const;

/** One query of a multi-search. Without `q`, all documents that pass the filter match. */
export type MeiliQuery = {
  q?: string;
  filter: string;
  limit: number;
  sort?: string[];
  matchingStrategy?: "all" | "frequency";
  attributesToSearchOn?: string[];
  attributesToRetrieve: ["id"];
};

/**
 * Sent with each search. Results are ignored when it does not find the version mark, because the index is
 * then incomplete.
 */
export const markQuery: MeiliQuery = {
  filter: joinMeiliFiltersByAnd([`id = ${MARK.id}`, `rev = ${quoteMeiliValue(MARK.rev)}`]),
  limit: 1,
  attributesToRetrieve: ["id"],
};

/**
 * Converts a query of the search engine. Matches of tokens are sorted by `place`, matches of words by
 * Meilisearch's ranking rules.
 */
export function createMeiliQuery({ scopes, filters, expression, text, limit }: ExternalQuery): MeiliQuery {
  const filter = joinMeiliFiltersByAnd([
    createMeiliScopeFilter(scopes),
    createMeiliFacetFilterOrNull(filters),
    expression === null ? null : convertFtsExpressionToMeiliFilter(expression),
  ]);
  const common = { filter, limit, attributesToRetrieve: ["id"] as ["id"] };
  if (text === null) return { ...common, sort: ["place:asc"] };
  return {
    ...common,
    // Words contain only letters and digits, so Meilisearch finds no syntax in them, such as a phrase or an
    // excluded word.
    q: replaceLoneSurrogates(text.words.join(" ")),
    // Meilisearch does not stem, so documents that lack a word are accepted here and checked in the database.
    ...(text.inTitle
      ? { matchingStrategy: "all" as const, attributesToSearchOn: ["title"] }
      : { matchingStrategy: "frequency" as const }),
  };
}
