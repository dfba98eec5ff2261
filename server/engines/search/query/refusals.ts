/**
 * Phrases that exclude the food after them: refusals such as "cannot eat" and "ne mange pas", and German
 * "kein".
 */
const splitIntoPhrases = (text: string) => text.split(", ");
const REFUSALS = [
  ...splitIntoPhrases("can not, cannot, cant, can t, dont, don t, doesnt, doesn t, do not, does not").flatMap(
    (not) => ["eat", "have", "like", "tolerate", "drink"].map((verb) => `${not} ${verb}`),
  ),
  ...splitIntoPhrases("mange, mangent, mangeons, supporte, supportent, aime, aiment, bois, boit").map(
    (verb) => `ne ${verb} pas`,
  ),
  ...splitIntoPhrases(
    "come, comen, como, comemos, tolera, lleva, lleve, tenga, puede comer, puedo comer",
  ).map((verb) => `no ${verb}`),
  ...splitIntoPhrases("mangia, mangiano, mangio, tollera, puo mangiare, posso mangiare").map(
    (verb) => `non ${verb}`,
  ),
  ...splitIntoPhrases("kein, keine, keinen, keinerlei"),
].map((words) => words.split(" "));

/** The number of words of the refusal that starts at index `i`, or 0 if none starts there. */
export function countWordsOfExclusionPhrase(words: readonly string[], i: number): number {
  return REFUSALS.find((item) => item.every((word, place) => words[i + place] === word))?.length ?? 0;
}
