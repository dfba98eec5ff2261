/**
 * `make`, which answers the same for the same text, with what it made of the last `most` texts or fewer kept at hand.
 * A piece of a text holds on to all of it: what is kept is made of a copy, or one word would keep a whole page in memory.
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

/** Joined with something it is written anew; the piece of that is all but one letter of it. */
function copyOf(text: string): string {
  return ` ${text}`.slice(1);
}
