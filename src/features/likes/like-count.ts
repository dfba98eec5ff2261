import { text } from "#server/texts/en.ts";

const plural = new Intl.PluralRules("en");

/** 999 -> "999", 1234 -> "1.2K", 12345 -> "12K+": fits a chip on a picture. */
export function formatShortLikeCount(count: number): string {
  if (count < 1000) return String(count);
  if (count < 10_000) return `${(count / 1000).toFixed(1)}K`;
  return `${Math.floor(count / 1000)}K+`;
}

/** 1 -> "1 like", 12345 -> "12K+ likes". */
export function formatLikeCountWithNoun(count: number): string {
  return `${formatShortLikeCount(count)} ${likeOrLikes(count)}`;
}

/** The noun after the number: 1 -> "like", 0 -> "likes". */
export function likeOrLikes(count: number): string {
  return text.likes.unit(plural.select(count) === "one");
}
