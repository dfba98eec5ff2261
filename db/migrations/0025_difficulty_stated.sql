ALTER TABLE `recipes` ADD `difficulty_stated` integer DEFAULT true NOT NULL;--> statement-breakpoint
UPDATE `recipes` SET `difficulty_stated` = 0 WHERE `difficulty` = 'MEDIUM' AND `version` = 1;
