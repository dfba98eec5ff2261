import {
  computeRankedDocId,
  createDocumentRows,
  type DocumentWord,
  type SearchDocument,
  toSortableTitle,
} from "./document.ts";
import { serializeRankingData } from "./ranking/candidate.ts";
import type { SqlHandle } from "./sql-handle.ts";
import { SEARCH_VERSION } from "./tables.ts";
import { createStoredTypoKeys } from "./vocabulary/typos.ts";

/** Writes or replaces the entry of a recipe. Updates the vocabulary only if the words changed. */
export async function writeRecipeToIndex(sql: SqlHandle, document: SearchDocument): Promise<void> {
  const { rowId } = document;
  const rows = createDocumentRows(document);
  const words = serializeDocumentWords(rows.words);
  const [known] = await sql.all(
    `SELECT f.doc_id, x.scope, x.version, x.language, x.words FROM search_texts x JOIN search_facets f ON f.row_id = x.row_id
      WHERE x.row_id = ? LIMIT 1`,
    [rowId],
  );
  const sameWords =
    known?.scope === rows.scope &&
    known.version === SEARCH_VERSION &&
    known.language === rows.language &&
    known.words === words;
  // An entry may be incomplete after corruption. Deleting each part before writing repairs it.
  if (!sameWords) await sql.run("DELETE FROM search_texts WHERE row_id = ?", [rowId]);
  await removeTokens(sql, known ? Number(known.doc_id) : rows.docId);
  await sql.run("INSERT INTO search_index (rowid, words) VALUES (?, ?)", [rows.docId, rows.tokens]);
  await sql.run("INSERT INTO search_titles (rowid, title) VALUES (?, ?)", [rows.docId, rows.titleTokens]);
  await sql.run(
    `INSERT OR REPLACE INTO search_facets (doc_id, row_id, scope, title_sort, cuisine, difficulty, cooking_time, servings, has_image, created_at, like_count)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      rows.docId,
      rowId,
      rows.scope,
      toSortableTitle(document.title),
      document.cuisine,
      document.difficulty,
      document.cookingTime,
      document.servings,
      document.hasImage ? 1 : 0,
      document.createdAt,
      document.likeCount,
    ],
  );
  await sql.run("INSERT INTO search_rankings (doc_id, scope, like_count, ranking) VALUES (?, ?, ?, ?)", [
    rows.docId,
    rows.scope,
    document.likeCount,
    serializeRankingData(rows.texts, rows.language, document),
  ]);
  if (sameWords) return;
  await sql.run("INSERT INTO search_texts (row_id, scope, version, language, words) VALUES (?, ?, ?, ?, ?)", [
    rowId,
    rows.scope,
    SEARCH_VERSION,
    rows.language,
    words,
  ]);
  await addToWordCounts(sql, { rowId, ...rows });
}

async function removeTokens(sql: SqlHandle, docId: number): Promise<void> {
  await sql.run("DELETE FROM search_index WHERE rowid = ?", [docId]);
  await sql.run("DELETE FROM search_titles WHERE rowid = ?", [docId]);
  await sql.run("DELETE FROM search_rankings WHERE doc_id = ?", [docId]);
}

/** Deletes a recipe from the index. An unknown recipe is no error. */
export async function removeRecipeFromIndex(sql: SqlHandle, rowId: number): Promise<void> {
  const [known] = await sql.all("SELECT doc_id FROM search_facets WHERE row_id = ? LIMIT 1", [rowId]);
  if (known) await removeTokens(sql, Number(known.doc_id));
  await sql.run("DELETE FROM search_facets WHERE row_id = ?", [rowId]);
  await sql.run("DELETE FROM search_texts WHERE row_id = ?", [rowId]);
}

/**
 * Updates the likes of a recipe. Returns true if its document id changes; the caller must then index the
 * recipe again.
 */
export async function setIndexedLikeCount(
  sql: SqlHandle,
  rowId: number,
  likeCount: number,
): Promise<boolean> {
  await sql.run("UPDATE search_facets SET like_count = ? WHERE row_id = ?", [likeCount, rowId]);
  const [known] = await sql.all("SELECT doc_id FROM search_facets WHERE row_id = ? LIMIT 1", [rowId]);
  if (!known) return false;
  await sql.run("UPDATE search_rankings SET like_count = ? WHERE doc_id = ?", [
    likeCount,
    Number(known.doc_id),
  ]);
  // The number of words in the title is unknown here. It moves the rank by at most two, so the ids for 1, 3
  // and 5 words all count as unchanged.
  return ![1, 3, 5].some((words) => computeRankedDocId(rowId, likeCount, words) === Number(known.doc_id));
}

/** Deletes every row of the index, before a rebuild. */
export async function clearSearchIndex(sql: SqlHandle): Promise<void> {
  await sql.run("INSERT INTO search_index (search_index) VALUES ('delete-all')", []);
  await sql.run("INSERT INTO search_titles (search_titles) VALUES ('delete-all')", []);
  await sql.run("DELETE FROM search_facets", []);
  await sql.run("DELETE FROM search_rankings", []);
  await sql.run("DELETE FROM search_slips", []);
  await sql.run("DELETE FROM search_words", []);
  await sql.run("DELETE FROM search_texts", []);
}

type Entry = { rowId: number; scope: number; language: string; words: readonly DocumentWord[] };

/** The words of a recipe as JSON, each with a prefix: "t" if the title has the word, otherwise "m". */
function serializeDocumentWords(words: readonly DocumentWord[]): string {
  return JSON.stringify(words.map(({ word, inTitle }) => (inTitle ? "t" : "m") + word));
}

/**
 * Adds the words of a recipe to the counts of the vocabulary. A trigger subtracts them on deletion
 * (`tables.ts`).
 */
async function addToWordCounts(sql: SqlHandle, { scope, language, words }: Entry): Promise<void> {
  const rows = await sql.all(
    `INSERT INTO search_words (scope, word, language, stem, titles, uses)
      SELECT ?, json_extract(value, '$[0]'), ?, json_extract(value, '$[1]'), json_extract(value, '$[2]'), 1 FROM json_each(?) WHERE true
      ON CONFLICT (scope, word, language) DO UPDATE SET uses = uses + 1, titles = titles + excluded.titles
      RETURNING word_id, word, uses`,
    [scope, language, JSON.stringify(words.map(({ word, stem, inTitle }) => [word, stem, Number(inTitle)]))],
  );
  const keys = rows.flatMap((row) =>
    Number(row.uses) === 1
      ? createStoredTypoKeys(scope, String(row.word)).map((key) => [key, Number(row.word_id)])
      : [],
  );
  if (keys.length === 0) return;
  await sql.run(
    `INSERT OR IGNORE INTO search_slips (slip, word_id)
      SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]') FROM json_each(?)`,
    [JSON.stringify(keys)],
  );
}
