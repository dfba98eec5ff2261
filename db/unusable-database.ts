/**
 * Thrown for a database that this version cannot use. The message is one or two sentences for the operator.
 */
export class UnusableDatabaseError extends Error {
  override readonly name = "UnusableDatabaseError";
}
