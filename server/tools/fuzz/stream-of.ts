/**
 * Where the random numbers of a request start: 32 bits that follow from the seed of the run and the number of the
 * request. Each is mixed by itself, so that the requests of one seed are not those of its neighbour, moved along.
 */
export const streamOf = (seed: number, number: number): number =>
  mixed(mixed(seed) ^ mixed(number ^ 0x9e3779b9));

/** One of 2^32 for each of 2^32, by two rounds of shifts and multiplications. */
function mixed(value: number): number {
  const once = Math.imul(value ^ (value >>> 16), 0x7feb352d);
  const twice = Math.imul(once ^ (once >>> 15), 0x846ca68b);
  return (twice ^ (twice >>> 16)) >>> 0;
}
