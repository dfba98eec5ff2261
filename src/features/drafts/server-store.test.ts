import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Draft } from "./draft.ts";
import { createServerDraftStore, type DraftCalls, type ServerDraft } from "./server-store.ts";
import { unsentDrafts } from "./unsent-drafts.ts";

class Refusal extends Error {
  readonly kind: "stale" | "final" | "passing";
  constructor(kind: "stale" | "final" | "passing") {
    super(kind);
    this.kind = kind;
  }
}

/** A fake server with one draft and a log of its calls. */
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

type Words = { title: string };

/** A form that is not open yet, with the events that it receives. */
function formOf(calls: DraftCalls, { form = `form ${++forms}`, known = null as string | null } = {}) {
  const others: Draft<Words>[] = [];
  const revisions: (string | null)[] = [];
  let ended = 0;
  const store = createServerDraftStore<Words>({ form, calls, known });
  const open = async () => {
    store.open((news) => {
      if (news.type === "other") others.push(news.draft);
      if (news.type === "stored") revisions.push(news.revision);
      if (news.type === "ended") ended += 1;
    });
    await vi.advanceTimersByTimeAsync(0);
  };
  const write = (title: string) => store.write({ value: { title }, basis: null });
  const remove = () => store.remove({ title: "" });
  return { store, open, write, remove, others, revisions, ended: () => ended };
}

const elsewhere: ServerDraft = {
  value: '{"title":"From the phone"}',
  shape: 1,
  basis: null,
  revision: "phone",
  savedAt: "2026-01-02T03:04:05.000Z",
};

/** The event that reports a draft of the server. */
const eventOf = ({ value, basis, revision, savedAt }: ServerDraft): Draft<Words> => ({
  value: JSON.parse(value) as Words,
  basis,
  revision,
  savedAt,
});

beforeEach(() => {
  vi.useFakeTimers();
  unsentDrafts.drop();
});
afterEach(() => vi.useRealTimers());
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);

describe("the server's copy of a draft", () => {
  it("does not return when a form is reopened during its removal", async () => {
    const { server, calls } = draftServer();
    let answer = () => {};
    const slow: DraftCalls = {
      ...calls,
      save: (input) => calls.save(input).then((saved) => new Promise((done) => (answer = () => done(saved)))),
    };
    const before = formOf(slow, { form: "new recipe" });
    await before.open();
    before.write("Soup");
    await seconds(10);
    expect(server.saved).toHaveLength(1);
    // The recipe is saved and the form reopened before the response to the draft's save arrives.
    before.remove();
    const again = formOf(slow, { form: "new recipe" });
    void again.open();
    await seconds(1);
    answer();
    await seconds(1);
    expect(server.draft).toBeNull();
    expect(again.others).toEqual([]);
    again.write("Stew");
    await seconds(10);
    expect(server.saved).toHaveLength(2);
  });

  it("is saved at most every ten seconds, with the latest values", async () => {
    const { server, calls } = draftServer();
    const { open, write } = formOf(calls);
    await open();
    for (let typed = 0; typed < 30; typed += 1) {
      write(`Title ${typed}`);
      await seconds(1);
    }
    expect(server.saved.length).toBeGreaterThan(1);
    expect(server.saved.length).toBeLessThanOrEqual(4);
    await seconds(10);
    expect(server.draft?.value).toBe('{"title":"Title 29"}');
  });

  it("waits for a choice when another device wrote a draft", async () => {
    const { server, calls } = draftServer(elsewhere);
    const { store, open, write, others } = formOf(calls);
    await open();
    expect(others).toEqual([eventOf(elsewhere)]);
    write("From the desk");
    await seconds(60);
    expect(server.saved).toEqual([]);
    store.overwrite();
    await seconds(10);
    expect(server.draft?.value).toBe('{"title":"From the desk"}');
  });

  it("continues when another device's draft was removed, and reports a later one", async () => {
    const { server, calls } = draftServer(elsewhere);
    const { store, open, write, others, ended } = formOf(calls);
    await open();
    write("From the desk");
    await store.askAgain();
    expect(ended()).toBe(0);
    expect(others).toEqual([eventOf(elsewhere)]);
    const later = { ...elsewhere, revision: "later" };
    server.draft = later;
    await store.askAgain();
    expect(ended()).toBe(0);
    expect(others).toEqual([eventOf(elsewhere), eventOf(later)]);
    server.isOffline = true;
    await store.askAgain();
    expect(ended()).toBe(0);
    server.isOffline = false;
    await seconds(60);
    expect(server.saved).toEqual([]);
    server.draft = null;
    await store.askAgain();
    expect(ended()).toBe(1);
    await seconds(10);
    expect(server.saved).toEqual(['{"title":"From the desk"}']);
  });

  it("reports neither this device's own draft nor one of an older shape", async () => {
    const own = formOf(draftServer(elsewhere).calls, { known: "phone" });
    await own.open();
    expect(own.others).toEqual([]);
    const old = formOf(draftServer({ ...elsewhere, shape: 0 }).calls);
    await old.open();
    expect(old.others).toEqual([]);
  });

  it("is not overwritten when another device wrote one while typing", async () => {
    const { server, calls } = draftServer();
    const { store, open, write, others } = formOf(calls);
    await open();
    write("One");
    await seconds(3);
    server.draft = elsewhere;
    write("Two");
    await seconds(20);
    expect(server.draft).toBe(elsewhere);
    expect(others).toEqual([eventOf(elsewhere)]);
    store.overwrite();
    await seconds(10);
    expect(server.draft?.value).toBe('{"title":"Two"}');
  });

  it("is saved when the network is back", async () => {
    const { server, calls } = draftServer();
    const { open, write, revisions } = formOf(calls);
    server.isOffline = true;
    await open();
    write("Kept");
    await seconds(30);
    expect(server.draft).toBeNull();
    server.isOffline = false;
    await seconds(20);
    expect(server.draft).toMatchObject({ value: '{"title":"Kept"}' });
    expect(revisions).toEqual(["r1"]);
  });

  it("is not sent again when the server refuses it for good", async () => {
    const { server, calls } = draftServer();
    const save = vi.spyOn(calls, "save");
    const { open, write } = formOf(calls);
    await open();
    server.refuse = new Refusal("final");
    write("Much too long");
    await seconds(120);
    expect(save).toHaveBeenCalledTimes(1);
  });

  it("is removed after a pending save, and not written again", async () => {
    const { server, calls } = draftServer();
    const { open, remove, write } = formOf(calls);
    await open();
    write("Saved as a recipe");
    await seconds(3);
    expect(server.draft).not.toBeNull();
    write("One more word");
    remove();
    await seconds(60);
    expect(server.draft).toBeNull();
  });

  it("stays when it is another device's and no choice was made, and is read again", async () => {
    const { server, calls } = draftServer(elsewhere);
    const { store, open, remove, write, others } = formOf(calls);
    await open();
    write("Saved as a recipe");
    remove();
    await seconds(60);
    expect(server.draft).toBe(elsewhere);
    write("The next one");
    await seconds(20);
    expect(server.draft).toBe(elsewhere);
    expect(others).toEqual([eventOf(elsewhere), eventOf(elsewhere)]);
    store.overwrite();
    remove();
    await seconds(1);
    expect(server.draft).toBeNull();
  });

  it("stays also when it was found during a save", async () => {
    const { server, calls } = draftServer();
    const { open, remove, write } = formOf(calls);
    await open();
    write("One");
    await seconds(3);
    server.draft = elsewhere;
    write("Two");
    const get = calls.get;
    calls.get = () => new Promise((answer) => setTimeout(() => answer(get()), 5000));
    await seconds(12);
    remove();
    await seconds(60);
    expect(server.draft).toBe(elsewhere);
  });
});

describe("signing out", () => {
  const sendAll = () => unsentDrafts.send();

  it("sends the last values although the server was not read before", async () => {
    const { server, calls } = draftServer();
    const { write } = formOf(calls);
    write("Plum cake");
    expect(await sendAll()).toBe(true);
    expect(server.draft?.value).toBe('{"title":"Plum cake"}');
    await seconds(60);
    expect(server.saved).toHaveLength(1);
  });

  it("waits for nothing when everything was sent or discarded", async () => {
    const { server, calls } = draftServer();
    const sent = formOf(calls);
    await sent.open();
    sent.write("Soup");
    await seconds(10);
    const ended = formOf(calls);
    ended.write("Stew");
    ended.remove();
    server.isOffline = true;
    expect(await sendAll()).toBe(true);
  });

  it("reports drafts when the server is unreachable or refuses them", async () => {
    const { server, calls } = draftServer();
    const { open, write } = formOf(calls);
    await open();
    write("Plum cake");
    server.isOffline = true;
    expect(await sendAll()).toBe(false);
    server.isOffline = false;
    server.refuse = new Refusal("final");
    expect(await sendAll()).toBe(false);
  });

  it("reports drafts when another device's draft waits for a choice", async () => {
    const { calls } = draftServer(elsewhere);
    const { open, write } = formOf(calls);
    await open();
    write("From the desk");
    expect(await sendAll()).toBe(false);
  });

  it("leaves nothing to send later", async () => {
    const { server, calls } = draftServer();
    const { open, write } = formOf(calls);
    await open();
    write("Plum cake");
    unsentDrafts.drop();
    await seconds(60);
    expect(server.saved).toEqual([]);
    expect(await sendAll()).toBe(true);
  });
});
