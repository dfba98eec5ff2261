type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Typed values by the name of their form field. */
export type TypedValues = Readonly<Record<string, string>>;

/**
 * Stores typed form values in this tab, so that they survive a reload and a sign-in. Passwords must not be
 * stored. `open` returns the storage; if it throws, nothing is stored.
 */
export function createTypedValuesStore(open: () => Store) {
  return {
    read(key: string): TypedValues {
      try {
        const found: unknown = JSON.parse(open().getItem(key) ?? "{}");
        return isTypedValues(found) ? found : {};
      } catch {
        return {};
      }
    },

    write(key: string, values: TypedValues): void {
      try {
        open().setItem(key, JSON.stringify(values));
      } catch {
        // Without storage only the form has the values.
      }
    },

    remove(key: string): void {
      try {
        open().removeItem(key);
      } catch {
        // Access is denied, so nothing is stored.
      }
    },
  };
}

function isTypedValues(found: unknown): found is TypedValues {
  return (
    typeof found === "object" &&
    found !== null &&
    !Array.isArray(found) &&
    Object.values(found).every((value) => typeof value === "string")
  );
}

export const typedValues = createTypedValuesStore(() => sessionStorage);
