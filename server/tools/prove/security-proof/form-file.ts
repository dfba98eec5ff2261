import type { Asked } from "./ask.ts";

export type SentFile = { name: string; type: string; bytes: Buffer };

/** POST /api/upload/image with one file; `field` and the name go out as they stand. */
export function uploadOf({ name, type, bytes }: SentFile, token: string, field = "file"): Asked {
  const boundary = "larder-proof-boundary";
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`;
  return {
    method: "POST",
    path: "/api/upload/image",
    token,
    headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
    raw: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
}
