/**
 * A sign-in through an identity provider failed. `kind` is logged, so it is a fixed phrase without text of
 * tokens or responses.
 */
export class IdentityError extends Error {
  override readonly name = "IdentityError";
  readonly kind: string;

  constructor(kind: string) {
    super(kind);
    this.kind = kind;
  }
}
