/** What a goal found: how often it tried, and a sentence for each try that should not have gone as it went. */
export type Findings = { tries: number; failures: string[] };

/** One goal of the list in docs/security-proofs.md. */
export type Goal = {
  id: string;
  /** A second goal that the same proof shows: named by either, it runs once. */
  also?: string;
  /** What is tried, in a few words. */
  what: string;
  /** How many tries belong to it; a goal whose list is fixed makes at least as many. */
  tries: number;
  prove(tries: number): Promise<Findings>;
};

/** The first `count` of a list, and over again from its start where it is shorter, with the number of the round. */
export function* around<Item>(items: readonly Item[], count: number): Generator<[Item, number]> {
  for (let at = 0; at < count; at += 1) {
    yield [items[at % items.length] as Item, Math.floor(at / items.length)];
  }
}

/** Every pair of the two lists. */
export function pairs<One, Other>(ones: readonly One[], others: readonly Other[]): [One, Other][] {
  return ones.flatMap((one) => others.map((other): [One, Other] => [one, other]));
}
