/** Time budget of a frame in ms; the batch size follows from the frame before. */
const FRAME = 6;
/** No update starts after this time in a batch, in ms: layout and paint take several times as long. */
const TURN = 3;
/**
 * Smallest batch. On a slow phone a frame costs more than the changes in it, so fewer would not be quicker;
 * MAX_BATCH_MS may still end the batch earlier.
 */
const FEWEST = 3;

/** A subscriber within a part of the page that is rendered or skipped as a unit. */
export type Place = { part: string; hand: () => void };

export type Frames = {
  /** Parts of the page by priority. */
  partsByTurn: () => readonly string[];
  /** Calls back before the next frame; returns a function that cancels it. */
  beforeFrame: (work: () => void) => () => void;
  /** Calls back in a task of its own, after the current frame is drawn. */
  afterFrame: (work: () => void) => void;
  /** Applies a change to the page synchronously. */
  change: (work: () => void) => void;
  now: () => number;
};

/**
 * A value with many subscribers, of which a few are updated in each frame, so that a change of two hundred lines does
 * not block the page. A new subscriber gets the newest value at once.
 */
export class RollOut<Value extends object> {
  #newest: Value;
  readonly #frames: Frames;
  readonly #places = new Set<Place>();
  /** The old values of subscribers that wait for their update. */
  readonly #older = new Map<Place, Value>();
  #batch = FEWEST;
  #waiting: Place[] = [];
  #callOff: (() => void) | null = null;

  constructor(value: Value, frames: Frames) {
    this.#newest = value;
    this.#frames = frames;
  }

  /** The value that a subscriber shows now. */
  readonly valueAt = (place: Place): Value => this.#older.get(place) ?? this.#newest;

  /** Returns a function that unsubscribes. */
  readonly join = (place: Place): (() => void) => {
    this.#places.add(place);
    return () => {
      this.#places.delete(place);
      this.#older.delete(place);
    };
  };

  readonly show = (value: Value): void => {
    if (value === this.#newest) return;
    for (const place of this.#places) this.#older.set(place, this.valueAt(place));
    this.#newest = value;
    this.#waiting = [];
    this.#callOff?.();
    // Priorities are read after the frame: reading positions earlier would force a layout.
    this.#callOff = this.#frames.beforeFrame(() => this.#afterFrame(this.#begin));
  };

  /** Updates all waiting subscribers now, for printing. */
  readonly finish = (): void => {
    this.#callOff?.();
    this.#callOff = null;
    this.#hand([...this.#older.keys()]);
  };

  readonly #begin = (): void => {
    const turns = new Map(this.#frames.partsByTurn().map((part, turn) => [part, turn]));
    const turnOf = ({ part }: Place) => turns.get(part) ?? turns.size;
    this.#waiting = [...this.#places].sort((one, other) => turnOf(one) - turnOf(other));
    this.#batch = FEWEST;
    this.#afterFrame(this.#draw);
  };

  /**
   * Runs between two frames, since changes inside a frame are laid out in the same task. Updates one subscriber at a
   * time, because costs differ: an unchanged line is free, a long step costs as much as many lines.
   */
  readonly #draw = (): void => {
    const { now, change, beforeFrame } = this.#frames;
    // Reset first: an update may set a newer value, which starts its own frames.
    this.#callOff = null;
    const startedAt = now();
    let handed = 0;
    do {
      change(() => this.#hand(this.#waiting.splice(0, 1)));
      handed += 1;
    } while (handed < this.#batch && this.#waiting.length > 0 && now() < startedAt + TURN);
    const changing = now() - startedAt;
    if (this.#waiting.length === 0) return;
    this.#callOff = beforeFrame(() => {
      const frameAt = now();
      this.#afterFrame(() => {
        const took = changing + now() - frameAt;
        this.#batch = Math.max(FEWEST, Math.min(2 * this.#batch, Math.floor((handed * FRAME) / took)));
        this.#draw();
      });
    });
  };

  #afterFrame(work: () => void): void {
    let isOff = false;
    this.#callOff = () => {
      isOff = true;
    };
    this.#frames.afterFrame(() => {
      if (!isOff) work();
    });
  }

  #hand(places: readonly Place[]): void {
    for (const place of places) {
      // Skips subscribers that were removed.
      if (this.#older.delete(place)) place.hand();
    }
  }
}
