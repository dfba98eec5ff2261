import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type DraftCalls, DraftSync, type ServerDraft } from "./draft-sync.ts";

class Refusal extends Error {
  readonly kind: "stale" | "final" | "passing";
  constructor(kind: "stale" | "final" | "passing") {
    super(kind);
    this.kind = kind;
  }
}

/** A server with one draft, and everything it was asked. */
function draftServer(start: ServerDraft | null = null) {
  const server = {
    draft: start,
    saved: [] as string[],
    refuse: null as Refusal | null,
    isOffline: false,
  };
  const calls: DraftCalls = {
    async get() {
      if (server.isOffline) throw new Refusal("passing");
      return server.draft;
    },
    async save({ value, shape, basis, revision }) {
      if (server.isOffline) throw new Refusal("passing");
      if (server.refuse) throw server.refuse;
      if (server.draft && server.draft.revision !== revision) throw new Refusal("stale");
      server.saved.push(value);
      const savedAt = "2026-01-02T03:04:05.000Z";
      server.draft = { value, shape, basis, revision: `r${server.saved.length}`, savedAt };
      return { revision: server.draft.revision, savedAt };
    },
    async remove() {
      server.draft = null;
    },
    failureOf: (error) => (error instanceof Refusal ? error.kind : "passing"),
  };
  return { server, calls };
}

let forms = 0;

function syncWith(calls: DraftCalls, form = `form ${++forms}`) {
  const others: ServerDraft[] = [];
  const revisions: string[] = [];
  const sync = new DraftSync({
    form,
    calls,
    shape: 1,
    onOther: (draft) => others.push(draft),
    onSaved: (revision) => revisions.push(revision),
  });
  const write = (title: string) => sync.write({ value: { title }, basis: null });
  return { sync, write, others, revisions };
}

const elsewhere: ServerDraft = {
  value: '{"title":"From the phone"}',
  shape: 1,
  basis: null,
  revision: "phone",
  savedAt: "2026-01-02T03:04:05.000Z",
};

describe("the server's copy of a draft", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());
  const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);

  it("does not come back to a form that is opened again while it is being removed", async () => {
    const { server, calls } = draftServer();
    let answer = () => {};
    const slow: DraftCalls = {
      ...calls,
      save: (input) => calls.save(input).then((saved) => new Promise((done) => (answer = () => done(saved)))),
    };
    const before = syncWith(slow, "new recipe");
    await before.sync.open(null);
    before.write("Soup");
    await seconds(10);
    expect(server.saved).toHaveLength(1);
    // Saved as a recipe, and the form opened again, before the draft's own answer has come.
    before.sync.discard();
    const again = syncWith(slow, "new recipe");
    void again.sync.open(null);
    await seconds(1);
    answer();
    await seconds(1);
    expect(server.draft).toBeNull();
    expect(again.others).toEqual([]);
    again.write("Stew");
    await seconds(10);
    expect(server.saved).toHaveLength(2);
  });

  it("is saved every ten seconds at most, with the last that was typed", async () => {
    const { server, calls } = draftServer();
    const { sync, write } = syncWith(calls);
    await sync.open(null);
    for (let typed = 0; typed < 30; typed += 1) {
      write(`Title ${typed}`);
      await seconds(1);
    }
    expect(server.saved.length).toBeGreaterThan(1);
    expect(server.saved.length).toBeLessThanOrEqual(4);
    await seconds(10);
    expect(server.draft?.value).toBe('{"title":"Title 29"}');
  });

  it("is told where another device wrote, and waits for the choice", async () => {
    const { server, calls } = draftServer(elsewhere);
    const { sync, write, others } = syncWith(calls);
    await sync.open(null);
    expect(others).toEqual([elsewhere]);
    write("From the desk");
    await seconds(60);
    expect(server.saved).toEqual([]);
    sync.release();
    await seconds(10);
    expect(server.draft?.value).toBe('{"title":"From the desk"}');
  });

  it("goes on with what is here once another device's draft is there no more, and tells a later one", async () => {
    const { server, calls } = draftServer(elsewhere);
    const { sync, write, others } = syncWith(calls);
    await sync.open(null);
    write("From the desk");
    expect(await sync.askAgain()).toBe(true);
    expect(others).toEqual([elsewhere]);
    const later = { ...elsewhere, revision: "later" };
    server.draft = later;
    expect(await sync.askAgain()).toBe(true);
    expect(others).toEqual([elsewhere, later]);
    server.isOffline = true;
    expect(await sync.askAgain()).toBe(true);
    server.isOffline = false;
    await seconds(60);
    expect(server.saved).toEqual([]);
    server.draft = null;
    expect(await sync.askAgain()).toBe(false);
    await seconds(10);
    expect(server.saved).toEqual(['{"title":"From the desk"}']);
  });

  it("says nothing of what this device saved itself, nor of an older form's layout", async () => {
    const own = syncWith(draftServer(elsewhere).calls);
    await own.sync.open("phone");
    expect(own.others).toEqual([]);
    const old = syncWith(draftServer({ ...elsewhere, shape: 0 }).calls);
    await old.sync.open(null);
    expect(old.others).toEqual([]);
  });

  it("meets another device's draft while typing without overwriting it", async () => {
    const { server, calls } = draftServer();
    const { sync, write, others } = syncWith(calls);
    await sync.open(null);
    write("One");
    await seconds(3);
    server.draft = elsewhere;
    write("Two");
    await seconds(20);
    expect(server.draft).toBe(elsewhere);
    expect(others).toEqual([elsewhere]);
    sync.release();
    await seconds(10);
    expect(server.draft?.value).toBe('{"title":"Two"}');
  });

  it("arrives once the network is back", async () => {
    const { server, calls } = draftServer();
    const { sync, write, revisions } = syncWith(calls);
    server.isOffline = true;
    await sync.open(null);
    write("Kept");
    await seconds(30);
    expect(server.draft).toBeNull();
    server.isOffline = false;
    await seconds(20);
    expect(server.draft).toMatchObject({ value: '{"title":"Kept"}' });
    expect(revisions).toEqual(["r1"]);
  });

  it("is not sent again and again where it will never be taken", async () => {
    const { server, calls } = draftServer();
    const save = vi.spyOn(calls, "save");
    const { sync, write } = syncWith(calls);
    await sync.open(null);
    server.refuse = new Refusal("final");
    write("Much too long");
    await seconds(120);
    expect(save).toHaveBeenCalledTimes(1);
  });

  it("goes after what was on its way, and is not written again", async () => {
    const { server, calls } = draftServer();
    const { sync, write } = syncWith(calls);
    await sync.open(null);
    write("Saved as a recipe");
    await seconds(3);
    expect(server.draft).not.toBeNull();
    write("One more word");
    sync.discard();
    await seconds(60);
    expect(server.draft).toBeNull();
  });

  it("stays where it is another device's that nobody has chosen, and is asked about again", async () => {
    const { server, calls } = draftServer(elsewhere);
    const { sync, write, others } = syncWith(calls);
    await sync.open(null);
    write("Saved as a recipe");
    sync.discard();
    await seconds(60);
    expect(server.draft).toBe(elsewhere);
    write("The next one");
    await seconds(20);
    expect(server.draft).toBe(elsewhere);
    expect(others).toEqual([elsewhere, elsewhere]);
    sync.release();
    sync.discard();
    await seconds(1);
    expect(server.draft).toBeNull();
  });

  it("stays also where it was met on the way, as the form was saved", async () => {
    const { server, calls } = draftServer();
    const { sync, write } = syncWith(calls);
    await sync.open(null);
    write("One");
    await seconds(3);
    server.draft = elsewhere;
    write("Two");
    const get = calls.get;
    calls.get = () => new Promise((answer) => setTimeout(() => answer(get()), 5000));
    await seconds(12);
    sync.discard();
    await seconds(60);
    expect(server.draft).toBe(elsewhere);
  });
});
