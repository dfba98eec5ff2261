import fc from "fast-check";
import type { FuzzRequest } from "./fuzz-request.ts";
import type { Random } from "./random.ts";
import { generateShorterRequests } from "./shorten.ts";

/** The number of concurrent requests. */
export const LANES = 8;
/** Maximum number of requests sent to find the shortest one that fails. */
const MAX_TRIES = 300;

/**
 * A fast-check arbitrary of groups of requests. A failing group shrinks to a single request of it or of the
 * group before, and then to shorter requests.
 */
export function createRequestGroups(make: (random: Random) => FuzzRequest) {
  const groups = new RequestGroups(make);
  return { arbitrary: groups, recent: () => groups.recent };
}

class RequestGroups extends fc.Arbitrary<FuzzRequest[]> {
  /** The requests of the last two groups, because a log line may arrive after its response. */
  recent: FuzzRequest[] = [];
  readonly #make: (random: Random) => FuzzRequest;
  #tries = 0;

  constructor(make: (random: Random) => FuzzRequest) {
    super();
    this.#make = make;
  }

  generate(numbers: fc.Random): fc.Value<FuzzRequest[]> {
    const group = Array.from({ length: LANES }, () => this.#make(() => numbers.nextDouble()));
    this.recent = [...group, ...this.recent.slice(0, LANES)];
    return new fc.Value(group, undefined);
  }

  canShrinkWithoutContext(value: unknown): value is FuzzRequest[] {
    return Array.isArray(value);
  }

  shrink(group: FuzzRequest[]): fc.Stream<fc.Value<FuzzRequest[]>> {
    const [only] = group;
    const shorter = group.length === 1 && only ? generateShorterRequests(only) : this.recent.values();
    return fc
      .stream(shorter)
      .takeWhile(() => ++this.#tries <= MAX_TRIES)
      .map((request) => new fc.Value([request], undefined));
  }
}
