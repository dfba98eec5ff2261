ALTER TABLE `mail_requests` ADD `network` text;--> statement-breakpoint
ALTER TABLE `mail_requests` ADD `domain` text;--> statement-breakpoint
CREATE INDEX `mail_requests_network` ON `mail_requests` (`network`,`created_at`);--> statement-breakpoint
CREATE INDEX `mail_requests_domain` ON `mail_requests` (`domain`,`created_at`);