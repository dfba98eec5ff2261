import { useLocation } from "wouter";
import { useSearch } from "wouter/use-browser-location";

/**
 * A value in the query string. `read` accepts any text, and null for a missing parameter; `write` returns
 * null for the default value.
 */
export type Parameter<Value> = {
  name?: string;
  read: (text: string | null) => Value;
  write: (value: Value) => string | null;
};

type Parameters<View> = { [Key in keyof View]: Parameter<View[Key]> };
export type SearchState<View> = { read: (query: string) => View; write: (view: View) => string };

/**
 * Maps a view to the query string, so that Back and bookmarks restore it. Parameters are written in order.
 * The default name of a parameter is its key in snake case.
 */
export function createQueryStringView<View extends object>(parameters: Parameters<View>): SearchState<View> {
  const keys = Object.keys(parameters) as (keyof View & string)[];
  const nameOf = (key: keyof View & string) =>
    parameters[key].name ?? key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return {
    read(query) {
      const found = new URLSearchParams(query);
      return Object.fromEntries(
        keys.map((key) => [key, parameters[key].read(found.get(nameOf(key)))]),
      ) as View;
    },
    /** The query string of a view, for example "?cuisine=thai&page=2"; "" for the default view. */
    write(view) {
      const written = new URLSearchParams();
      for (const key of keys) {
        const text = parameters[key].write(view[key]);
        if (text !== null) written.set(nameOf(key), text);
      }
      const query = written.toString();
      return query && `?${query}`;
    },
  };
}

export function useQueryStringView<View>(state: SearchState<View>, path: string) {
  const [, navigate] = useLocation();
  const view = state.read(useSearch());
  return {
    view,
    show: (next: View, options?: { replace: boolean }) => navigate(`${path}${state.write(next)}`, options),
  };
}

/** A text of at most `max` characters. */
export const createTextParameter = (max: number): Parameter<string> => ({
  read: (text) => (text ?? "").slice(0, max),
  write: (value) => value.trim() || null,
});

/** One of `values`, written in lower case. */
export const createChoiceParameter = <const Value extends string, Rest extends Value | "" = "">(
  values: readonly Value[],
  fallback: Rest = "" as Rest,
): Parameter<Value | Rest> => ({
  read: (text) =>
    values.find((value) => value.toLowerCase() === text || value === text?.toUpperCase()) ?? fallback,
  write: (value) => (value === fallback ? null : value.toLowerCase()),
});

export const createNumberChoiceParameter = (
  values: readonly number[],
  fallback: number,
): Parameter<number> => ({
  read: (text) => values.find((value) => value === Number(text)) ?? fallback,
  write: (value) => (value === fallback ? null : String(value)),
});

/** A boolean; true is written as `word`. */
export const createFlagParameter = (name: string, word: string): Parameter<boolean> => ({
  name,
  read: (text) => text === word,
  write: (value) => (value ? word : null),
});

export const pageNumber: Parameter<number> = {
  read: (text) => {
    const page = Number(text);
    return Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1;
  },
  write: (page) => (page === 1 ? null : String(page)),
};
