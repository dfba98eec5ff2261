ALTER TABLE `identities` ADD `id` text NOT NULL DEFAULT '';--> statement-breakpoint
UPDATE `identities` SET `id` = lower(hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-4' || substr(hex(randomblob(2)), 2) || '-' || substr('89AB', 1 + (abs(random()) % 4), 1) || substr(hex(randomblob(2)), 2) || '-' || hex(randomblob(6)));--> statement-breakpoint
CREATE UNIQUE INDEX `identities_id_unique` ON `identities` (`id`);--> statement-breakpoint
ALTER TABLE `identities` ADD `email` text;--> statement-breakpoint
ALTER TABLE `one_time_tokens` ADD `identity_row_id` integer REFERENCES identities(row_id) ON DELETE SET NULL;--> statement-breakpoint
CREATE INDEX `one_time_tokens_identity` ON `one_time_tokens` (`identity_row_id`);--> statement-breakpoint
ALTER TABLE `login_events` ADD `method` text;--> statement-breakpoint
ALTER TABLE `login_events` ADD `service` text;--> statement-breakpoint
ALTER TABLE `login_events` ADD `mailed` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `identity_attempts` ADD `user_row_id` integer REFERENCES users(row_id) ON DELETE CASCADE;--> statement-breakpoint
CREATE INDEX `identity_attempts_user` ON `identity_attempts` (`user_row_id`);
