/**
 * Why a photo gives no reading: `unsupported` is no JPEG, PNG, BMP or TIFF, `unreadable` a cut or broken file of
 * these, `too-many-pixels` more than MAX_PIXELS by its own header, `no-text` a photo in which nothing could be read.
 */
export type PhotoErrorKind = "unsupported" | "unreadable" | "too-many-pixels" | "no-text";

/** The photo is at fault, not the server: the same photo gives the same error again. */
export class PhotoError extends Error {
  override readonly name = "PhotoError";
  readonly kind: PhotoErrorKind;

  constructor(kind: PhotoErrorKind, options?: ErrorOptions) {
    super(`The photo cannot be read: ${kind}`, options);
    this.kind = kind;
  }
}
