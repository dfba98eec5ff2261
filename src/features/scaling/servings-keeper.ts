import { canScaleTo } from "#server/features/scaling/policy.ts";

/** The server is asked when the servings have stood still for so long, in ms: by then a slow phone has drawn them. */
export const QUIET_BEFORE_ASKING = 700;

export type ServingsState = {
  /** What is shown, at once. */
  servings: number;
  /** What stood still: for the address and for screen readers. */
  settled: number;
  /** Why the servings went back, with the time it happened, so that the same failure is told twice. */
  failure: { error: unknown; at: number } | null;
};

type Options = {
  original: number;
  start: number;
  /** Rejects where the server does not scale to these servings. */
  ask: (servings: number) => Promise<void>;
  now?: () => number;
};

/** The servings of one recipe's page: a change shows at once, the server is asked when it stands still, a no takes it back. */
export class ServingsKeeper {
  readonly #options: Options;
  #state: ServingsState;
  readonly #listeners = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #round = 0;
  /** What the server last agreed to, and in which round. */
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

  /** Ignores what is no number of servings. The recipe's own servings are known: nobody is asked. */
  readonly change = (wanted: number): void => {
    const { original } = this.#options;
    if (!canScaleTo(original, wanted) || wanted === this.#state.servings) return;
    this.stop();
    const round = ++this.#round;
    if (wanted === original) {
      this.#agree(wanted, round);
      return;
    }
    this.#set({ ...this.#state, servings: wanted, failure: null });
    this.#timer = setTimeout(() => void this.#ask(wanted, round), QUIET_BEFORE_ASKING);
  };

  /** The address says otherwise (Back, a link): what it tells was agreed before. */
  readonly take = (servings: number): void => {
    this.stop();
    this.#agree(servings, ++this.#round);
  };

  /** For whoever goes on before the servings stood still: the address has them at once. The server is asked as ever. */
  readonly settle = (): void => {
    const { servings, settled } = this.#state;
    if (servings !== settled) this.#set({ ...this.#state, settled: servings });
  };

  /** Forgets the question that waits; one on its way is let go. */
  readonly stop = (): void => clearTimeout(this.#timer);

  async #ask(wanted: number, round: number): Promise<void> {
    this.#set({ ...this.#state, settled: wanted });
    try {
      await this.#options.ask(wanted);
      if (round > this.#agreed.round) this.#agreed = { servings: wanted, round };
    } catch (error) {
      if (round !== this.#round) return;
      const { servings } = this.#agreed;
      const at = (this.#options.now ?? Date.now)();
      this.#set({ servings, settled: servings, failure: { error, at } });
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
