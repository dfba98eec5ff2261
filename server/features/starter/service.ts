import { and, eq } from "drizzle-orm";
import type { Db } from "#db/client.ts";
import { images, recipes, users } from "#db/schema/index.ts";
import { drawDish } from "#server/engines/dish-drawing/dish-drawing.ts";
import type { CreateRecipeInput } from "#server/features/recipes/schema/recipe.ts";
import { deleteRecipe } from "#server/features/recipes/service/delete-recipe.ts";
import { type InsertDeps, insertRecipe } from "#server/features/recipes/service/insert-recipe.ts";
import { imagePath } from "#server/features/uploads/policy.ts";
import { storeImage } from "#server/features/uploads/service.ts";
import type { Member } from "#server/guards/member.ts";
import { memberOf } from "#server/guards/session-reader.ts";
import { type ImageStore, rasterise } from "#server/lib/images.ts";

/** The account of the starter cookbook: no password, so nobody can sign in to it. */
const STARTER_EMAIL = "cookbook@larder.invalid";
const STARTER_NAME = "Larder";

type Deps = InsertDeps & Parameters<typeof deleteRecipe>[0] & { db: Db; images: ImageStore };

/** A recipe of the starter cookbook, as a member would have entered it. */
export type StarterEntry = Omit<CreateRecipeInput, "imagePath" | "privacySource" | "isPublic">;

/** True when nobody has an account and nothing is stored yet. */
export async function isEmpty(db: Db): Promise<boolean> {
  const [user] = await db.select({ rowId: users.rowId }).from(users).limit(1);
  return user === undefined;
}

/** Enters the cookbook through the services that members use, with a drawing for each recipe. */
export async function addStarter(deps: Deps, entries: readonly StarterEntry[]): Promise<number> {
  const member = await makeStarterAccount(deps);
  for (const entry of entries) {
    const picture = await rasterise(drawDish(entry));
    const imageId = await storeImage(deps, member, await deps.images.prepareImage(picture));
    const fields = {
      ...entry,
      imagePath: imagePath(imageId),
      isPublic: true,
      privacySource: "CREATED" as const,
    };
    await deps.db.write((tx) => insertRecipe(tx, deps, member, fields, { countAs: null }));
  }
  return entries.length;
}

/** Takes the cookbook away whole: recipes, pictures, account. Answers how many recipes went; 0 when there is none. */
export async function removeStarter(deps: Deps): Promise<number> {
  const member = await findStarterAccount(deps);
  if (!member) return 0;
  const own = await deps.db
    .select({ id: recipes.id })
    .from(recipes)
    .where(eq(recipes.ownerRowId, member.rowId))
    .limit(1000);
  for (const { id } of own) await deleteRecipe(deps, member, id);
  const pictures = await deps.db
    .select({ id: images.id })
    .from(images)
    .where(eq(images.ownerRowId, member.rowId));
  await deps.db.write((tx) => tx.delete(users).where(eq(users.rowId, member.rowId)));
  for (const { id } of pictures) await deps.images.removeImage(id);
  return own.length;
}

async function makeStarterAccount(deps: Deps): Promise<Member> {
  const now = deps.clock.now();
  await deps.db.write((tx) =>
    tx
      .insert(users)
      .values({ id: deps.uuid(), email: STARTER_EMAIL, name: STARTER_NAME, exempt: true, createdAt: now })
      .onConflictDoNothing({ target: users.email }),
  );
  const member = await findStarterAccount(deps);
  if (!member) throw new Error("The account of the starter cookbook was not stored");
  return member;
}

async function findStarterAccount({ db, clock }: Deps): Promise<Member | null> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.email, STARTER_EMAIL), eq(users.exempt, true)))
    .limit(1);
  return row ? memberOf(row, 0, clock.now()) : null;
}
