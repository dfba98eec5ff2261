import type { Row, Value } from "@libsql/client";

/** SQLite's default limit of columns. */
const MAX_COLUMNS = 2000;

/**
 * A row like those of @libsql/client: column names are enumerable keys; indexes are readable but not
 * enumerable. The index getters are on the prototype, because defining them on each row costs more than the
 * query.
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

for (let index = 0; index < MAX_COLUMNS; index++) {
  Object.defineProperty(LocalRow.prototype, index, {
    get(this: LocalRow) {
      return LocalRow.valueAt(this, index);
    },
  });
}

/** A key of a row and the index of the column that it reads. */
export type RowKey = readonly [name: string, index: number];

/**
 * The keys of a result's rows. As in @libsql/client, the first of several columns with the same name gets the
 * key; a column named like an index or a class member is readable by index only.
 */
export function createUniqueRowKeys(columns: readonly string[]): RowKey[] {
  const keys = new Map<string, number>();
  for (const [index, name] of columns.entries()) {
    if (!(name in LocalRow.prototype) && !keys.has(name)) keys.set(name, index);
  }
  return [...keys];
}

export function createLocalRow(values: readonly Value[], keys: readonly RowKey[]): Row {
  const row = new LocalRow(values) as unknown as Row;
  for (const [name, index] of keys) row[name] = values[index]!;
  return row;
}
