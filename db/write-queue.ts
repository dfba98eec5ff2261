/** Runs jobs one at a time, in order. A failed job does not affect the next one. */
export class WriteQueue {
  #tail: Promise<void> = Promise.resolve();
  #waiting = 0;

  /** The number of running and waiting jobs. */
  get length(): number {
    return this.#waiting;
  }

  run<T>(job: () => Promise<T>): Promise<T> {
    const mustWait = this.#waiting > 0;
    this.#waiting++;
    const result = this.#tail.then(async () => {
      // Local writes use only the microtask queue, so a long queue of them would block I/O without this
      // pause.
      if (mustWait) await new Promise((resolve) => setImmediate(resolve));
      return job();
    });
    this.#tail = result.then(
      () => this.#leave(),
      () => this.#leave(),
    );
    return result;
  }

  /** Resolves when every job queued so far has ended. */
  drained(): Promise<void> {
    return this.#tail;
  }

  #leave(): void {
    this.#waiting--;
  }
}
