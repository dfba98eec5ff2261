import { canScaleServings } from "#server/features/scaling/policy.ts";

/** Delay between a change and its request in ms; a slow phone has rendered the change by then. */
export const ASK_DELAY_MS = 700;

export type ServingsState = {
  /** Changes at once, for rendering. */
  servings: number;
  /** Changes after a pause, for the address and for screen readers. */
  settled: number;
  /** The error that reverted the servings, and its time in ms, which distinguishes two equal errors. */
  failure: { error: unknown; failedAt: number } | null;
};

type Options = {
  original: number;
  start: number;
  /** Rejects if the server does not scale to these servings. */
  ask: (servings: number) => Promise<void>;
  now?: () => number;
};

/**
 * The servings of a recipe page. A change is rendered at once and sent to the server after a pause; if the
 * server refuses it, the servings are reverted.
 */
export class ServingsStore {
  readonly #options: Options;
  #state: ServingsState;
  readonly #listeners = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #round = 0;
  /** The last servings that the server confirmed, and the number of their change. */
  #agreed: { servings: number; round: number };

  constructor(options: Options) {
    this.#options = options;
    this.#state = { servings: options.start, settled: options.start, failure: null };
    this.#agreed = { servings: options.start, round: 0 };
  }

  readonly state = (): ServingsState => this.#state;

  readonly servings = (): number => this.#state.servings;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Ignores invalid servings. The recipe's own servings need no request. */
  readonly change = (wanted: number): void => {
    const { original } = this.#options;
    if (!canScaleServings(original, wanted) || wanted === this.#state.servings) return;
    this.stop();
    const round = ++this.#round;
    if (wanted === original) {
      this.#agree(wanted, round);
      return;
    }
    this.#set({ ...this.#state, servings: wanted, failure: null });
    this.#timer = setTimeout(() => void this.#ask(wanted, round), ASK_DELAY_MS);
  };

  /** Sets the servings of the address after Back or a link. They need no confirmation. */
  readonly take = (servings: number): void => {
    this.stop();
    this.#agree(servings, ++this.#round);
  };

  /**
   * Updates `settled` before the pause is over, because the member leaves the page. The request is sent as
   * usual.
   */
  readonly settle = (): void => {
    const { servings, settled } = this.#state;
    if (servings !== settled) this.#set({ ...this.#state, settled: servings });
  };

  /** Cancels the request that waits for the pause, but not one that was sent. */
  readonly stop = (): void => clearTimeout(this.#timer);

  async #ask(wanted: number, round: number): Promise<void> {
    this.#set({ ...this.#state, settled: wanted });
    try {
      await this.#options.ask(wanted);
      if (round > this.#agreed.round) this.#agreed = { servings: wanted, round };
    } catch (error) {
      if (round !== this.#round) return;
      const { servings } = this.#agreed;
      const failedAt = (this.#options.now ?? Date.now)();
      this.#set({ servings, settled: servings, failure: { error, failedAt } });
    }
  }

  #agree(servings: number, round: number): void {
    this.#agreed = { servings, round };
    this.#set({ servings, settled: servings, failure: null });
  }

  #set(state: ServingsState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
