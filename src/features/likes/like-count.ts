import { text } from "#server/texts/en.ts";

const plural = new Intl.PluralRules("en");

/** A short number that fits on a picture: 999 is "999", 1234 is "1.2K", 12345 is "12K+". */
export function formatShortLikeCount(count: number): string {
  if (count < 1000) return String(count);
  if (count < 10_000) return `${(count / 1000).toFixed(1)}K`;
  return `${Math.floor(count / 1000)}K+`;
}

/** The short number with its noun: 1 is "1 like", 12345 is "12K+ likes". */
export function formatLikeCountWithNoun(count: number): string {
  return `${formatShortLikeCount(count)} ${likeNounForCount(count)}`;
}

/** The noun for a number of likes: "like" for 1, "likes" for others. */
export function likeNounForCount(count: number): string {
  return text.likes.unit(plural.select(count) === "one");
}
