DROP TRIGGER IF EXISTS recipes_search_removed;--> statement-breakpoint
DROP TABLE IF EXISTS search_index;--> statement-breakpoint
DROP TABLE IF EXISTS search_titles;--> statement-breakpoint
DROP TABLE IF EXISTS search_facets;--> statement-breakpoint
CREATE VIRTUAL TABLE search_index USING fts5(words, content='', contentless_delete=1, detail='none', tokenize='ascii');--> statement-breakpoint
CREATE VIRTUAL TABLE search_titles USING fts5(title, content='', contentless_delete=1, detail='none', tokenize='ascii', prefix='1 2 3 4 5');--> statement-breakpoint
CREATE TABLE search_facets (
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
) STRICT;--> statement-breakpoint
CREATE INDEX search_facets_created ON search_facets (scope, created_at, row_id);--> statement-breakpoint
CREATE INDEX search_facets_title ON search_facets (scope, title_sort, row_id);--> statement-breakpoint
CREATE INDEX search_facets_time ON search_facets (scope, cooking_time, row_id);--> statement-breakpoint
CREATE INDEX search_facets_servings ON search_facets (scope, servings, row_id);--> statement-breakpoint
CREATE INDEX search_facets_cuisine ON search_facets (scope, cuisine, created_at, row_id);--> statement-breakpoint
CREATE TABLE search_texts (
  row_id INTEGER PRIMARY KEY,
  scope INTEGER NOT NULL,
  version INTEGER NOT NULL,
  language TEXT NOT NULL,
  title TEXT NOT NULL,
  head INTEGER NOT NULL,
  lines TEXT NOT NULL,
  tags TEXT NOT NULL,
  words TEXT NOT NULL
) STRICT;--> statement-breakpoint
CREATE TABLE search_words (
  word_id INTEGER PRIMARY KEY,
  scope INTEGER NOT NULL,
  word TEXT NOT NULL,
  language TEXT NOT NULL,
  stem TEXT NOT NULL,
  titles INTEGER NOT NULL,
  uses INTEGER NOT NULL
) STRICT;--> statement-breakpoint
CREATE UNIQUE INDEX search_words_word ON search_words (scope, word, language);--> statement-breakpoint
CREATE INDEX search_words_stem ON search_words (scope, stem);--> statement-breakpoint
CREATE TABLE search_slips (slip INTEGER NOT NULL, word_id INTEGER NOT NULL, PRIMARY KEY (slip, word_id)) STRICT, WITHOUT ROWID;--> statement-breakpoint
CREATE INDEX search_slips_word ON search_slips (word_id);--> statement-breakpoint
CREATE TRIGGER search_texts_removed AFTER DELETE ON search_texts BEGIN
  UPDATE search_words SET uses = uses - 1, titles = titles - (substr(counted.value, 1, 1) = 't')
    FROM json_each(old.words) AS counted
    WHERE search_words.scope = old.scope AND search_words.word = substr(counted.value, 2)
      AND search_words.language = old.language;
  DELETE FROM search_words WHERE uses <= 0 AND scope = old.scope AND language = old.language
    AND word IN (SELECT substr(value, 2) FROM json_each(old.words));
END;--> statement-breakpoint
CREATE TRIGGER search_words_removed AFTER DELETE ON search_words BEGIN
  DELETE FROM search_slips WHERE word_id = old.word_id;
END;--> statement-breakpoint
CREATE TRIGGER recipes_search_removed AFTER DELETE ON recipes BEGIN
  DELETE FROM search_index WHERE rowid = (SELECT doc_id FROM search_facets WHERE row_id = old.row_id);
  DELETE FROM search_titles WHERE rowid = (SELECT doc_id FROM search_facets WHERE row_id = old.row_id);
  DELETE FROM search_facets WHERE row_id = old.row_id;
  DELETE FROM search_texts WHERE row_id = old.row_id;
END;
