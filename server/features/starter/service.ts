import { and, eq } from "drizzle-orm";
import type { Db } from "#db/client.ts";
import { images, recipes, serverFlags, users } from "#db/schema/index.ts";
import { drawDishSvg } from "#server/engines/illustrations/illustrations.ts";
import { deleteRecipe } from "#server/features/recipes/service/delete-recipe.ts";
import {
  type InsertDeps,
  insertRecipe,
  type RecipeFields,
} from "#server/features/recipes/service/insert-recipe.ts";
import { toImagePath } from "#server/features/uploads/policy.ts";
import type { PictureDeps } from "#server/features/uploads/service/store-picture.ts";
import { storePreparedImage } from "#server/features/uploads/service.ts";
import type { Member } from "#server/guards/member.ts";
import { toMember } from "#server/guards/session-reader.ts";
import { svgToPng } from "#server/lib/images.ts";

/** Address of the starter cookbook's account, which cannot sign in because it has no password. */
const STARTER_EMAIL = "cookbook@larder.invalid";
const STARTER_NAME = "Larder";

/** Width of the drawings in pixels, which suffices for flat shapes. */
const PICTURE_WIDTH = 1000;
const DRAWN_AT_ONCE = 6;
/** Server flag that prevents the next start from adding a removed cookbook again. */
const REMOVED = "starter_removed";

type Deps = InsertDeps & PictureDeps & Parameters<typeof deleteRecipe>[0];

/** The fields of a starter recipe that a member would enter. */
export type StarterEntry = Omit<RecipeFields, "imagePath" | "privacySource" | "isPublic">;

/**
 * True while no person has an account and the cookbook was not removed. Missing recipes may then be added,
 * also after an interrupted start.
 */
export async function areStarterRecipesStillNeeded(db: Db): Promise<boolean> {
  const [removed] = await db.select().from(serverFlags).where(eq(serverFlags.name, REMOVED)).limit(1);
  if (removed) return false;
  const [user] = await db.select({ rowId: users.rowId }).from(users).where(eq(users.exempt, false)).limit(1);
  return user === undefined;
}

/**
 * Adds the missing recipes, each with a drawing, through the services that members use. Returns their number.
 */
export async function addMissingStarterRecipes(
  deps: Deps,
  entries: readonly StarterEntry[],
): Promise<number> {
  const member = await createStarterAccount(deps);
  const known = await deps.db
    .select({ title: recipes.title })
    .from(recipes)
    .where(eq(recipes.ownerRowId, member.rowId));
  const titles = new Set(known.map((row) => row.title));
  const missing = entries.filter((entry) => !titles.has(entry.title));
  for (let from = 0; from < missing.length; from += DRAWN_AT_ONCE) {
    const some = missing.slice(from, from + DRAWN_AT_ONCE);
    const pictures = await Promise.all(some.map((entry) => drawAndStorePicture(deps, member, entry)));
    await deps.db.write(async (tx) => {
      for (const [index, entry] of some.entries()) {
        const shown = {
          imagePath: pictures[index] ?? null,
          isPublic: true,
          privacySource: "CREATED" as const,
          language: "en",
        };
        await insertRecipe(tx, deps, member, { ...entry, ...shown }, { countAs: null });
      }
    });
  }
  return missing.length;
}

async function drawAndStorePicture(deps: Deps, member: Member, entry: StarterEntry): Promise<string> {
  const picture = await svgToPng(drawDishSvg(entry), PICTURE_WIDTH);
  return toImagePath(await storePreparedImage(deps, member, await deps.images.prepareImage(picture)));
}

/**
 * Removes the cookbook with its recipes, pictures and account. Returns the number of removed recipes; null
 * when there is no cookbook.
 */
export async function deleteStarterCookbook(deps: Deps): Promise<number | null> {
  const member = await findStarterAccount(deps);
  if (!member) return null;
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
  await deps.db.write(async (tx) => {
    await tx.delete(users).where(eq(users.rowId, member.rowId));
    await tx.insert(serverFlags).values({ name: REMOVED, setAt: deps.clock.now() }).onConflictDoNothing();
  });
  for (const { id } of pictures) await deps.images.removeImage(id);
  return own.length;
}

async function createStarterAccount(deps: Deps): Promise<Member> {
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
  return row ? toMember(row, null, clock.now()) : null;
}
