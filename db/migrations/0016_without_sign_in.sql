-- User and password that stood in stored addresses.
UPDATE `recipes` SET `source_url` = `clean`.`address` FROM (
  SELECT `row_id`, `scheme` || substr(`rest`, length(rtrim(`authority`, replace(`authority`, '@', ''))) + 1) AS `address` FROM (
    SELECT `row_id`, `scheme`, `rest`, substr(`path`, 1, instr(`path`, '/') - 1) AS `authority` FROM (
      SELECT `row_id`, `scheme`, `rest`, replace(replace(replace(`rest`, '?', '/'), '#', '/'), '\', '/') || '/' AS `path` FROM (
        SELECT `row_id`, substr(`source_url`, 1, instr(`source_url`, '://') + 2) AS `scheme`, substr(`source_url`, instr(`source_url`, '://') + 3) AS `rest`
        FROM `recipes` WHERE `source_url` LIKE 'http://%@%' OR `source_url` LIKE 'https://%@%'
      )
    )
  )
) AS `clean` WHERE `clean`.`row_id` = `recipes`.`row_id` AND `clean`.`address` <> `recipes`.`source_url`;--> statement-breakpoint
UPDATE `kept_pages` SET `url` = `clean`.`address` FROM (
  SELECT `row_id`, `scheme` || substr(`rest`, length(rtrim(`authority`, replace(`authority`, '@', ''))) + 1) AS `address` FROM (
    SELECT `row_id`, `scheme`, `rest`, substr(`path`, 1, instr(`path`, '/') - 1) AS `authority` FROM (
      SELECT `row_id`, `scheme`, `rest`, replace(replace(replace(`rest`, '?', '/'), '#', '/'), '\', '/') || '/' AS `path` FROM (
        SELECT `row_id`, substr(`url`, 1, instr(`url`, '://') + 2) AS `scheme`, substr(`url`, instr(`url`, '://') + 3) AS `rest`
        FROM `kept_pages` WHERE `url` LIKE 'http://%@%' OR `url` LIKE 'https://%@%'
      )
    )
  )
) AS `clean` WHERE `clean`.`row_id` = `kept_pages`.`row_id` AND `clean`.`address` <> `kept_pages`.`url`;--> statement-breakpoint
-- Where a member has the same page open twice, the later import forgets its address.
UPDATE OR IGNORE `import_records` SET `url` = `clean`.`address` FROM (
  SELECT `row_id`, `scheme` || substr(`rest`, length(rtrim(`authority`, replace(`authority`, '@', ''))) + 1) AS `address` FROM (
    SELECT `row_id`, `scheme`, `rest`, substr(`path`, 1, instr(`path`, '/') - 1) AS `authority` FROM (
      SELECT `row_id`, `scheme`, `rest`, replace(replace(replace(`rest`, '?', '/'), '#', '/'), '\', '/') || '/' AS `path` FROM (
        SELECT `row_id`, substr(`url`, 1, instr(`url`, '://') + 2) AS `scheme`, substr(`url`, instr(`url`, '://') + 3) AS `rest`
        FROM `import_records` WHERE `url` LIKE 'http://%@%' OR `url` LIKE 'https://%@%'
      )
    )
  )
) AS `clean` WHERE `clean`.`row_id` = `import_records`.`row_id` AND `clean`.`address` <> `import_records`.`url`;--> statement-breakpoint
UPDATE `import_records` SET `url` = null FROM (
  SELECT `row_id`, `scheme` || substr(`rest`, length(rtrim(`authority`, replace(`authority`, '@', ''))) + 1) AS `address` FROM (
    SELECT `row_id`, `scheme`, `rest`, substr(`path`, 1, instr(`path`, '/') - 1) AS `authority` FROM (
      SELECT `row_id`, `scheme`, `rest`, replace(replace(replace(`rest`, '?', '/'), '#', '/'), '\', '/') || '/' AS `path` FROM (
        SELECT `row_id`, substr(`url`, 1, instr(`url`, '://') + 2) AS `scheme`, substr(`url`, instr(`url`, '://') + 3) AS `rest`
        FROM `import_records` WHERE `url` LIKE 'http://%@%' OR `url` LIKE 'https://%@%'
      )
    )
  )
) AS `clean` WHERE `clean`.`row_id` = `import_records`.`row_id` AND `clean`.`address` <> `import_records`.`url`;
