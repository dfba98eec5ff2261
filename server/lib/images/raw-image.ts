/** One byte per channel; four channels with transparency. */
export type RawImage = { data: Uint8Array<ArrayBuffer>; width: number; height: number; channels: 3 | 4 };
