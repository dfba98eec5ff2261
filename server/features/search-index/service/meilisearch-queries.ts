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

/** A document with the index version, written last: an index without it is incomplete. */
export const MARK = { id: 0, scope: -1, rev: INDEX_VERSION } as const;

/** One query of a multi-search; `q` left out finds whatever the filter leaves. */
export type MeiliQuery = {
  q?: string;
  filter: string;
  limit: number;
  sort?: string[];
  matchingStrategy?: "all" | "frequency";
  attributesToSearchOn?: string[];
  attributesToRetrieve: ["id"];
};

/** Queries the version mark with each search: results of an incomplete index are ignored. */
export const markQuery: MeiliQuery = {
  filter: joinMeiliFiltersByAnd([`id = ${MARK.id}`, `rev = ${quoteMeiliValue(MARK.rev)}`]),
  limit: 1,
  attributesToRetrieve: ["id"],
};

/** A question as a query. Tokens come in the order of merit, words in the order of Meilisearch's own rules. */
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
    // A word is letters and digits alone: nothing of it is syntax, such as a phrase or a word left out.
    q: replaceLoneSurrogates(text.words.join(" ")),
    // Meilisearch does not stem, so results with fewer words are accepted and checked in the tables.
    ...(text.inTitle
      ? { matchingStrategy: "all" as const, attributesToSearchOn: ["title"] }
      : { matchingStrategy: "frequency" as const }),
  };
}
