DROP INDEX `recipes_owner_words`;
