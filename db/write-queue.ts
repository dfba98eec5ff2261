/** Jobs one after another, in the order they came. A job that throws fails alone: the next one starts. */
export class WriteQueue {
  #tail: Promise<void> = Promise.resolve();
  #waiting = 0;

  /** Jobs running or waiting. */
  get length(): number {
    return this.#waiting;
  }

  run<T>(job: () => Promise<T>): Promise<T> {
    const mustWait = this.#waiting > 0;
    this.#waiting++;
    const result = this.#tail.then(async () => {
      // A local write never leaves the microtask queue, so a long line of them would starve all input.
      if (mustWait) await new Promise((resolve) => setImmediate(resolve));
      return job();
    });
    this.#tail = result.then(
      () => this.#leave(),
      () => this.#leave(),
    );
    return result;
  }

  /** Resolves when every job asked for so far has ended. */
  drained(): Promise<void> {
    return this.#tail;
  }

  #leave(): void {
    this.#waiting--;
  }
}
