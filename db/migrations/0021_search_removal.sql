DROP TRIGGER search_texts_removed;--> statement-breakpoint
CREATE TRIGGER search_texts_removed AFTER DELETE ON search_texts BEGIN
  UPDATE search_words SET uses = uses - 1,
    titles = titles - (word IN (SELECT substr(value, 2) FROM json_each(old.words) WHERE substr(value, 1, 1) = 't'))
    WHERE scope = old.scope AND language = old.language
      AND word IN (SELECT substr(value, 2) FROM json_each(old.words));
  DELETE FROM search_words WHERE uses <= 0 AND scope = old.scope AND language = old.language
    AND word IN (SELECT substr(value, 2) FROM json_each(old.words));
END;
