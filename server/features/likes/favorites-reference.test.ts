import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { likes, recipes, tags } from "#db/schema/index.ts";
import { LIST_SORTS, SORT_ORDERS } from "#server/features/recipes/schema/lists.ts";
import type { Member } from "#server/guards/member.ts";
import type { Caller } from "#server/test/harness.ts";
import { recipeInput } from "#server/test/recipe-input.ts";
import { setUpHarness } from "#server/test/set-up-harness.ts";
import { FAVORITE_SORTS } from "./schema.ts";

const WORDS = ["tomato", "lentil", "rice", "crème", "plum"];
const CUISINES = ["thai", "french", undefined];
const LEVELS = ["easy", "hard"] as const;
const ASKED = 150;

type Row = typeof recipes.$inferSelect & { words: string };
type Liked = Row & { likedAt: number };
type Sort = (typeof FAVORITE_SORTS)[number] | (typeof LIST_SORTS)[number];

const harness = setUpHarness({}, "file");
let cook: Member;
let caller: Caller;
let own: Row[];
let liked: Liked[];

/** A seeded pseudo-random generator, so that failures are reproducible. */
let seed = 20_260_101;
function upTo(count: number): number {
  seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
  return (seed >> 8) % count;
}
const oneOf = <T>(values: readonly T[]) => values[upTo(values.length)] as T;
const atTimes = <T>(value: T) => (upTo(3) === 0 ? value : undefined);

beforeAll(async () => {
  cook = await harness.createMember({ exempt: true });
  const author = await harness.createMember({ exempt: true });
  caller = harness.callerFor(cook);
  for (let n = 0; n < 60; n += 1) {
    const { id } = await harness.callerFor(oneOf([cook, author])).recipes.create(
      recipeInput({
        title: `${oneOf(WORDS)} ${oneOf(WORDS)}`,
        cuisine: oneOf(CUISINES),
        difficulty: oneOf(LEVELS),
        cookingTime: oneOf([10, 20, undefined]),
        servings: 1 + upTo(3),
        isPublic: upTo(4) > 0,
        tags: [oneOf(WORDS)],
      }),
    );
    harness.clock.advance(1000);
    // Some of these likes later become invisible, when their recipe becomes private below.
    if (upTo(4) > 0) await caller.likes.like({ id }).catch(() => undefined);
  }
  for (const row of await harness.db.select().from(recipes).where(eq(recipes.isPublic, true))) {
    const owner = harness.callerFor(row.ownerRowId === cook.rowId ? cook : author);
    if (upTo(5) === 0) await owner.recipes.update({ id: row.id, isPublic: false });
    // The lists must then find the recipe by its new title only.
    if (upTo(3) === 0) await owner.recipes.update({ id: row.id, title: `${oneOf(WORDS)} cake` });
  }
  const labels = new Map((await harness.db.select().from(tags)).map((tag) => [tag.recipeRowId, tag.label]));
  const rows = (await harness.db.select().from(recipes)).map((row) => ({
    ...row,
    words: `${row.title} ${labels.get(row.rowId)} tomatoes`,
  }));
  own = rows.filter((row) => row.ownerRowId === cook.rowId);
  const mine = await harness.db.select().from(likes).where(eq(likes.userRowId, cook.rowId));
  liked = rows.flatMap((row) => {
    const like = mine.find((word) => word.recipeRowId === row.rowId);
    const isVisible = row.isPublic || row.ownerRowId === cook.rowId;
    return like && isVisible ? [{ ...row, likedAt: Number(like.createdAt) }] : [];
  });
});

const KEYS: Record<Sort, (row: Row & { likedAt?: number }) => string | number | null> = {
  liked_at: (row) => row.likedAt ?? 0,
  like_count: (row) => row.likeCount,
  created_at: (row) => Number(row.createdAt),
  updated_at: (row) => Number(row.updatedAt),
  title: (row) => row.titleSort,
  cooking_time: (row) => row.cookingTime,
  servings: (row) => row.servings,
};

/** Sorts like the lists: missing values last, equal values by row id. */
function sorted<T extends Row>(rows: readonly T[], sort: Sort, order: "asc" | "desc"): T[] {
  const sign = order === "asc" ? 1 : -1;
  return [...rows].sort((a, b) => {
    const [x, y] = [KEYS[sort](a), KEYS[sort](b)];
    if (x === null || y === null) return x === y ? sign * (a.rowId - b.rowId) : x === null ? 1 : -1;
    return x === y ? sign * (a.rowId - b.rowId) : x < y ? -sign : sign;
  });
}

function asked<T extends Sort>(sorts: readonly T[]) {
  return {
    search: atTimes(oneOf(WORDS)),
    cuisine: atTimes(oneOf(["thai", "french"])),
    difficulty: atTimes(oneOf(LEVELS)),
    isPublic: atTimes(upTo(2) === 0),
    sortBy: oneOf(sorts),
    sortOrder: oneOf(SORT_ORDERS),
    pageSize: 1 + upTo(6),
    page: 1 + upTo(4),
  };
}

function fits(row: Row, { search, cuisine, difficulty, isPublic }: ReturnType<typeof asked>): boolean {
  return (
    row.words.includes(search ?? "") &&
    (cuisine === undefined || row.cuisine === cuisine.toUpperCase()) &&
    (difficulty === undefined || row.difficulty === difficulty.toUpperCase()) &&
    (isPublic === undefined || row.isPublic === isPublic)
  );
}

function expected(rows: readonly Row[], input: ReturnType<typeof asked>) {
  const found = sorted(rows, input.sortBy, input.sortOrder).filter((row) => fits(row, input));
  const from = (input.page - 1) * input.pageSize;
  return { ids: found.slice(from, from + input.pageSize).map((row) => row.id), count: found.length };
}

describe("compared with a plain filter and sort of all rows", () => {
  it("favorites answer the same for any filters, orders and pages", async () => {
    let filled = 0;
    for (let n = 0; n < ASKED; n += 1) {
      const input = asked(FAVORITE_SORTS);
      const { ids, count } = expected(liked, input);
      const answer = await caller.likes.favorites(input);
      expect([input, answer.favorites.map(({ id }) => id)]).toEqual([input, ids]);
      expect(answer.pagination.totalCount).toBe(count);
      expect(answer.totalFavorites).toBe(liked.length);
      for (const { id, likedAt } of answer.favorites) {
        expect(Date.parse(likedAt)).toBe(liked.find((row) => row.id === id)?.likedAt);
      }
      if (ids.length > 0) filled += 1;
    }
    expect(filled).toBeGreaterThan(ASKED / 4);
  });

  it("the own recipes answer the same for any filters, orders and pages", async () => {
    let filled = 0;
    for (let n = 0; n < ASKED; n += 1) {
      const input = asked(LIST_SORTS);
      const { ids, count } = expected(own, input);
      const answer = await caller.recipes.my(input);
      expect([input, answer.items.map(({ id }) => id)]).toEqual([input, ids]);
      expect(answer.metadata.totalCount).toBe(count);
      if (ids.length > 0) filled += 1;
    }
    expect(filled).toBeGreaterThan(ASKED / 4);
  });
});
