import type { Row, Value } from "@libsql/client";

const MAX_COLUMNS = 2000;

/**
 * A row as @libsql/client gives it: enumerable by name, readable by index without the indexes showing up as
 * keys. Indexes live on the prototype, because defining them on each row costs more than the query itself.
 */
class LocalRow {
  readonly #values: readonly Value[];

  constructor(values: readonly Value[]) {
    this.#values = values;
  }

  get length(): number {
    return this.#values.length;
  }

  static valueAt(row: LocalRow, index: number): Value | undefined {
    return row.#values[index];
  }
}

/** SQLite's own limit of columns is 2000. */
for (let index = 0; index < MAX_COLUMNS; index++) {
  Object.defineProperty(LocalRow.prototype, index, {
    get(this: LocalRow) {
      return LocalRow.valueAt(this, index);
    },
  });
}

const NAMES_OF_THE_CLASS = new Set(["length", "constructor", "__proto__"]);

/** Builds a row. Of two columns with one name the first keeps it, as in the stock client. */
export function toRow(values: readonly Value[], columns: readonly string[]): Row {
  const row = new LocalRow(values) as unknown as Row;
  for (let index = columns.length - 1; index >= 0; index--) {
    const name = columns[index]!;
    if (!NAMES_OF_THE_CLASS.has(name)) row[name] = values[index]!;
  }
  return row;
}
