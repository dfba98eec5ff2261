CREATE TABLE `identities` (
	`row_id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_row_id` integer NOT NULL,
	`issuer` text NOT NULL,
	`subject` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_used_at` integer NOT NULL,
	FOREIGN KEY (`user_row_id`) REFERENCES `users`(`row_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `identities_subject` ON `identities` (`issuer`,`subject`);--> statement-breakpoint
CREATE INDEX `identities_user` ON `identities` (`user_row_id`);--> statement-breakpoint
CREATE TABLE `identity_attempts` (
	`state_hash` text PRIMARY KEY NOT NULL,
	`browser_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `identity_attempts_expiry` ON `identity_attempts` (`expires_at`);--> statement-breakpoint
CREATE TABLE `invitations` (
	`row_id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`email` text NOT NULL,
	`link_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `invitations_email_unique` ON `invitations` (`email`);--> statement-breakpoint
CREATE UNIQUE INDEX `invitations_link_hash_unique` ON `invitations` (`link_hash`);--> statement-breakpoint
CREATE INDEX `invitations_expiry` ON `invitations` (`expires_at`);--> statement-breakpoint
CREATE TABLE `mail_orders` (
	`row_id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`email` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `spent_credentials` (
	`credential_hash` text PRIMARY KEY NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `spent_credentials_expiry` ON `spent_credentials` (`expires_at`);--> statement-breakpoint
CREATE TABLE `usage_moments` (
	`row_id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_row_id` integer NOT NULL,
	`operation` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_row_id`) REFERENCES `users`(`row_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `usage_moments_member` ON `usage_moments` (`user_row_id`,`operation`,`created_at`);--> statement-breakpoint
CREATE INDEX `usage_moments_created` ON `usage_moments` (`created_at`);--> statement-breakpoint
CREATE TABLE `security_alerts` (
	`row_id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`user_row_id` integer NOT NULL,
	`type` text NOT NULL,
	`severity` text NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`ip_address` text,
	`login_row_id` integer,
	`created_at` integer NOT NULL,
	`acknowledged_at` integer,
	FOREIGN KEY (`user_row_id`) REFERENCES `users`(`row_id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`login_row_id`) REFERENCES `logins`(`row_id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `security_alerts_id_unique` ON `security_alerts` (`id`);--> statement-breakpoint
CREATE INDEX `security_alerts_user` ON `security_alerts` (`user_row_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `security_alerts_created` ON `security_alerts` (`created_at`);--> statement-breakpoint
CREATE INDEX `security_alerts_login` ON `security_alerts` (`login_row_id`);--> statement-breakpoint
CREATE TABLE `sign_in_checks` (
	`row_id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`account_hash` text NOT NULL,
	`network` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `sign_in_checks_account` ON `sign_in_checks` (`account_hash`,`created_at`);--> statement-breakpoint
CREATE INDEX `sign_in_checks_network` ON `sign_in_checks` (`network`,`created_at`,`account_hash`);--> statement-breakpoint
CREATE INDEX `sign_in_checks_created` ON `sign_in_checks` (`created_at`);--> statement-breakpoint
ALTER TABLE `outbox` ADD `html` text;--> statement-breakpoint
ALTER TABLE `pending_registrations` ADD `asked_by_hash` text;--> statement-breakpoint
ALTER TABLE `users` ADD `deleted_at` integer;