declare const proof: unique symbol;

/**
 * A row together with the proof that its caller may do `Act` with it. Only an access.ts makes one, inside the
 * transaction that uses it, so a write that skipped its check does not compile.
 */
export type Authorized<Row, Act extends string> = Row & { readonly [proof]: Act };

/** For access.ts alone: marks a row after its policy was asked. */
export function authorized<Row, Act extends string>(row: Row, _act: Act): Authorized<Row, Act> {
  return row as Authorized<Row, Act>;
}
