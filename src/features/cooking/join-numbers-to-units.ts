/** Puts a no-break space between a number and the unit or other short word behind it: "180 °C", "2 eggs". */
export const joinNumbersToUnits = (text: string): string =>
  text.replace(/(?<=\p{N}) (?=°|\p{L}{1,12}(?!\p{L}))/gu, "\u00a0");
