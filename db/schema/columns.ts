import { customType, integer, text } from "drizzle-orm/sqlite-core";

/** INTEGER PRIMARY KEY of a row: never leaves the server. */
export const rowId = () => integer("row_id").primaryKey({ autoIncrement: true });

/** UUIDv7, the only id in URLs and on the wire. */
export const publicId = () => text("id").notNull().unique();

/** A moment in milliseconds since the epoch, UTC. */
export const moment = (name: string) => integer(name);

/** Named points as they add up, kept as JSON. */
export const pointsList = customType<{ data: { code: string; points: number }[]; driverData: string }>({
  dataType: () => "text",
  toDriver: (value) => JSON.stringify(value),
  fromDriver: (value) => JSON.parse(value) as { code: string; points: number }[],
});
