import { getTableColumns } from "drizzle-orm";
import { recipes } from "#db/schema/index.ts";
import { recipeFields } from "../schema/recipe-in.ts";

type Row = typeof recipes.$inferInsert;
/** A field of the API that has the same name as a column. */
type ChangedColumn = keyof typeof recipeFields & keyof Row;

const columns = getTableColumns(recipes);
const CHANGED_COLUMNS = Object.keys(recipeFields).filter((name): name is ChangedColumn => name in columns);

/** The fields of the input that are columns of the recipe's row; absent fields are left out. */
export function pickChangedColumns<Sent extends Partial<Pick<Row, ChangedColumn>>>(
  sent: Sent,
): Pick<Sent, ChangedColumn & keyof Sent> {
  const entries = CHANGED_COLUMNS.filter((name) => name in sent).map((name) => [name, sent[name]]);
  return Object.fromEntries(entries) as Pick<Sent, ChangedColumn & keyof Sent>;
}
