/** A sign-in failed. `kind` is logged: a fixed phrase, never text of a token or a response. */
export class IdentityError extends Error {
  override readonly name = "IdentityError";
  readonly kind: string;

  constructor(kind: string) {
    super(kind);
    this.kind = kind;
  }
}
