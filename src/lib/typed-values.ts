type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Form values by field name. */
export type TypedValues = Readonly<Record<string, string>>;

/**
 * Unsent form values in the storage of this tab: they survive a reload and a sign-in. Passwords must not be stored.
 * `open` returns the storage, or throws if the browser forbids it: then nothing is stored.
 */
export function createTypedValuesStore(open: () => Store) {
  return {
    read(key: string): TypedValues {
      try {
        const found: unknown = JSON.parse(open().getItem(key) ?? "{}");
        return isTyped(found) ? found : {};
      } catch {
        return {};
      }
    },

    write(key: string, values: TypedValues): void {
      try {
        open().setItem(key, JSON.stringify(values));
      } catch {
        // The form itself has them.
      }
    },

    remove(key: string): void {
      try {
        open().removeItem(key);
      } catch {
        // A forbidden storage has nothing to remove.
      }
    },
  };
}

function isTyped(found: unknown): found is TypedValues {
  return (
    typeof found === "object" &&
    found !== null &&
    !Array.isArray(found) &&
    Object.values(found).every((value) => typeof value === "string")
  );
}

export const typedValues = createTypedValuesStore(() => sessionStorage);
