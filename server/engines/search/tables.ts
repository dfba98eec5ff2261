/** One of several ingredients ends here: more marks than words may stand between two words of one. */
export const INGREDIENT_END = " ¶ ¶ ¶ ¶ ";

/** A word that every recipe's title has and no text can: "everything" for an expression that only leaves out. */
export const EVERY_RECIPE = "§";

/**
 * The tables of the embedded search, in order, for a migration of the application. Words are made in JavaScript, so
 * the `ascii` tokenizer only cuts at spaces; contentless tables hold the index and no text.
 *
 * `search_facets.scope` is 0 for a public recipe and its owner's row for a private one: who may see a row is one
 * comparison, and every statement of the engine makes it.
 */
export const searchTables: readonly string[] = [
  `CREATE VIRTUAL TABLE search_index USING fts5(title, ingredients, body, content='', contentless_delete=1, tokenize='ascii', prefix='2 3')`,
  `CREATE VIRTUAL TABLE search_titles USING fts5(title, content='', contentless_delete=1, detail='none', tokenize='ascii', prefix='1 2 3 4')`,
  `CREATE TABLE search_facets (
  row_id INTEGER PRIMARY KEY,
  scope INTEGER NOT NULL,
  title_sort TEXT NOT NULL,
  title_words TEXT NOT NULL,
  cuisine TEXT,
  difficulty TEXT,
  cooking_time INTEGER,
  servings INTEGER,
  has_image INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  like_count INTEGER NOT NULL
) STRICT`,
  "CREATE INDEX search_facets_created ON search_facets (scope, created_at)",
  "CREATE INDEX search_facets_title ON search_facets (scope, title_sort)",
  "CREATE INDEX search_facets_time ON search_facets (scope, cooking_time)",
  "CREATE INDEX search_facets_servings ON search_facets (scope, servings)",
  "CREATE INDEX search_facets_cuisine ON search_facets (scope, cuisine, created_at)",
];

/**
 * A trigger that forgets a recipe with its row, by whatever road it goes (a cascade from its owner too).
 * `table` and `key` are names of the application's own schema.
 */
export function removalTrigger(table: string, key: string): string {
  return `CREATE TRIGGER ${table}_search_removed AFTER DELETE ON ${table} BEGIN
  DELETE FROM search_index WHERE rowid = old.${key};
  DELETE FROM search_titles WHERE rowid = old.${key};
  DELETE FROM search_facets WHERE row_id = old.${key};
END`;
}
