DROP INDEX `recipes_facts`;--> statement-breakpoint
CREATE INDEX `recipes_titles` ON `recipes` (`row_id`,`title_sort`);--> statement-breakpoint
CREATE INDEX `recipes_facts` ON `recipes` (`row_id`,`is_public`,`cuisine`,`difficulty`,`cooking_time`,`servings`,`like_count`,`created_at`);