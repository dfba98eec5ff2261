DROP TRIGGER recipes_search_removed;--> statement-breakpoint
DROP TRIGGER search_texts_removed;--> statement-breakpoint
CREATE TABLE search_rankings (
  doc_id INTEGER PRIMARY KEY,
  scope INTEGER NOT NULL,
  like_count INTEGER NOT NULL,
  ranking TEXT NOT NULL
) STRICT;--> statement-breakpoint
INSERT INTO search_rankings (doc_id, scope, like_count, ranking)
  SELECT f.doc_id, f.scope, f.like_count,
    CASE x.language WHEN 'en' THEN 'e' WHEN 'de' THEN 'd' WHEN 'fr' THEN 'f' WHEN 'es' THEN 's' WHEN 'it' THEN 'i'
      WHEN 'nl' THEN 'n' WHEN 'pt' THEN 'p' WHEN 'sv' THEN 'v' WHEN 'da' THEN 'k' ELSE 'x' END
    || char(9) || x.head || char(9) || ifnull(f.cooking_time, '') || char(9) || ifnull(f.servings, '')
    || char(9) || ifnull(f.difficulty, '') || char(9) || x.title || char(9) || x.tags || char(9) || x.lines
    || char(9) || f.title_sort
  FROM search_facets f JOIN search_texts x ON x.row_id = f.row_id ORDER BY f.doc_id;--> statement-breakpoint
CREATE TABLE search_texts_next (
  row_id INTEGER PRIMARY KEY,
  scope INTEGER NOT NULL,
  version INTEGER NOT NULL,
  language TEXT NOT NULL,
  words TEXT NOT NULL
) STRICT;--> statement-breakpoint
INSERT INTO search_texts_next SELECT row_id, scope, version, language, words FROM search_texts;--> statement-breakpoint
DROP TABLE search_texts;--> statement-breakpoint
ALTER TABLE search_texts_next RENAME TO search_texts;--> statement-breakpoint
CREATE TRIGGER search_texts_removed AFTER DELETE ON search_texts BEGIN
  UPDATE search_words SET uses = uses - 1, titles = titles - (substr(counted.value, 1, 1) = 't')
    FROM json_each(old.words) AS counted
    WHERE search_words.scope = old.scope AND search_words.word = substr(counted.value, 2)
      AND search_words.language = old.language;
  DELETE FROM search_words WHERE uses <= 0 AND scope = old.scope AND language = old.language
    AND word IN (SELECT substr(value, 2) FROM json_each(old.words));
END;--> statement-breakpoint
CREATE TRIGGER recipes_search_removed AFTER DELETE ON recipes BEGIN
  DELETE FROM search_index WHERE rowid = (SELECT doc_id FROM search_facets WHERE row_id = old.row_id);
  DELETE FROM search_titles WHERE rowid = (SELECT doc_id FROM search_facets WHERE row_id = old.row_id);
  DELETE FROM search_rankings WHERE doc_id = (SELECT doc_id FROM search_facets WHERE row_id = old.row_id);
  DELETE FROM search_facets WHERE row_id = old.row_id;
  DELETE FROM search_texts WHERE row_id = old.row_id;
END;
