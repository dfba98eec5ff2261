/** Reads a response as text. Throws the error of `tooMuch` when it has more than `limit` bytes. */
export async function readTextOrThrowBeyondLimit(
  response: Response,
  limit: number,
  tooMuch: () => Error,
): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > limit) throw tooMuch();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}
