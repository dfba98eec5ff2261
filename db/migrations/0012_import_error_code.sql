ALTER TABLE `import_records` ADD `error_code` text;--> statement-breakpoint
UPDATE `import_records` SET `error_code` = CASE `error_message`
  WHEN 'No recipe was found at this address' THEN 'IMPORT_NO_RECIPE'
  WHEN 'No recipe was found in this text' THEN 'IMPORT_NO_RECIPE_IN_TEXT'
  WHEN 'This site does not let servers read its pages. Open it in your browser and paste the page source.' THEN 'IMPORT_SITE_REFUSES'
  WHEN 'The page is too large.' THEN 'IMPORT_PAGE_TOO_LARGE'
  WHEN 'The recipe site could not be reached. Please try again later.' THEN 'IMPORT_UNREACHABLE'
  WHEN 'The recipe site took too long to answer. Please try again later.' THEN 'IMPORT_TIMEOUT'
END WHERE `status` = 'failed';
