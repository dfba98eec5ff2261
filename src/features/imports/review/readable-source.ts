/** Recipe data is code; of it only the words are quoted, without braces, keys and types. It may be cut off anywhere. */
export function readableSource(source: string): string {
  const text = source.trim();
  if (!text.startsWith("[") && !text.startsWith("{")) return text;
  const words: string[] = [];
  let key = "";
  let at = 0;
  while (at < text.length) {
    if (text[at] !== '"') {
      at += 1;
      continue;
    }
    const end = closingQuote(text, at + 1);
    const inner = text.slice(at + 1, end);
    at = end + 1;
    if (/^\s{0,9}:/.test(text.slice(at, at + 10))) key = inner;
    else if (!key.startsWith("@") && inner.trim() !== "") words.push(withoutEscapes(inner));
  }
  return words.length > 0 ? words.join(", ") : text;
}

function closingQuote(text: string, from: number): number {
  let at = from;
  while (at < text.length && text[at] !== '"') at += text[at] === "\\" ? 2 : 1;
  return Math.min(at, text.length);
}

function withoutEscapes(inner: string): string {
  return inner.replace(/\\[nrt]/g, " ").replace(/\\(.)/g, "$1");
}
