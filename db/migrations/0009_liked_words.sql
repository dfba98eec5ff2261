DROP INDEX `recipes_titles`;--> statement-breakpoint
CREATE INDEX `recipes_owner_words` ON `recipes` (`owner_row_id`,`row_id`,`is_public`,`cuisine`,`difficulty`,`find_text`);--> statement-breakpoint
ALTER TABLE `likes` ADD `title_sort` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `likes` ADD `find_text` text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE `likes` SET (`title_sort`, `find_text`) = (SELECT r.`title_sort`, r.`find_text` FROM `recipes` r WHERE r.`row_id` = `likes`.`recipe_row_id`);--> statement-breakpoint
CREATE TRIGGER likes_words AFTER UPDATE OF title_sort, find_text ON recipes WHEN new.title_sort <> old.title_sort OR new.find_text <> old.find_text BEGIN
  UPDATE likes SET title_sort = new.title_sort, find_text = new.find_text WHERE recipe_row_id = new.row_id;
END;--> statement-breakpoint
CREATE INDEX `likes_user_words` ON `likes` (`user_row_id`,`recipe_row_id`,`find_text`) WHERE is_visible = 1;--> statement-breakpoint
CREATE INDEX `likes_user_title` ON `likes` (`user_row_id`,`title_sort`,`recipe_row_id`) WHERE is_visible = 1;
