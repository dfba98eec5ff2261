/** Shuffles the array in place. The same numbers from `random` (0 to 1) give the same order. */
export function shuffleInPlace(order: Int32Array, random: () => number): void {
  for (let index = order.length - 1; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1));
    const swapped = order[index] ?? 0;
    order[index] = order[other] ?? 0;
    order[other] = swapped;
  }
}
