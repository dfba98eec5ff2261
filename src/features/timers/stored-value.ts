import { browserStorage, type TextStorage } from "../../lib/browser-storage.ts";

type Options<Value> = {
  key: string;
  empty: Value;
  /** Validates the stored JSON value; null if it has another shape. */
  read: (found: unknown) => Value | null;
  storage?: TextStorage;
};

/** A JSON value in localStorage, shared by all components of the page and all tabs. */
export class StoredValue<Value> {
  readonly #options: Options<Value>;
  readonly #storage: TextStorage;
  readonly #listeners = new Set<() => void>();
  #seen: { text: string | null; value: Value };

  constructor(options: Options<Value>) {
    this.#options = options;
    this.#storage = options.storage ?? browserStorage;
    this.#seen = { text: null, value: options.empty };
  }

  /** Returns the same object while the stored text is unchanged. */
  readonly get = (): Value => {
    const text = this.#storage.get(this.#options.key);
    if (text !== this.#seen.text) this.#seen = { text, value: this.#parse(text) };
    return this.#seen.value;
  };

  readonly set = (value: Value): void => {
    const text = JSON.stringify(value);
    this.#storage.set(this.#options.key, text);
    this.#seen = { text, value };
    for (const listener of this.#listeners) listener();
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    if (this.#listeners.size === 0 && typeof window !== "undefined")
      addEventListener("storage", this.#hearOtherTabs);
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0 && typeof window !== "undefined")
        removeEventListener("storage", this.#hearOtherTabs);
    };
  };

  readonly #hearOtherTabs = (event: StorageEvent) => {
    if (event.key !== null && event.key !== this.#options.key) return;
    for (const listener of this.#listeners) listener();
  };

  #parse(text: string | null): Value {
    try {
      return (text === null ? null : this.#options.read(JSON.parse(text))) ?? this.#options.empty;
    } catch {
      return this.#options.empty;
    }
  }
}

/** Calls `create` once per owner, so that all components of an owner subscribe to one store. */
export function memoizeByOwner<Value>(create: (owner: string) => Value): (owner: string) => Value {
  const cache = new Map<string, Value>();
  return (owner) => {
    const known = cache.get(owner) ?? create(owner);
    cache.set(owner, known);
    return known;
  };
}
