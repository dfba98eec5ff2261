import { customType, integer, text } from "drizzle-orm/sqlite-core";

/** Primary key of a table; never sent to clients. */
export const rowIdColumn = () => integer("row_id").primaryKey({ autoIncrement: true });

/** A UUIDv7, the only id in URLs and API responses. */
export const publicIdColumn = () => text("id").notNull().unique();

/** Unix time in milliseconds. */
export const timestampMsColumn = (name: string) => integer(name);

/** The reasons of a score with their points, stored as JSON. */
export const pointsList = customType<{ data: { code: string; points: number }[]; driverData: string }>({
  dataType: () => "text",
  toDriver: (value) => JSON.stringify(value),
  fromDriver: (value) => JSON.parse(value) as { code: string; points: number }[],
});
