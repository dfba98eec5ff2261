CREATE TABLE `mail_requests` (
	`row_id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`email` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `mail_requests_email` ON `mail_requests` (`email`,`kind`,`created_at`);--> statement-breakpoint
CREATE INDEX `mail_requests_created` ON `mail_requests` (`created_at`);--> statement-breakpoint
CREATE TABLE `one_time_tokens` (
	`row_id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`token_hash` text NOT NULL,
	`purpose` text NOT NULL,
	`user_row_id` integer NOT NULL,
	`email` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`user_row_id`) REFERENCES `users`(`row_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `one_time_tokens_token_hash_unique` ON `one_time_tokens` (`token_hash`);--> statement-breakpoint
CREATE INDEX `one_time_tokens_user` ON `one_time_tokens` (`user_row_id`,`purpose`);--> statement-breakpoint
CREATE INDEX `one_time_tokens_expiry` ON `one_time_tokens` (`expires_at`);--> statement-breakpoint
CREATE TABLE `outbox` (
	`row_id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`kind` text NOT NULL,
	`to_address` text NOT NULL,
	`to_name` text,
	`subject` text NOT NULL,
	`body` text NOT NULL,
	`link` text,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_attempt_at` integer,
	`leased_until` integer,
	`last_error` text,
	`created_at` integer NOT NULL,
	`sent_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `outbox_id_unique` ON `outbox` (`id`);--> statement-breakpoint
CREATE INDEX `outbox_due` ON `outbox` (`next_attempt_at`);--> statement-breakpoint
CREATE INDEX `outbox_created` ON `outbox` (`created_at`);--> statement-breakpoint
CREATE TABLE `pending_registrations` (
	`row_id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`email` text NOT NULL,
	`name` text NOT NULL,
	`password_hash` text NOT NULL,
	`timezone` text,
	`link_hash` text,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `pending_registrations_link_hash_unique` ON `pending_registrations` (`link_hash`);--> statement-breakpoint
CREATE INDEX `pending_registrations_email` ON `pending_registrations` (`email`,`created_at`);--> statement-breakpoint
CREATE INDEX `pending_registrations_expiry` ON `pending_registrations` (`expires_at`);--> statement-breakpoint
CREATE TABLE `transport_state` (
	`name` text PRIMARY KEY NOT NULL,
	`healthy` integer NOT NULL,
	`changed_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `usage_counters` (
	`row_id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_row_id` integer NOT NULL,
	`operation` text NOT NULL,
	`window` text NOT NULL,
	`count` integer DEFAULT 0 NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_row_id`) REFERENCES `users`(`row_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `usage_counters_window` ON `usage_counters` (`user_row_id`,`operation`,`window`);--> statement-breakpoint
CREATE INDEX `usage_counters_updated` ON `usage_counters` (`updated_at`);--> statement-breakpoint
CREATE TABLE `users` (
	`row_id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`email` text NOT NULL,
	`pending_email` text,
	`name` text NOT NULL,
	`password_hash` text,
	`email_verified_at` integer,
	`disabled_at` integer,
	`tier` text DEFAULT 'freemium' NOT NULL,
	`tier_since` integer,
	`tier_until` integer,
	`timezone` text DEFAULT 'UTC' NOT NULL,
	`timezone_stated` integer DEFAULT false NOT NULL,
	`exempt` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	CONSTRAINT "users_tier" CHECK("users"."tier" in ('freemium', 'premium'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_id_unique` ON `users` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_unique` ON `users` (`email`);--> statement-breakpoint
CREATE TABLE `images` (
	`row_id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`owner_row_id` integer NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`size` integer NOT NULL,
	`created_at` integer NOT NULL,
	`released_at` integer,
	FOREIGN KEY (`owner_row_id`) REFERENCES `users`(`row_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `images_id_unique` ON `images` (`id`);--> statement-breakpoint
CREATE INDEX `images_owner` ON `images` (`owner_row_id`);--> statement-breakpoint
CREATE INDEX `images_released` ON `images` (`released_at`) WHERE released_at is not null;--> statement-breakpoint
CREATE TABLE `import_records` (
	`row_id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`user_row_id` integer NOT NULL,
	`title` text,
	`url` text,
	`status` text NOT NULL,
	`error_message` text,
	`draft` text,
	`receipt` text,
	`recipe_row_id` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_row_id`) REFERENCES `users`(`row_id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`recipe_row_id`) REFERENCES `recipes`(`row_id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `import_records_id_unique` ON `import_records` (`id`);--> statement-breakpoint
CREATE INDEX `import_records_user` ON `import_records` (`user_row_id`,`created_at`,`row_id`);--> statement-breakpoint
CREATE INDEX `import_records_url` ON `import_records` (`user_row_id`,`url`);--> statement-breakpoint
CREATE INDEX `import_records_recipe` ON `import_records` (`recipe_row_id`);--> statement-breakpoint
CREATE INDEX `import_records_created` ON `import_records` (`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `import_records_open_url` ON `import_records` (`user_row_id`,`url`) WHERE status <> 'completed' and url is not null;--> statement-breakpoint
CREATE TABLE `ingredients` (
	`recipe_row_id` integer NOT NULL,
	`position` integer NOT NULL,
	`section` text,
	`original` text,
	`amount` text NOT NULL,
	`unit` text,
	`size` text,
	`name` text NOT NULL,
	`notes` text,
	PRIMARY KEY(`recipe_row_id`, `position`),
	FOREIGN KEY (`recipe_row_id`) REFERENCES `recipes`(`row_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `instructions` (
	`recipe_row_id` integer NOT NULL,
	`position` integer NOT NULL,
	`section` text,
	`text` text NOT NULL,
	`image_id` text,
	PRIMARY KEY(`recipe_row_id`, `position`),
	FOREIGN KEY (`recipe_row_id`) REFERENCES `recipes`(`row_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `instructions_image` ON `instructions` (`image_id`) WHERE image_id is not null;--> statement-breakpoint
CREATE TABLE `likes` (
	`user_row_id` integer NOT NULL,
	`recipe_row_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`user_row_id`, `recipe_row_id`),
	FOREIGN KEY (`user_row_id`) REFERENCES `users`(`row_id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`recipe_row_id`) REFERENCES `recipes`(`row_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `likes_recipe` ON `likes` (`recipe_row_id`);--> statement-breakpoint
CREATE INDEX `likes_user_created` ON `likes` (`user_row_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `recipes` (
	`row_id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`owner_row_id` integer NOT NULL,
	`title` text NOT NULL,
	`title_sort` text NOT NULL,
	`description` text,
	`notes` text,
	`prep_time` integer,
	`cooking_time` integer,
	`total_time` integer,
	`servings` integer DEFAULT 4 NOT NULL,
	`servings_stated` integer DEFAULT true NOT NULL,
	`yield_text` text,
	`difficulty` text DEFAULT 'MEDIUM' NOT NULL,
	`cuisine` text,
	`cuisine_text` text,
	`calories_per_serving` integer,
	`image_id` text,
	`is_public` integer DEFAULT false NOT NULL,
	`privacy_source` text DEFAULT 'CREATED' NOT NULL,
	`source_url` text,
	`like_count` integer DEFAULT 0 NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`find_text` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`owner_row_id`) REFERENCES `users`(`row_id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "recipes_public_created" CHECK("recipes"."is_public" = 0 or "recipes"."privacy_source" = 'CREATED'),
	CONSTRAINT "recipes_like_count" CHECK("recipes"."like_count" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `recipes_id_unique` ON `recipes` (`id`);--> statement-breakpoint
CREATE INDEX `recipes_public_likes` ON `recipes` (`like_count`,`row_id`,`cuisine`,`difficulty`) WHERE is_public = 1;--> statement-breakpoint
CREATE INDEX `recipes_public_created` ON `recipes` (`created_at`,`row_id`,`cuisine`,`difficulty`) WHERE is_public = 1;--> statement-breakpoint
CREATE INDEX `recipes_public_updated` ON `recipes` (`updated_at`,`row_id`,`cuisine`,`difficulty`) WHERE is_public = 1;--> statement-breakpoint
CREATE INDEX `recipes_public_title` ON `recipes` (`title_sort`,`row_id`,`cuisine`,`difficulty`) WHERE is_public = 1;--> statement-breakpoint
CREATE INDEX `recipes_public_cooking` ON `recipes` (`cooking_time`,`row_id`,`cuisine`,`difficulty`) WHERE is_public = 1;--> statement-breakpoint
CREATE INDEX `recipes_public_servings` ON `recipes` (`servings`,`row_id`,`cuisine`,`difficulty`) WHERE is_public = 1;--> statement-breakpoint
CREATE INDEX `recipes_cuisine_likes` ON `recipes` (`cuisine`,`like_count`,`row_id`,`difficulty`) WHERE is_public = 1;--> statement-breakpoint
CREATE INDEX `recipes_cuisine_created` ON `recipes` (`cuisine`,`created_at`,`row_id`,`difficulty`) WHERE is_public = 1;--> statement-breakpoint
CREATE INDEX `recipes_owner_likes` ON `recipes` (`owner_row_id`,`like_count`,`row_id`,`is_public`,`cuisine`,`difficulty`);--> statement-breakpoint
CREATE INDEX `recipes_owner_created` ON `recipes` (`owner_row_id`,`created_at`,`row_id`,`is_public`,`cuisine`,`difficulty`);--> statement-breakpoint
CREATE INDEX `recipes_owner_updated` ON `recipes` (`owner_row_id`,`updated_at`,`row_id`,`is_public`,`cuisine`,`difficulty`);--> statement-breakpoint
CREATE INDEX `recipes_owner_title` ON `recipes` (`owner_row_id`,`title_sort`,`row_id`,`is_public`,`cuisine`,`difficulty`);--> statement-breakpoint
CREATE INDEX `recipes_owner_cooking` ON `recipes` (`owner_row_id`,`cooking_time`,`row_id`,`is_public`,`cuisine`,`difficulty`);--> statement-breakpoint
CREATE INDEX `recipes_owner_servings` ON `recipes` (`owner_row_id`,`servings`,`row_id`,`is_public`,`cuisine`,`difficulty`);--> statement-breakpoint
CREATE INDEX `recipes_owner_source` ON `recipes` (`owner_row_id`,`privacy_source`,`created_at`);--> statement-breakpoint
CREATE INDEX `recipes_image` ON `recipes` (`image_id`) WHERE image_id is not null;--> statement-breakpoint
CREATE TABLE `tags` (
	`recipe_row_id` integer NOT NULL,
	`position` integer NOT NULL,
	`key` text NOT NULL,
	`label` text NOT NULL,
	PRIMARY KEY(`recipe_row_id`, `key`),
	FOREIGN KEY (`recipe_row_id`) REFERENCES `recipes`(`row_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `tags_key` ON `tags` (`key`);--> statement-breakpoint
CREATE TABLE `server_flags` (
	`name` text PRIMARY KEY NOT NULL,
	`set_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `access_tokens` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`login_row_id` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`login_row_id`) REFERENCES `logins`(`row_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `access_tokens_login` ON `access_tokens` (`login_row_id`);--> statement-breakpoint
CREATE INDEX `access_tokens_expiry` ON `access_tokens` (`expires_at`);--> statement-breakpoint
CREATE TABLE `known_devices` (
	`row_id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_row_id` integer NOT NULL,
	`device_hash` text NOT NULL,
	`first_seen_at` integer NOT NULL,
	`last_seen_at` integer NOT NULL,
	FOREIGN KEY (`user_row_id`) REFERENCES `users`(`row_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `known_devices_user` ON `known_devices` (`user_row_id`,`device_hash`);--> statement-breakpoint
CREATE INDEX `known_devices_seen` ON `known_devices` (`last_seen_at`);--> statement-breakpoint
CREATE TABLE `login_events` (
	`row_id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`user_row_id` integer,
	`login_row_id` integer,
	`email` text NOT NULL,
	`success` integer NOT NULL,
	`failure_reason` text,
	`ip_address` text,
	`network` text,
	`user_agent` text,
	`browser` text,
	`operating_system` text,
	`device_type` text,
	`device_hash` text,
	`risk_score` integer DEFAULT 0 NOT NULL,
	`risk_reasons` text DEFAULT '[]' NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_row_id`) REFERENCES `users`(`row_id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`login_row_id`) REFERENCES `logins`(`row_id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `login_events_id_unique` ON `login_events` (`id`);--> statement-breakpoint
CREATE INDEX `login_events_user` ON `login_events` (`user_row_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `login_events_created` ON `login_events` (`created_at`);--> statement-breakpoint
CREATE INDEX `login_events_login` ON `login_events` (`login_row_id`);--> statement-breakpoint
CREATE TABLE `logins` (
	`row_id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`user_row_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	`last_used_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`ended_at` integer,
	`end_reason` text,
	FOREIGN KEY (`user_row_id`) REFERENCES `users`(`row_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `logins_id_unique` ON `logins` (`id`);--> statement-breakpoint
CREATE INDEX `logins_user` ON `logins` (`user_row_id`,`last_used_at`);--> statement-breakpoint
CREATE INDEX `logins_expiry` ON `logins` (`expires_at`);--> statement-breakpoint
CREATE INDEX `logins_ended` ON `logins` (`ended_at`);--> statement-breakpoint
CREATE TABLE `refresh_tokens` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`login_row_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`login_row_id`) REFERENCES `logins`(`row_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `refresh_tokens_login` ON `refresh_tokens` (`login_row_id`);--> statement-breakpoint
CREATE INDEX `refresh_tokens_used` ON `refresh_tokens` (`used_at`);--> statement-breakpoint
CREATE TABLE `sign_in_waits` (
	`key` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`failures` integer NOT NULL,
	`first_failure_at` integer NOT NULL,
	`locked_until` integer,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `sign_in_waits_email` ON `sign_in_waits` (`email`);--> statement-breakpoint
CREATE INDEX `sign_in_waits_updated` ON `sign_in_waits` (`updated_at`);--> statement-breakpoint
CREATE VIRTUAL TABLE search_index USING fts5(title, ingredients, body, content='', contentless_delete=1, tokenize='ascii', prefix='2 3');--> statement-breakpoint
CREATE VIRTUAL TABLE search_titles USING fts5(title, content='', contentless_delete=1, detail='none', tokenize='ascii', prefix='1 2 3 4');--> statement-breakpoint
CREATE TABLE search_facets (
  row_id INTEGER PRIMARY KEY,
  scope INTEGER NOT NULL,
  title_sort TEXT NOT NULL,
  title_words TEXT NOT NULL,
  cuisine TEXT,
  difficulty TEXT,
  cooking_time INTEGER,
  servings INTEGER,
  has_image INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  like_count INTEGER NOT NULL
) STRICT;--> statement-breakpoint
CREATE INDEX search_facets_created ON search_facets (scope, created_at);--> statement-breakpoint
CREATE INDEX search_facets_title ON search_facets (scope, title_sort);--> statement-breakpoint
CREATE INDEX search_facets_time ON search_facets (scope, cooking_time);--> statement-breakpoint
CREATE INDEX search_facets_servings ON search_facets (scope, servings);--> statement-breakpoint
CREATE INDEX search_facets_cuisine ON search_facets (scope, cuisine, created_at);--> statement-breakpoint
CREATE TRIGGER recipes_search_removed AFTER DELETE ON recipes BEGIN
  DELETE FROM search_index WHERE rowid = old.row_id;
  DELETE FROM search_titles WHERE rowid = old.row_id;
  DELETE FROM search_facets WHERE row_id = old.row_id;
END;
