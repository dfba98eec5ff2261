/** A database that this version cannot work with. The message is a sentence for whoever runs the server. */
export class UnusableDatabaseError extends Error {
  override readonly name = "UnfitDatabaseError";
}
