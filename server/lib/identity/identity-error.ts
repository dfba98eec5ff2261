/** A sign-in that proved nothing. `kind` goes to the log: a few words of ours, never of a token or an answer. */
export class IdentityError extends Error {
  override readonly name = "IdentityError";
  readonly kind: string;

  constructor(kind: string) {
    super(kind);
    this.kind = kind;
  }
}
