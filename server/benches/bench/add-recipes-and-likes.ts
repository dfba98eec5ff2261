import { eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { recipes } from "#db/schema/index.ts";
import type { Deps } from "#server/deps.ts";
import { likeRecipe } from "#server/features/likes/service/like-recipe.ts";
import type { Member } from "#server/guards/member.ts";
import { addSampleMember } from "../../checks/running-server/sample-members.ts";

const MEMBER = "lists@larder.invalid";
/** Recipes per member that the service creates. All further ones are copies in SQL. */
const CREATED = 200;
const OTHERS = ["one@larder.invalid", "two@larder.invalid", "three@larder.invalid"];

/** A prime, so that steps of this size visit every recipe before they repeat one. */
const STRIDE = 7919;

/**
 * The contents of a database for the list benchmark. `member` is the email of the member whose lists are
 * measured.
 */
export type Filled = {
  recipes: number;
  own: number;
  favorites: number;
  member: string;
  ids: { own: string; open: string };
};

/**
 * Adds `count` recipes, a quarter of them for one member, and likes of this member: three for every five of
 * the member's own recipes.
 */
export async function addRecipesAndLikes(deps: Deps, count: number): Promise<Filled> {
  const own = Math.round(count / 4);
  const member = await addMember(deps, MEMBER, own);
  for (const email of OTHERS) await addMember(deps, email, Math.round((count - own) / OTHERS.length));
  const open = await deps.db
    .select({ id: recipes.id, rowId: recipes.rowId, ownerRowId: recipes.ownerRowId })
    .from(recipes)
    .where(eq(recipes.isPublic, true));
  const favorites = Math.round((own * 3) / 5);
  for (let n = 0; n < favorites; n += 1) {
    // The liked recipes are far apart, so that consecutive likes are in no order of any list.
    const chosen = open[(n * STRIDE) % open.length];
    if (chosen) await likeRecipe(deps, member, chosen.id);
  }
  const mine = open.find((recipe) => recipe.ownerRowId === member.rowId);
  const others = open.find((recipe) => recipe.ownerRowId !== member.rowId);
  if (!mine || !others) throw new Error("There are too few recipes to measure");
  return { recipes: count, own, favorites, member: MEMBER, ids: { own: mine.id, open: others.id } };
}

async function addMember(deps: Deps, email: string, count: number): Promise<Member> {
  const member = await addSampleMember(deps, email, Math.min(count, CREATED));
  for (let stored = CREATED; stored < count; stored += CREATED) {
    const wanted = Math.min(CREATED, count - stored);
    await deps.db.write((tx) => copyRecipes(tx, member.rowId, stored, wanted));
  }
  return member;
}

/** Copies the first recipes of an owner with other titles and times. The rows of one owner are adjacent. */
async function copyRecipes(tx: Tx, ownerRowId: number, stored: number, wanted: number): Promise<void> {
  const { first } = await tx.get<{ first: number }>(
    sql`select min(row_id) as first from recipes where owner_row_id = ${ownerRowId}`,
  );
  const { next } = await tx.get<{ next: number }>(sql`select max(row_id) + 1 as next from recipes`);
  const { rowId: _, ...columns } = getTableColumns(recipes);
  const changed: Record<string, SQL> = {
    id: sql`lower(hex(randomblob(16)))`,
    title: sql`title || ' ' || ${stored}`,
    title_sort: sql`title_sort || ' ' || ${stored}`,
    like_count: sql`0`,
    image_id: sql`null`,
    created_at: sql`created_at - ${stored} * 60000`,
    updated_at: sql`updated_at - ((row_id * 7919) % 100000) * 60000`,
    cooking_time: sql`cooking_time + (row_id + ${stored}) % 60`,
  };
  const names = Object.values(columns).map((column) => column.name);
  const values = names.map((name) => changed[name] ?? sql.identifier(name));
  const source = sql`between ${first} and ${first + wanted - 1}`;
  await tx.run(
    sql`insert into recipes (${sql.raw(["row_id", ...names].join(", "))}) select row_id - ${first} + ${next}, ${sql.join(values, sql`, `)} from recipes where row_id ${source}`,
  );
  for (const [table, rest] of Object.entries(LINES)) {
    const fields = sql.raw(rest);
    await tx.run(
      sql`insert into ${sql.identifier(table)} (recipe_row_id, ${fields}) select recipe_row_id - ${first} + ${next}, ${fields} from ${sql.identifier(table)} where recipe_row_id ${source}`,
    );
  }
}

const LINES = {
  ingredients: "position, section, original, amount, unit, size, name, notes",
  instructions: "position, section, text, image_id",
  tags: "position, key, label",
};
