/**
 * Puts a no-break space between a number and the fraction, unit or other short word behind it: "1 1/2 cups", "180
 * °C", "2 eggs".
 */
export const joinNumbersToUnits = (text: string): string =>
  text.replace(/(?<=\p{N}) (?=°|\d+[/⁄]\d|\p{No}|\p{L}{1,12}(?!\p{L}))/gu, "\u00a0");
