CREATE TABLE `search_outbox` (
	`row_id` integer PRIMARY KEY NOT NULL,
	`change` integer NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`due_at` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TRIGGER search_facets_written AFTER INSERT ON search_facets
  WHEN EXISTS (SELECT 1 FROM server_flags WHERE name = 'search_outbox') BEGIN
  INSERT OR REPLACE INTO search_outbox (row_id, change) VALUES (new.row_id, abs(random() % 9007199254740991));
END;--> statement-breakpoint
CREATE TRIGGER search_facets_changed AFTER UPDATE ON search_facets
  WHEN EXISTS (SELECT 1 FROM server_flags WHERE name = 'search_outbox') BEGIN
  INSERT OR REPLACE INTO search_outbox (row_id, change) VALUES (new.row_id, abs(random() % 9007199254740991));
END;--> statement-breakpoint
CREATE TRIGGER search_facets_removed AFTER DELETE ON search_facets
  WHEN EXISTS (SELECT 1 FROM server_flags WHERE name = 'search_outbox') BEGIN
  INSERT OR REPLACE INTO search_outbox (row_id, change) VALUES (old.row_id, abs(random() % 9007199254740991));
END;
