DROP TRIGGER likes_words;--> statement-breakpoint
CREATE TRIGGER likes_title AFTER UPDATE OF title_sort ON recipes WHEN new.title_sort <> old.title_sort BEGIN
  UPDATE likes SET title_sort = new.title_sort WHERE recipe_row_id = new.row_id;
END;--> statement-breakpoint
DROP INDEX `likes_user_words`;--> statement-breakpoint
ALTER TABLE `likes` DROP COLUMN `find_text`;--> statement-breakpoint
ALTER TABLE `recipes` DROP COLUMN `find_text`;
