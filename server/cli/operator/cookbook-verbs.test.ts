import { once } from "node:events";
import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { images, likes, recipes, users } from "#db/schema/index.ts";
import { deliverDueMails } from "#server/features/mails/service/deliver-mails.ts";
import { queueMail } from "#server/features/mails/service/queue-mail.ts";
import { MailError } from "#server/lib/mailer.ts";
import { sentenceOf } from "#server/test/admin-command.ts";
import { createHarness } from "#server/test/harness.ts";
import { recipeInput } from "#server/test/recipe-input.ts";
import { refusalOf } from "#server/test/refusal.ts";
import { setUpHarness } from "#server/test/set-up-harness.ts";
import { dumpDatabase } from "#server/test/sign-in.ts";
import { runVerb } from "./verbs.ts";

const harness = setUpHarness({ USAGE_LIMITS: "off" });

const run = (verb: string, ...words: string[]) => runVerb(harness.deps, verb, { words, options: {} });
const refused = (verb: string, ...words: string[]) => sentenceOf(run(verb, ...words));
const publish = async (title = "Rhubarb crumble") => {
  const owner = await harness.createMember();
  const recipe = await harness.callerFor(owner).recipes.create({ ...recipeInput(), title, isPublic: true });
  return { owner, id: recipe.id };
};

describe("unpublish", () => {
  it("makes anybody's recipe private: for lists, search, favorites and strangers", async () => {
    const { owner, id } = await publish();
    const fan = harness.callerFor(await harness.createMember());
    await fan.likes.like({ id });
    expect(await run("unpublish", id)).toBe('"Rhubarb crumble" is private now.');

    expect(await refusalOf(fan.recipes.get({ id }))).toMatchObject({ status: 404 });
    expect((await fan.search.advanced({ title: "rhubarb" })).metadata.totalCount).toBe(0);
    expect(await fan.recipes.featured({ limit: 6 })).toEqual([]);
    expect((await fan.likes.favorites({})).totalFavorites).toBe(0);
    expect((await harness.db.select().from(likes))[0]?.isVisible).toBe(false);

    const own = harness.callerFor(owner);
    expect(await own.recipes.get({ id })).toMatchObject({ isPublic: false, version: 2, likeCount: 1 });
    expect((await own.search.advanced({ title: "rhubarb" })).metadata.totalCount).toBe(1);
    await own.recipes.update({ id, isPublic: true });
    expect((await fan.likes.favorites({})).totalFavorites).toBe(1);
  });

  it.each([
    (id: string) => `https://larder.example.org/recipes/${id}`,
    (id: string) => `https://larder.example.org/r/${id}?utm=1#top`,
    (id: string) => `http://localhost:3000/recipes/${id}/cook?servings=6`,
    (id: string) => `/recipes/${id}`,
    (id: string) => `r/${id}/`,
    (id: string) => ` ${id} `,
  ])("takes an id or an address (%#)", async (wordOf) => {
    const { id } = await publish();
    expect(await run("unpublish", wordOf(id))).toBe('"Rhubarb crumble" is private now.');
  });

  it("says so where there is no such recipe, where it is private, and where no recipe is named", async () => {
    const { id } = await publish();
    await run("unpublish", id);
    expect(await refused("unpublish", id)).toBe('"Rhubarb crumble" is private already.');
    expect(await refused("unpublish", "x")).toBe("There is no recipe x.");
    expect(await refused("unpublish", "https://larder.example.org/r/y")).toBe("There is no recipe y.");
    expect(await refused("unpublish")).toBe("Say which: the id or the address of a recipe.");
    expect(await refused("unpublish", "https://larder.example.org/search")).toBe(
      "https://larder.example.org/search is no address of a recipe: it has /recipes/ or /r/ and an id.",
    );
    expect(await refused("unpublish", id, "x")).toBe("unpublish does not know what to do with the word x.");
    const [row] = await harness.db.select().from(recipes).where(eq(recipes.id, id));
    expect(row?.version).toBe(2);
  });
});

describe("check", () => {
  const SOUND =
    "The database is sound: 1 recipe, all in the search index, and 0 pictures, each with its files.";
  const picture = async () => {
    const owner = await harness.createMember();
    const png = sharp({ create: { width: 20, height: 20, channels: 3, background: "#c33" } }).png();
    const bytes = await png.toBuffer();
    return { owner, bytes, ...(await harness.callerFor(owner).uploads.create({ fileName: "x.png", bytes })) };
  };
  const fileOf = (id: string, size = "") =>
    join(harness.folder, "images", id.slice(0, 2), `${id}${size}.webp`);

  it("writes nothing", async () => {
    await publish();
    const before = await dumpDatabase(harness);
    expect(await run("check")).toBe(SOUND);
    expect(await dumpDatabase(harness)).toBe(before);
  });

  it("finds a recipe that the search does not know, and an entry of none", async () => {
    await publish();
    await harness.db.write((tx) => tx.run(sql`update search_facets set row_id = 99`));
    expect(await refused("check")).toBe(
      "The search index holds 0 of 1 recipe.\nThe search index holds 1 recipe beyond those that there are.",
    );
  });

  it("finds a private recipe that the search shows to everybody", async () => {
    const { id } = await publish();
    await harness.db.write((tx) => tx.update(recipes).set({ isPublic: false }));
    expect(await refused("check")).toBe(`The search index is wrong about who may see 1 recipe: ${id}.`);
  });

  it("finds likes that are counted wrong, and names some", async () => {
    const ids: string[] = [];
    for (let turn = 0; turn < 7; turn += 1) ids.push((await publish()).id);
    await harness.db.write((tx) => tx.run(sql`update recipes set like_count = 3`));
    const named = `${ids.slice(0, 5).join(", ")} and 2 more.`;
    expect(await refused("check")).toBe(
      `Likes are counted wrong on 7 recipes: ${named}\nThe search ranks 7 recipes by a wrong count of likes: ${named}`,
    );
  });

  it("finds a picture without one of its files", async () => {
    const { id, bytes } = await picture();
    expect(await run("check")).toBe(
      "The database is sound: 0 recipes, all in the search index, and 1 picture, each with its files.",
    );
    for (const size of ["_320", "_640", ""]) {
      rmSync(fileOf(id, size));
      expect(await refused("check")).toBe(`1 picture without all files: ${id}.`);
      await harness.deps.images.writeImage(id, await harness.deps.images.prepareImage(bytes));
    }
  });

  it("tells of files that nothing knows as of no damage, and passes by what is no picture", async () => {
    const { id } = await picture();
    writeFileSync(join(harness.folder, "images", id.slice(0, 2), "notes.txt"), "x");
    writeFileSync(join(harness.folder, "images", "notes.txt"), "x");
    await harness.db.write((tx) => tx.delete(images));
    expect(readdirSync(join(harness.folder, "images"))).toContain("notes.txt");
    expect(await run("check")).toBe(
      `The database is sound: 0 recipes, all in the search index, and 0 pictures, each with its files.\nNote: files of 1 picture that nothing knows: ${id}.`,
    );
  });

  it("finds a deletion left half done, and not one that is under way", async () => {
    const { owner } = await picture();
    await harness.db.write((tx) =>
      tx.update(users).set({ deletedAt: harness.clock.now() }).where(eq(users.rowId, owner.rowId)),
    );
    expect(await run("check")).toContain("The database is sound");
    harness.clock.advance(3_600_001);
    expect(await refused("check")).toBe(
      "1 deletion of accounts left half done: the running server finishes them within ten minutes.",
    );
  });

  it("tells of mails that were given up in the last 30 days, with the reason of the last", async () => {
    await publish();
    for (const address of ["gone@example.org", "away@example.org"]) {
      await harness.db.write((tx) =>
        queueMail(tx, harness.deps, {
          kind: "verify_email",
          to: { address, name: null },
          words: { subject: "s", parts: ["b"] },
        }),
      );
    }
    const send = async ({ to }: { to: string }) => {
      throw new MailError(`No such user ${to}`, { permanent: true });
    };
    expect(await run("check")).toBe(SOUND);
    await deliverDueMails({ ...harness.deps, mailer: { kind: "smtp", send, close: () => undefined } });
    expect(await run("check")).toBe(
      `${SOUND}\nNote: 2 mails of the last 30 days given up, the last for this reason: No such user away@example.org.`,
    );
    harness.clock.advance(30 * 24 * 3_600_000);
    expect(await run("check")).toBe(SOUND);
  });

  it("finds a reference that leads nowhere", async () => {
    const { default: Database } = await import("libsql");
    const other = new Database(harness.db.path ?? "");
    other.exec(
      "pragma foreign_keys = off; insert into likes (user_row_id, recipe_row_id, created_at) values (1, 1, 1)",
    );
    other.close();
    expect(await refused("check")).toMatch(/^The database is damaged:\n/);
  });
});

describe("reindex", () => {
  it("rewrites every entry, and prints their count", async () => {
    const { id } = await publish();
    await harness.db.write((tx) => tx.run(sql`delete from search_rankings`));
    await harness.db.write((tx) => tx.run(sql`delete from search_facets`));
    const guest = harness.callerFor(null);
    expect((await guest.search.advanced({ title: "rhubarb" })).recipes).toEqual([]);
    expect(await run("reindex")).toBe("Indexed 1 recipe.");
    expect((await guest.search.advanced({ title: "rhubarb" })).recipes.map((recipe) => recipe.id)).toEqual([
      id,
    ]);
  });

  /** The error of `reindex` on a server whose search server is at this address. */
  async function refusedWith(MEILI_URL: string): Promise<string> {
    await harness.close();
    Object.assign(harness, await createHarness({ USAGE_LIMITS: "off", MEILI_URL }));
    await publish();
    return refused("reindex");
  }

  it("says so where the search server does not answer, once the database is done", async () => {
    expect(await refusedWith("http://127.0.0.1:9")).toMatch(
      /^The database is indexed; the Meilisearch server did not answer\./,
    );
    expect(await harness.db.all("select attempts from search_outbox")).toEqual([{ attempts: 0 }]);
  });

  it("says so where the search server refuses the key", async () => {
    const server = createServer((request, response) => {
      request.resume();
      response.writeHead(403, { "content-type": "application/json" }).end('{"code":"invalid_api_key"}');
    });
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    expect(await refusedWith(`http://127.0.0.1:${port}`)).toMatch(
      /^The database is indexed; the Meilisearch server refused MEILI_KEY\./,
    );
    server.closeAllConnections();
    server.close();
  });
});
