/** The parts of libheif's JavaScript interface that decode-heic.ts uses; the package has no types for its bundle. */
declare module "libheif-js/wasm-bundle.js" {
  type Enum = { readonly value: number };
  type Failure = { code: Enum; message: string };
  export type Handle = { readonly handle: unique symbol };
  export type Channel = {
    id: Enum;
    width: number;
    height: number;
    /** Number of bytes per row, including padding. */
    stride: number;
    bits_per_pixel: number;
    /** A view of the decoder's memory. */
    data: Uint8Array;
  };
  const libheif: {
    heif_context_alloc(): Handle;
    heif_context_read_from_memory(context: Handle, bytes: Uint8Array): Failure;
    heif_js_context_get_primary_image_handle(context: Handle): Handle | Failure;
    heif_js_decode_image2(handle: Handle, colours: Enum, chroma: Enum): { channels: Channel[] } | Failure;
    heif_error_code: { heif_error_Ok: Enum };
    heif_colorspace: { heif_colorspace_YCbCr: Enum; heif_colorspace_RGB: Enum };
    heif_chroma: { heif_chroma_420: Enum; heif_chroma_interleaved_RGBA: Enum };
    heif_channel: {
      heif_channel_Y: Enum;
      heif_channel_Cb: Enum;
      heif_channel_Cr: Enum;
      heif_channel_Alpha: Enum;
      heif_channel_interleaved: Enum;
    };
  };
  export default libheif;
}
