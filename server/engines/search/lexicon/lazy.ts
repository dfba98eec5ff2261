/** Calls `make` once, on the first call, and caches its result. */
export function lazy<Made>(make: () => Made): () => Made {
  let made: { it: Made } | null = null;
  return () => {
    made ??= { it: make() };
    return made.it;
  };
}
