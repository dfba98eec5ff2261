import { parseDataLines } from "#server/engines/data-lines/data-lines.ts";
import indexVersion from "./lexicon/data/index-version.txt?raw";

/**
 * A token that every recipe has and no text can contain. It represents all recipes in expressions that only
 * exclude.
 */
export const EVERY_RECIPE = "§";

/**
 * Version of the tokens. Entries with another version are indexed again. Raise it when the tokens of a recipe
 * or entity change.
 */
export const SEARCH_VERSION = Number(parseDataLines(indexVersion)[0]?.split(" ")[0]);

/**
 * The tables of the embedded search, in the order in which a migration creates them. Tokens are built in
 * TypeScript, so the `ascii` tokenizer only splits at spaces. The full-text tables are contentless: they
 * store the index and no text.
 *
 * `scope` is 0 for a public recipe and the owner's row id for a private one. Tokens of private recipes start
 * with their owner (`tokens.ts`), and the vocabulary is counted per scope, so that no word of one scope
 * affects another.
 *
 * `doc_id` is the rank by likes, title length and age. FTS5 returns rows in this order, so the first matches
 * are the best. Ranking data (`ranking/candidate.ts`) is stored in the same order, to be read together.
 */
export const searchTables: readonly string[] = [
  `CREATE VIRTUAL TABLE search_index USING fts5(words, content='', contentless_delete=1, detail='none', tokenize='ascii')`,
  `CREATE VIRTUAL TABLE search_titles USING fts5(title, content='', contentless_delete=1, detail='none', tokenize='ascii', prefix='1 2 3 4 5')`,
  `CREATE TABLE search_facets (
  doc_id INTEGER PRIMARY KEY,
  row_id INTEGER NOT NULL UNIQUE,
  scope INTEGER NOT NULL,
  title_sort TEXT NOT NULL,
  cuisine TEXT,
  difficulty TEXT,
  cooking_time INTEGER,
  servings INTEGER,
  has_image INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  like_count INTEGER NOT NULL
) STRICT`,
  "CREATE INDEX search_facets_created ON search_facets (scope, created_at, row_id)",
  "CREATE INDEX search_facets_title ON search_facets (scope, title_sort, row_id)",
  "CREATE INDEX search_facets_time ON search_facets (scope, cooking_time, row_id)",
  "CREATE INDEX search_facets_servings ON search_facets (scope, servings, row_id)",
  "CREATE INDEX search_facets_cuisine ON search_facets (scope, cuisine, created_at, row_id)",
  `CREATE TABLE search_rankings (
  doc_id INTEGER PRIMARY KEY,
  scope INTEGER NOT NULL,
  like_count INTEGER NOT NULL,
  ranking TEXT NOT NULL
) STRICT`,
  `CREATE TABLE search_texts (
  row_id INTEGER PRIMARY KEY,
  scope INTEGER NOT NULL,
  version INTEGER NOT NULL,
  language TEXT NOT NULL,
  words TEXT NOT NULL
) STRICT`,
  `CREATE TABLE search_words (
  word_id INTEGER PRIMARY KEY,
  scope INTEGER NOT NULL,
  word TEXT NOT NULL,
  language TEXT NOT NULL,
  stem TEXT NOT NULL,
  titles INTEGER NOT NULL,
  uses INTEGER NOT NULL
) STRICT`,
  "CREATE UNIQUE INDEX search_words_word ON search_words (scope, word, language)",
  "CREATE INDEX search_words_stem ON search_words (scope, stem)",
  "CREATE TABLE search_slips (slip INTEGER NOT NULL, word_id INTEGER NOT NULL, PRIMARY KEY (slip, word_id)) STRICT, WITHOUT ROWID",
  "CREATE INDEX search_slips_word ON search_slips (word_id)",
  `CREATE TRIGGER search_texts_removed AFTER DELETE ON search_texts BEGIN
  UPDATE search_words SET uses = uses - 1,
    titles = titles - (word IN (SELECT substr(value, 2) FROM json_each(old.words) WHERE substr(value, 1, 1) = 't'))
    WHERE scope = old.scope AND language = old.language
      AND word IN (SELECT substr(value, 2) FROM json_each(old.words));
  DELETE FROM search_words WHERE uses <= 0 AND scope = old.scope AND language = old.language
    AND word IN (SELECT substr(value, 2) FROM json_each(old.words));
END`,
  `CREATE TRIGGER search_words_removed AFTER DELETE ON search_words BEGIN
  DELETE FROM search_slips WHERE word_id = old.word_id;
END`,
];

/**
 * SQL of a trigger that deletes the index entry of a recipe when its row is deleted, also by a cascade.
 * `table` and `key` are the recipe table and its key column.
 */
export function buildRemovalTrigger(table: string, key: string): string {
  return `CREATE TRIGGER ${table}_search_removed AFTER DELETE ON ${table} BEGIN
  DELETE FROM search_index WHERE rowid = (SELECT doc_id FROM search_facets WHERE row_id = old.${key});
  DELETE FROM search_titles WHERE rowid = (SELECT doc_id FROM search_facets WHERE row_id = old.${key});
  DELETE FROM search_rankings WHERE doc_id = (SELECT doc_id FROM search_facets WHERE row_id = old.${key});
  DELETE FROM search_facets WHERE row_id = old.${key};
  DELETE FROM search_texts WHERE row_id = old.${key};
END`;
}
