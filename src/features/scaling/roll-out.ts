/** The work of a frame, in ms: so many places take their turn in it as the frame before says that they may. */
const FRAME = 6;
/** No place begins to change so long after the first of its turn, in ms: to lay out and paint takes several times that. */
const TURN = 3;
/**
 * So many begin, and are tried however slow the frame before was; the time of a turn may end it sooner. To draw a frame
 * costs a slow phone more than what changes in it: three lines hardly more than one.
 */
const FEWEST = 3;

/** A place of the page, within a part of it that is drawn or left out as a whole. */
export type Place = { part: string; hand: () => void };

export type Frames = {
  /** Parts of the page in the order of their turns. */
  partsByTurn: () => readonly string[];
  /** Calls back before the next frame is drawn; answers how to call it off. */
  beforeFrame: (work: () => void) => () => void;
  /** Calls back in a task of its own: from within a frame, once that was drawn. */
  afterFrame: (work: () => void) => void;
  /** Does what changes the page, at once. */
  change: (work: () => void) => void;
  now: () => number;
};

/**
 * A value that many places of a page show, handed to a few of them each frame: a change of two hundred lines never
 * holds the page up. A place that joins shows the newest value at once.
 */
export class RollOut<Value extends object> {
  #newest: Value;
  readonly #frames: Frames;
  readonly #places = new Set<Place>();
  /** What places still show that wait for their turn. */
  readonly #older = new Map<Place, Value>();
  #batch = FEWEST;
  #waiting: Place[] = [];
  #callOff: (() => void) | null = null;

  constructor(value: Value, frames: Frames) {
    this.#newest = value;
    this.#frames = frames;
  }

  /** What a place shows now. */
  readonly valueAt = (place: Place): Value => this.#older.get(place) ?? this.#newest;

  /** Answers how to leave. */
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
    // Looked for once the frame is drawn: to ask where things are before that lays the page out in between.
    this.#callOff = this.#frames.beforeFrame(() => this.#afterFrame(this.#begin));
  };

  /** All that wait, now: for paper. */
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
   * Between two frames: a page that is changed within one is laid out and painted in the same task. One place at a time,
   * since nobody knows what the next costs: a line that stays costs nothing, a long step as much as many lines.
   */
  readonly #draw = (): void => {
    const { now, change, beforeFrame } = this.#frames;
    // Before anything changes: a change may bring a newer value, and with it a roll-out of its own.
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
      // One that left meanwhile shows nothing.
      if (this.#older.delete(place)) place.hand();
    }
  }
}
