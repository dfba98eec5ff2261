/** The text of an answer, read up to `most` bytes; beyond them `tooMuch` says what is thrown, and no more is read. */
export async function readBounded(response: Response, most: number, tooMuch: () => Error): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > most) throw tooMuch();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}
