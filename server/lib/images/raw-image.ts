/** Decoded pixels with one byte per channel; the fourth channel is alpha. */
export type RawImage = { data: Uint8Array<ArrayBuffer>; width: number; height: number; channels: 3 | 4 };
