CREATE TABLE `kept_pages` (
	`row_id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`record_row_id` integer,
	`recipe_row_id` integer,
	`kind` text NOT NULL,
	`url` text,
	`body` blob NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`record_row_id`) REFERENCES `import_records`(`row_id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`recipe_row_id`) REFERENCES `recipes`(`row_id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "kept_pages_one_owner" CHECK(("kept_pages"."record_row_id" is null) <> ("kept_pages"."recipe_row_id" is null)),
	CONSTRAINT "kept_pages_size" CHECK(length("kept_pages"."body") <= 65536)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `kept_pages_record` ON `kept_pages` (`record_row_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `kept_pages_recipe` ON `kept_pages` (`recipe_row_id`);--> statement-breakpoint
ALTER TABLE `import_records` ADD `others` text;