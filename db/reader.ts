import { LocalConnection } from "./local-connection.ts";

/** Opens another read-only connection to an open database file, for a worker thread. */
export function openReadOnlyConnection(path: string) {
  const connection = new LocalConnection(path, "reader");
  return {
    all(sql: string, args: readonly (string | number | null)[]): Record<string, unknown>[] {
      return connection.execute({ sql, args: [...args] }).rows as Record<string, unknown>[];
    },
    close: () => connection.close(),
  };
}
