declare const proof: unique symbol;

/**
 * A row whose caller was authorized for the action `Act`. Only the access.ts files create it, in the
 * transaction that uses it, so a write without its check does not compile.
 */
export type Authorized<Row, Act extends string> = Row & { readonly [proof]: Act };

/** Marks a row as authorized. Only access.ts files may call it, after their policy check. */
export function brandRowAsAuthorized<Row, Act extends string>(row: Row, _act: Act): Authorized<Row, Act> {
  return row as Authorized<Row, Act>;
}
