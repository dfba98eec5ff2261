/**
 * `make`, which answers the same for the same text, with what it made of the last `most` texts or fewer kept at hand.
 * A piece of a text holds on to all of it: what is kept is made of a copy, or one word would keep a whole page in memory.
 */
export function lately<Made>(most: number, make: (text: string) => Made): (text: string) => Made {
  const kept = new Map<string, Made>();
  return (text) => {
    const known = kept.get(text);
    if (known !== undefined) return known;
    const own = copyOf(text);
    const made = make(own);
    if (kept.size >= most) kept.clear();
    kept.set(own, made);
    return made;
  };
}

/** Joined with something it is written anew; the piece of that is all but one letter of it. */
function copyOf(text: string): string {
  return ` ${text}`.slice(1);
}
