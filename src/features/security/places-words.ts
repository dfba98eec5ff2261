import { text } from "#server/texts/en.ts";

const words = text.security.overview;
/** How a stretch of a network is written, where nobody knows what place it is: "203.0.0.0/16". */
const NETWORK = /^[\da-f.:]+\/\d+$/i;

/** "Lisbon, Portugal; 1 other": places by their names, and those without one counted, as their numbers tell a cook nothing. */
export function placesWords(places: readonly string[]): string {
  const named = places.filter((place) => !NETWORK.test(place));
  const others = places.length - named.length;
  if (places.length === 0) return words.noPlaces;
  if (named.length === 0) return words.unnamedPlaces(others);
  return [...named, ...(others > 0 ? [words.otherPlaces(others)] : [])].join("; ");
}
