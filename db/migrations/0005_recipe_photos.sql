CREATE TABLE `recipe_photos` (
	`recipe_row_id` integer NOT NULL,
	`position` integer NOT NULL,
	`image_id` text NOT NULL,
	PRIMARY KEY(`recipe_row_id`, `position`),
	FOREIGN KEY (`recipe_row_id`) REFERENCES `recipes`(`row_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `recipe_photos_image` ON `recipe_photos` (`image_id`);