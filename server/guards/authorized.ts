declare const proof: unique symbol;

/**
 * A row with proof that its caller may do `Act` with it. Only an access.ts creates one, in the transaction that uses
 * it, so a write without its check does not compile.
 */
export type Authorized<Row, Act extends string> = Row & { readonly [proof]: Act };

/** For access.ts only: brands a row after its policy check. */
export function brandAuthorized<Row, Act extends string>(row: Row, _act: Act): Authorized<Row, Act> {
  return row as Authorized<Row, Act>;
}
