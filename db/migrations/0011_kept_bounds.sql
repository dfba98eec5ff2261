DROP INDEX `images_owner`;--> statement-breakpoint
DROP INDEX `images_released`;--> statement-breakpoint
CREATE INDEX `images_owner` ON `images` (`owner_row_id`,`released_at`,`size`);--> statement-breakpoint
CREATE INDEX `images_released` ON `images` (`released_at`,`size`) WHERE released_at is not null;--> statement-breakpoint
DROP INDEX `import_records_user`;--> statement-breakpoint
ALTER TABLE `import_records` ADD `bytes` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `import_records_open` ON `import_records` (`created_at`,`status`,`bytes`) WHERE status <> 'completed';--> statement-breakpoint
CREATE INDEX `import_records_user` ON `import_records` (`user_row_id`,`created_at`,`row_id`,`status`,`bytes`);