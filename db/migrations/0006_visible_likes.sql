DROP INDEX `likes_user_created`;--> statement-breakpoint
ALTER TABLE `likes` ADD `is_visible` integer DEFAULT true NOT NULL;--> statement-breakpoint
UPDATE `likes` SET `is_visible` = 0 WHERE EXISTS (SELECT 1 FROM `recipes` r WHERE r.`row_id` = `likes`.`recipe_row_id` AND r.`is_public` = 0 AND r.`owner_row_id` <> `likes`.`user_row_id`);--> statement-breakpoint
CREATE TRIGGER likes_visibility AFTER UPDATE OF is_public ON recipes WHEN new.is_public <> old.is_public BEGIN
  UPDATE likes SET is_visible = (new.is_public = 1 OR user_row_id = new.owner_row_id) WHERE recipe_row_id = new.row_id;
END;--> statement-breakpoint
CREATE INDEX `likes_user_recipe` ON `likes` (`user_row_id`,`recipe_row_id`) WHERE is_visible = 1;--> statement-breakpoint
CREATE INDEX `likes_user_created` ON `likes` (`user_row_id`,`created_at`) WHERE is_visible = 1;