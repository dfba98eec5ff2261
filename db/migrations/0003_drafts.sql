CREATE TABLE `draft_images` (
	`draft_row_id` integer NOT NULL,
	`image_row_id` integer NOT NULL,
	PRIMARY KEY(`draft_row_id`, `image_row_id`),
	FOREIGN KEY (`draft_row_id`) REFERENCES `drafts`(`row_id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`image_row_id`) REFERENCES `images`(`row_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `draft_images_image` ON `draft_images` (`image_row_id`);--> statement-breakpoint
CREATE TABLE `drafts` (
	`row_id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_row_id` integer NOT NULL,
	`recipe_row_id` integer,
	`slot` integer NOT NULL,
	`revision` text NOT NULL,
	`basis` integer,
	`shape` integer NOT NULL,
	`value` text NOT NULL,
	`saved_at` integer NOT NULL,
	FOREIGN KEY (`user_row_id`) REFERENCES `users`(`row_id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`recipe_row_id`) REFERENCES `recipes`(`row_id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "drafts_slot" CHECK("drafts"."slot" = coalesce("drafts"."recipe_row_id", 0)),
	CONSTRAINT "drafts_size" CHECK(length(cast("drafts"."value" as blob)) <= 524288)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `drafts_user` ON `drafts` (`user_row_id`,`slot`);--> statement-breakpoint
CREATE INDEX `drafts_recipe` ON `drafts` (`recipe_row_id`);--> statement-breakpoint
CREATE INDEX `drafts_saved` ON `drafts` (`saved_at`);