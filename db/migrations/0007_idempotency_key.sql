ALTER TABLE `recipes` ADD `idempotency_key` text;--> statement-breakpoint
CREATE UNIQUE INDEX `recipes_idempotency` ON `recipes` (`owner_row_id`,`idempotency_key`) WHERE idempotency_key is not null;