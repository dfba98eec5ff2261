/** Cuts a text at a word, adding nothing. */
export function clipText(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit).replace(/\p{Cs}/gu, "");
  const space = cut.lastIndexOf(" ");
  return (space > limit * 0.8 ? cut.slice(0, space) : cut).trim();
}
