import type { DocumentWord } from "../document.ts";
import type { SqlHandle } from "../sql-handle.ts";
import { storedKeys } from "./slips.ts";

type Entry = { rowId: number; scope: number; language: string; words: readonly DocumentWord[] };

/** How a recipe's words are kept with it: the letter says whether the title has them. */
export function keptWords(words: readonly DocumentWord[]): string {
  return JSON.stringify(words.map(({ word, inTitle }) => (inTitle ? "t" : "m") + word));
}

/** Counts the words of a recipe that is new to the vocabulary. Taking them off is the trigger's part (`tables.ts`). */
export async function countWords(sql: SqlHandle, { scope, language, words }: Entry): Promise<void> {
  const rows = await sql.all(
    `INSERT INTO search_words (scope, word, language, stem, titles, uses)
      SELECT ?, json_extract(value, '$[0]'), ?, json_extract(value, '$[1]'), json_extract(value, '$[2]'), 1 FROM json_each(?) WHERE true
      ON CONFLICT (scope, word, language) DO UPDATE SET uses = uses + 1, titles = titles + excluded.titles
      RETURNING word_id, word, uses`,
    [scope, language, JSON.stringify(words.map(({ word, stem, inTitle }) => [word, stem, Number(inTitle)]))],
  );
  const keys = rows.flatMap((row) =>
    Number(row.uses) === 1
      ? storedKeys(scope, String(row.word)).map((key) => [key, Number(row.word_id)])
      : [],
  );
  if (keys.length === 0) return;
  await sql.run(
    `INSERT OR IGNORE INTO search_slips (slip, word_id)
      SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]') FROM json_each(?)`,
    [JSON.stringify(keys)],
  );
}
