type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** What was typed into a form, by the names of its fields. */
export type TypedValues = Readonly<Record<string, string>>;

/**
 * What was typed into a form and not sent yet, in the storage of this tab: it outlives a reload, and a sign-in in between.
 * Passwords do not belong here. `open` answers the storage, and throws where the browser forbids it: then nothing is stored.
 */
export function createTypedValues(open: () => Store) {
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
        // The form itself holds them.
      }
    },

    remove(key: string): void {
      try {
        open().removeItem(key);
      } catch {
        // Where nothing can be stored there is nothing to remove.
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

export const typedValues = createTypedValues(() => sessionStorage);
