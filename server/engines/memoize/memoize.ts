/**
 * Memoizes a pure function of a string and clears the cache when it reaches `limit`. The keys are copies,
 * because a substring would retain the complete text that it was cut from.
 */
export function memoize<Made>(limit: number, compute: (text: string) => Made): (text: string) => Made {
  const results = new Map<string, Made>();
  return (text) => {
    const known = results.get(text);
    if (known !== undefined) return known;
    const own = copyOf(text);
    const made = compute(own);
    if (results.size >= limit) results.clear();
    results.set(own, made);
    return made;
  };
}

/** Concatenation copies the characters, so the result of the slice refers only to the copy. */
function copyOf(text: string): string {
  return ` ${text}`.slice(1);
}
