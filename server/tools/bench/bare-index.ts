import Database from "libsql";
import type { RecipeLine } from "../eval-search/file-lines.ts";

/** What a search costs that does nothing but FTS5: three columns, every word looked for, bm25. */
export class BareIndex {
  readonly #db: Database.Database;
  readonly #found: Database.Statement;

  constructor(file: string, recipes: readonly RecipeLine[]) {
    this.#db = new Database(file);
    this.#db.exec(
      "CREATE VIRTUAL TABLE bare USING fts5(title, ingredients, body, tokenize='porter unicode61')",
    );
    const insert = this.#db.prepare("INSERT INTO bare (rowid, title, ingredients, body) VALUES (?, ?, ?, ?)");
    this.#db.exec("BEGIN");
    for (const [at, { title, ingredients, instructions }] of recipes.entries())
      insert.run(at + 1, title, ingredients.join("\n"), instructions.join("\n"));
    this.#db.exec("COMMIT");
    this.#found = this.#db.prepare(
      "SELECT rowid FROM bare WHERE bare MATCH ? ORDER BY bm25(bare, 10, 4, 1) LIMIT ?",
    );
  }

  /** Rows that have all words, best first. */
  find(words: string, limit: number): unknown[] {
    const expression = (words.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => `"${word}"`).join(" ");
    return expression === "" ? [] : this.#found.all(expression, limit);
  }

  close(): void {
    this.#db.close();
  }
}
