import type { GreyImage } from "../reading.ts";
import { findBlobs } from "./blobs.ts";
import { dividingLevel } from "./find-paper.ts";
import { findLetters, holdsLargeInk, type Letters } from "./letters.ts";
import { chainLetters } from "./line-chains.ts";
import { lineDirection } from "./line-direction.ts";

/** So many pieces of ink tell whether they stand in lines. */
const TELLING = 150;
/** Pieces strewn at random have 0.04, print has 0.3, joined handwriting 0.2. */
const STREWN = 0.1;
/** How far the feet of neighbours in a line are apart at most, in heights of a letter, and how many of them are not. */
const LEVEL = 0.15;
const MOSTLY = 0.55;
/** Strewn pieces stand in level lines by chance: up to 0.2 of them, of print 0.6 and more. */
const PRINTED = 0.3;

/**
 * Whether letters of a level page may be print: many pieces of ink that stand in no lines are noise, sand or fur.
 * `share` is how clearly they stand in lines, as lineDirection tells. Few pieces say nothing either way.
 */
export function mayHoldPrint(letters: Letters, share: number): boolean {
  const count = letters.letters.length;
  if (count < TELLING || share >= STREWN) return true;
  const level = chainLetters(letters).filter((chain) => {
    const near = chain.filter(
      ({ bottom }, at) => at > 0 && Math.abs(bottom - chain[at - 1]!.bottom) <= LEVEL * letters.size,
    );
    return near.length >= MOSTLY * (chain.length - 1);
  });
  return level.reduce((sum, chain) => sum + chain.length, 0) >= PRINTED * count;
}

/** The same of an evenly lit page without a dark letter: what is darker than the rest may still be faint print. */
export function mayHoldFaintPrint(ink: GreyImage): boolean {
  const blobs = findBlobs(ink, dividingLevel(ink));
  if (holdsLargeInk(blobs)) return true;
  const letters = findLetters(blobs);
  return letters.letters.length > 0 && mayHoldPrint(letters, lineDirection(letters)?.share ?? 1);
}
