import { LocalConnection } from "./local-connection.ts";

/** One more connection to a database file that is open already, for a thread of its own. It reads committed rows only. */
export function openReader(path: string) {
  const connection = new LocalConnection(path, "reader");
  return {
    all(sql: string, args: readonly (string | number | null)[]): Record<string, unknown>[] {
      return connection.execute({ sql, args: [...args] }).rows as Record<string, unknown>[];
    },
    close: () => connection.close(),
  };
}
