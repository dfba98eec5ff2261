CREATE TABLE `scale_history` (
	`row_id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`recipe_row_id` integer NOT NULL,
	`user_row_id` integer NOT NULL,
	`original_servings` integer NOT NULL,
	`new_servings` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`recipe_row_id`) REFERENCES `recipes`(`row_id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_row_id`) REFERENCES `users`(`row_id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "scale_history_servings" CHECK("scale_history"."original_servings" > 0 and "scale_history"."new_servings" > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `scale_history_id_unique` ON `scale_history` (`id`);--> statement-breakpoint
CREATE INDEX `scale_history_recipe` ON `scale_history` (`recipe_row_id`,`user_row_id`,`row_id`);--> statement-breakpoint
CREATE INDEX `scale_history_user` ON `scale_history` (`user_row_id`);