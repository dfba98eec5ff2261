/** Mixes an integer into a 32-bit hash. */
export function mixIntoHash(hash: number, value: number): number {
  const mixed = Math.imul(hash ^ value, 0x9e3779b1);
  return mixed ^ (mixed >>> 15);
}

/** A 32-bit hash (FNV-1a with a final mix) of the UTF-16 units from `from` to before `to`. */
export function hashText(text: string, from = 0, to: number = text.length): number {
  let hash = 0x811c9dc5;
  for (let index = from; index < to; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return mixIntoHash(hash, 77);
}

/**
 * Computes e^x by additions and multiplications only, which give the same bits on every machine; Math.exp
 * does not guarantee that.
 */
export function computeDeterministicExp(x: number): number {
  if (x < -40) return 0;
  const halvings = Math.round(x / Math.LN2);
  const rest = x - halvings * Math.LN2;
  let power = 1;
  for (let term = 12; term > 0; term -= 1) power = 1 + (power * rest) / term;
  for (let left = halvings; left < 0; left += 1) power /= 2;
  for (let left = halvings; left > 0; left -= 1) power *= 2;
  return power;
}
