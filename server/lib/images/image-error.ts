/**
 * `unsupported`: another type of file. `unreadable`: cut or corrupt. `too-many-pixels`: above the limit of its type, by
 * its header. `too-costly`: decoding takes more memory than all decoding together may.
 */
export type ImageErrorKind = "empty" | "unsupported" | "unreadable" | "too-many-pixels" | "too-costly";

/** The bytes are not an acceptable picture; `kind` is the reason. */
export class ImageError extends Error {
  override readonly name = "ImageError";
  readonly kind: ImageErrorKind;

  constructor(kind: ImageErrorKind, cause?: unknown) {
    super(`The image is ${kind}`, { cause });
    this.kind = kind;
  }
}
