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

/** A name under which a row shows a value, and that value's place. */
export type RowKey = readonly [name: string, index: number];

/**
 * The keys of a result's rows. Of two columns with one name the first keeps it; a column named like an index or
 * like a member of the class is readable by index alone, as in the stock client.
 */
export function rowKeys(columns: readonly string[]): RowKey[] {
  const keys = new Map<string, number>();
  for (const [index, name] of columns.entries()) {
    if (!(name in LocalRow.prototype) && !keys.has(name)) keys.set(name, index);
  }
  return [...keys];
}

export function toRow(values: readonly Value[], keys: readonly RowKey[]): Row {
  const row = new LocalRow(values) as unknown as Row;
  for (const [name, index] of keys) row[name] = values[index]!;
  return row;
}
