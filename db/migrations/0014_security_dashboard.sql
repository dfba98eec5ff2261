CREATE TABLE `account_events` (
	`row_id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`user_row_id` integer NOT NULL,
	`type` text NOT NULL,
	`ip_address` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_row_id`) REFERENCES `users`(`row_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `account_events_id_unique` ON `account_events` (`id`);--> statement-breakpoint
CREATE INDEX `account_events_user` ON `account_events` (`user_row_id`,`created_at`,`row_id`,`type`);--> statement-breakpoint
CREATE INDEX `account_events_created` ON `account_events` (`created_at`);--> statement-breakpoint
DROP INDEX `login_events_user`;--> statement-breakpoint
ALTER TABLE `login_events` ADD `wide_network` text;--> statement-breakpoint
ALTER TABLE `login_events` ADD `city` text;--> statement-breakpoint
ALTER TABLE `login_events` ADD `country` text;--> statement-breakpoint
ALTER TABLE `login_events` ADD `latitude` real;--> statement-breakpoint
ALTER TABLE `login_events` ADD `longitude` real;--> statement-breakpoint
ALTER TABLE `login_events` ADD `disowned` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `login_events` ADD `ended_at` integer;--> statement-breakpoint
ALTER TABLE `login_events` ADD `end_reason` text;--> statement-breakpoint
ALTER TABLE `login_events` ADD `session_minutes` integer;--> statement-breakpoint
UPDATE `login_events` SET `wide_network` = substr(`network`, 1, instr(`network`, '.') + instr(substr(`network`, instr(`network`, '.') + 1), '.')) || '0.0/16' WHERE `network` LIKE '%.%.%.%/24';--> statement-breakpoint
UPDATE `login_events` SET (`ended_at`, `end_reason`, `session_minutes`) = (SELECT `logins`.`ended_at`, `logins`.`end_reason`, max(0, `logins`.`ended_at` - `logins`.`created_at`) / 60000 FROM `logins` WHERE `logins`.`row_id` = `login_events`.`login_row_id`) WHERE `success` = 1 AND `login_row_id` IN (SELECT `row_id` FROM `logins` WHERE `ended_at` IS NOT NULL);--> statement-breakpoint
CREATE INDEX `login_events_success` ON `login_events` (`user_row_id`,`created_at`,`row_id`,`country`,`city`,`wide_network`,`browser`,`operating_system`,`device_type`,`session_minutes`) WHERE success = 1;--> statement-breakpoint
CREATE INDEX `login_events_failed_address` ON `login_events` (`ip_address`,`created_at`,`email`) WHERE success = 0;--> statement-breakpoint
CREATE INDEX `login_events_user` ON `login_events` (`user_row_id`,`created_at`,`row_id`,`success`,`risk_score`,`failure_reason`);--> statement-breakpoint
DROP INDEX `security_alerts_user`;--> statement-breakpoint
ALTER TABLE `security_alerts` ADD `event_row_id` integer REFERENCES `login_events`(`row_id`) ON DELETE set null;--> statement-breakpoint
CREATE INDEX `security_alerts_event` ON `security_alerts` (`event_row_id`);--> statement-breakpoint
CREATE INDEX `security_alerts_user` ON `security_alerts` (`user_row_id`,`created_at`,`row_id`,`status`,`severity`,`type`);