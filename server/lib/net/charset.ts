const MAX_META = 4_096;

/** Bytes 0x80 to 0x9f of Windows-1252; a dot is a byte without a character. */
const HIGH = "€.‚ƒ„…†‡ˆ‰Š‹Œ.Ž..‘’“”•–—˜™š›œ.žŸ";

/** Node 20 reads these bytes of Windows-1252 as if it were Latin-1. Where it is right, none is left over. */
function decodeWith(decoder: TextDecoder, bytes: Uint8Array): string {
  const text = decoder.decode(bytes);
  if (decoder.encoding !== "windows-1252") return text;
  return text.replaceAll(/[\u{80}-\u{9f}]/gu, (character) => {
    const known = HIGH[character.charCodeAt(0) - 0x80];
    return known === undefined || known === "." ? character : known;
  });
}

function findDecoder(label: string | undefined): TextDecoder | null {
  if (label === undefined || label.length > 40) return null;
  try {
    return new TextDecoder(label.trim());
  } catch {
    return null;
  }
}

function readBom(bytes: Uint8Array): string | undefined {
  const [a, b, c] = bytes;
  if (a === 0xef && b === 0xbb && c === 0xbf) return "utf-8";
  if (a === 0xfe && b === 0xff) return "utf-16be";
  return a === 0xff && b === 0xfe ? "utf-16le" : undefined;
}

function readCharset(text: string): string | undefined {
  return /charset\s{0,8}=\s{0,8}["']?([\w:.-]{1,40})/i.exec(text)?.[1];
}

/** What a page says of itself in its first bytes, in `<meta charset>` or an XML declaration. */
function readMeta(bytes: Uint8Array): string | undefined {
  const head = Buffer.from(bytes.subarray(0, MAX_META)).toString("latin1");
  const xml = /^\s{0,64}<\?xml [^>]{0,200}encoding=["']([\w:.-]{1,40})/.exec(head)?.[1];
  const metas = head.split(/<meta/i).slice(1);
  const said =
    metas.map((meta) => readCharset(meta.split(">", 1)[0] ?? "")).find((found) => found !== undefined) ?? xml;
  // A page whose ASCII could be read is not in UTF-16, whatever it says.
  return said !== undefined && /^utf-?16/i.test(said) ? "utf-8" : said;
}

/**
 * The text of a page: by its byte order mark, else the charset of its Content-Type, else what it says of
 * itself, else UTF-8, or Windows-1252 where it is no UTF-8. Never throws: what cannot be read becomes U+FFFD.
 */
export function decodeText(bytes: Uint8Array, contentType = ""): string {
  const decoder =
    findDecoder(readBom(bytes)) ?? findDecoder(readCharset(contentType)) ?? findDecoder(readMeta(bytes));
  if (decoder) return decodeWith(decoder, bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return decodeWith(new TextDecoder("windows-1252"), bytes);
  }
}
