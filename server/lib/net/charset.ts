const MAX_META = 4_096;

/** Characters of the Windows-1252 bytes 0x80 to 0x9f; a dot represents an unassigned byte. */
const HIGH = "€.‚ƒ„…†‡ˆ‰Š‹Œ.Ž..‘’“”•–—˜™š›œ.žŸ";

/**
 * Decodes bytes and corrects Windows-1252: Node 20 decodes bytes 0x80 to 0x9f as Latin-1. On a Node without
 * this bug, nothing is replaced.
 */
function decodeWithWindows1252Fix(decoder: TextDecoder, bytes: Uint8Array): string {
  const text = decoder.decode(bytes);
  if (decoder.encoding !== "windows-1252") return text;
  return text.replaceAll(/[\u{80}-\u{9f}]/gu, (character) => {
    const known = HIGH[character.charCodeAt(0) - 0x80];
    return known === undefined || known === "." ? character : known;
  });
}

function createTextDecoderOrNull(label: string | undefined): TextDecoder | null {
  if (label === undefined || label.length > 40) return null;
  try {
    return new TextDecoder(label.trim());
  } catch {
    return null;
  }
}

function detectCharsetByByteOrderMark(bytes: Uint8Array): string | undefined {
  const [a, b, c] = bytes;
  if (a === 0xef && b === 0xbb && c === 0xbf) return "utf-8";
  if (a === 0xfe && b === 0xff) return "utf-16be";
  return a === 0xff && b === 0xfe ? "utf-16le" : undefined;
}

function extractCharsetOfText(text: string): string | undefined {
  return /charset\s{0,8}=\s{0,8}["']?([\w:.-]{1,40})/i.exec(text)?.[1];
}

/** The charset that `<meta charset>` or an XML declaration states in the first bytes. */
function extractCharsetDeclaredInPage(bytes: Uint8Array): string | undefined {
  const head = Buffer.from(bytes.subarray(0, MAX_META)).toString("latin1");
  const xml = /^\s{0,64}<\?xml [^>]{0,200}encoding=["']([\w:.-]{1,40})/.exec(head)?.[1];
  const metas = head.split(/<meta/i).slice(1);
  const declared =
    metas
      .map((meta) => extractCharsetOfText(meta.split(">", 1)[0] ?? ""))
      .find((found) => found !== undefined) ?? xml;
  // The declaration was readable as ASCII, so the page cannot be UTF-16.
  return declared !== undefined && /^utf-?16/i.test(declared) ? "utf-8" : declared;
}

/**
 * Decodes a page by its byte order mark, else its Content-Type, else its own declaration, else as UTF-8, and
 * as Windows-1252 when it is not valid UTF-8. Never throws: undecodable bytes become U+FFFD.
 */
export function decodePageText(bytes: Uint8Array, contentType = ""): string {
  const decoder =
    createTextDecoderOrNull(detectCharsetByByteOrderMark(bytes)) ??
    createTextDecoderOrNull(extractCharsetOfText(contentType)) ??
    createTextDecoderOrNull(extractCharsetDeclaredInPage(bytes));
  if (decoder) return decodeWithWindows1252Fix(decoder, bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return decodeWithWindows1252Fix(new TextDecoder("windows-1252"), bytes);
  }
}
