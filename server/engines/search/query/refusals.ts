/**
 * Refusals such as "cannot eat" and "ne mange pas" exclude the food that follows, and so does a German
 * "kein".
 */
const listed = (text: string) => text.split(", ");
const REFUSALS = [
  ...listed("can not, cannot, cant, can t, dont, don t, doesnt, doesn t, do not, does not").flatMap((not) =>
    ["eat", "have", "like", "tolerate", "drink"].map((verb) => `${not} ${verb}`),
  ),
  ...listed("mange, mangent, mangeons, supporte, supportent, aime, aiment, bois, boit").map(
    (verb) => `ne ${verb} pas`,
  ),
  ...listed("come, comen, como, comemos, tolera, lleva, lleve, tenga, puede comer, puedo comer").map(
    (verb) => `no ${verb}`,
  ),
  ...listed("mangia, mangiano, mangio, tollera, puo mangiare, posso mangiare").map((verb) => `non ${verb}`),
  ...listed("kein, keine, keinen, keinerlei"),
].map((words) => words.split(" "));

/** How many words, from a place on, say that somebody does without what follows; 0 where they do not. */
export function countWordsOfExclusion(words: readonly string[], i: number): number {
  return REFUSALS.find((item) => item.every((word, place) => words[i + place] === word))?.length ?? 0;
}
