/**
 * `unsupported` means a wrong file type, `unreadable` a truncated or corrupt file. `too-many-pixels` means
 * that the header exceeds the limit of the type, `too-costly` that decoding would exceed the memory of all
 * decoding.
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
