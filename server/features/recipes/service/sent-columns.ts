import { getTableColumns } from "drizzle-orm";
import { recipes } from "#db/schema/index.ts";
import { recipeFields } from "../schema/recipe-in.ts";

type Row = typeof recipes.$inferInsert;
/** The fields that are sent under the name of their column. */
type SentColumn = keyof typeof recipeFields & keyof Row;

const columns = getTableColumns(recipes);
const SENT_COLUMNS = Object.keys(recipeFields).filter((name): name is SentColumn => name in columns);

/** What was sent of a recipe's own row, as it is stored; what was not sent is left out. */
export function sentColumns<Sent extends Partial<Pick<Row, SentColumn>>>(
  sent: Sent,
): Pick<Sent, SentColumn & keyof Sent> {
  const entries = SENT_COLUMNS.filter((name) => name in sent).map((name) => [name, sent[name]]);
  return Object.fromEntries(entries) as Pick<Sent, SentColumn & keyof Sent>;
}
