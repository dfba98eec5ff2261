/** Lower case; accents, full stops and the ends in brackets of "cup(s)", "Zehe/n" away: "c. à s." is "c a s". */
export function unitKey(word: string): string {
  if (/^[a-z]+$/.test(word)) return word;
  if (/^[A-Za-z]+\.?$/.test(word)) return word.toLowerCase().replace(".", "");
  return word
    .normalize("NFD")
    .replace(/[\u0300-\u036f.]/g, "")
    .replace(/(?<=\p{L})(?:\((?:e?s|x|n?en|n|er|e|r|ar|or|eren)\)|\/(?:n|en|er|s)$)/giu, "")
    .replace(/[łŁ]/g, "l")
    .replace(/[øØ]/g, "o")
    .replace(/[œŒ]/g, "oe")
    .replace(/[æÆ]/g, "ae")
    .replace(/’/g, "'")
    .toLowerCase()
    .replace(/\s+/g, " ")
    .trim();
}
