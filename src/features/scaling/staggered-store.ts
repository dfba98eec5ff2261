/** Time budget of a frame in ms. The duration of the previous frame determines the next batch size. */
const FRAME_BUDGET_MS = 6;
/**
 * No update of a batch starts later than this many ms, because layout and paint take several times as long.
 */
const MAX_BATCH_MS = 3;
/**
 * Minimum number of updates in a batch: on a slow phone a frame costs more than its updates, so smaller
 * batches would not be faster. MAX_BATCH_MS may still end a batch earlier.
 */
const MIN_BATCH = 3;

/** `part` names the part of the page that contains the subscriber; parts are updated in order of priority. */
export type Subscriber = { part: string; update: () => void };

export type Frames = {
  /** Names of the page's parts, highest priority first. */
  partsByPriority: () => readonly string[];
  /** Calls back before the next frame; returns a function that cancels it. */
  beforeFrame: (work: () => void) => () => void;
  /** Calls back in a task of its own, after the current frame is drawn. */
  afterFrame: (work: () => void) => void;
  /** Applies a change to the page synchronously. */
  change: (work: () => void) => void;
  now: () => number;
};

/**
 * A value with many subscribers. A change updates a few of them in each frame, so that hundreds of ingredient
 * lines do not block the page. A new subscriber gets the newest value at once.
 */
export class StaggeredStore<Value extends object> {
  #newest: Value;
  readonly #frames: Frames;
  readonly #subscribers = new Set<Subscriber>();
  /** The old values of subscribers that wait for their update. */
  readonly #oldValues = new Map<Subscriber, Value>();
  #batch = MIN_BATCH;
  #waiting: Subscriber[] = [];
  #cancel: (() => void) | null = null;

  constructor(value: Value, frames: Frames) {
    this.#newest = value;
    this.#frames = frames;
  }

  /** The value that a subscriber shows: the old one until its update. */
  readonly valueFor = (subscriber: Subscriber): Value => this.#oldValues.get(subscriber) ?? this.#newest;

  readonly subscribe = (subscriber: Subscriber): (() => void) => {
    this.#subscribers.add(subscriber);
    return () => {
      this.#subscribers.delete(subscriber);
      this.#oldValues.delete(subscriber);
    };
  };

  readonly set = (value: Value): void => {
    if (value === this.#newest) return;
    for (const subscriber of this.#subscribers) this.#oldValues.set(subscriber, this.valueFor(subscriber));
    this.#newest = value;
    this.#waiting = [];
    this.#cancel?.();
    // Priorities are read after the frame, because they depend on positions, and reading positions forces a
    // layout.
    this.#cancel = this.#frames.beforeFrame(() => this.#afterFrame(this.#begin));
  };

  /** Updates all waiting subscribers at once, because printing does not wait. */
  readonly flush = (): void => {
    this.#cancel?.();
    this.#cancel = null;
    this.#update([...this.#oldValues.keys()]);
  };

  readonly #begin = (): void => {
    const turns = new Map(this.#frames.partsByPriority().map((part, turn) => [part, turn]));
    const turnOf = ({ part }: Subscriber) => turns.get(part) ?? turns.size;
    this.#waiting = [...this.#subscribers].sort((left, right) => turnOf(left) - turnOf(right));
    this.#batch = MIN_BATCH;
    this.#afterFrame(this.#draw);
  };

  /**
   * Updates one batch. It runs after a frame, because changes inside a frame would be laid out in the same
   * task. It checks the time after each subscriber, because a long step costs as much as many lines.
   */
  readonly #draw = (): void => {
    const { now, change, beforeFrame } = this.#frames;
    // Resets `#cancel` first, because an update may set a newer value, which requests its own frame.
    this.#cancel = null;
    const startedAt = now();
    let handed = 0;
    do {
      change(() => this.#update(this.#waiting.splice(0, 1)));
      handed += 1;
    } while (handed < this.#batch && this.#waiting.length > 0 && now() < startedAt + MAX_BATCH_MS);
    const changing = now() - startedAt;
    if (this.#waiting.length === 0) return;
    this.#cancel = beforeFrame(() => {
      const frameAt = now();
      this.#afterFrame(() => {
        const took = changing + now() - frameAt;
        this.#batch = Math.max(
          MIN_BATCH,
          Math.min(2 * this.#batch, Math.floor((handed * FRAME_BUDGET_MS) / took)),
        );
        this.#draw();
      });
    });
  };

  #afterFrame(work: () => void): void {
    let isOff = false;
    this.#cancel = () => {
      isOff = true;
    };
    this.#frames.afterFrame(() => {
      if (!isOff) work();
    });
  }

  #update(subscribers: readonly Subscriber[]): void {
    for (const subscriber of subscribers) {
      // A subscriber without an old value has unsubscribed or is updated already.
      if (this.#oldValues.delete(subscriber)) subscriber.update();
    }
  }
}
