import { describe, expect, it } from "vitest";
import { createFairTurns } from "./fair-turns.ts";

/** Work that ends when it is told to; `started` says in what order it began. */
function stage(concurrency: number) {
  const turns = createFairTurns(concurrency);
  const started: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const send = (owner: number, name: string) => {
    const run = turns.run(
      owner,
      () =>
        new Promise<string>((resolve, reject) => {
          started.push(name);
          ends.set(name, (error) => (error ? reject(error) : resolve(name)));
        }),
    );
    run.catch(() => undefined);
    return run;
  };
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const end = async (name: string, error?: Error) => {
    ends.get(name)?.(error);
    await settle();
  };
  return { send, end, started, settle };
}

describe("turns", () => {
  it("lets nobody wait behind a second piece of anybody's work", async () => {
    const { send, end, started, settle } = stage(2);
    for (const [owner, letter] of ["a", "b", "c"].entries()) {
      void send(owner, `${letter}1`);
      void send(owner, `${letter}2`);
    }
    void send(9, "honest");
    await settle();
    expect(started).toEqual(["a1", "b1"]);
    await end("a1");
    expect(started).toEqual(["a1", "b1", "c1"]);
    await end("b1");
    expect(started).toEqual(["a1", "b1", "c1", "honest"]);
    await end("c1");
    await end("honest");
    await end("a2");
    expect(started).toEqual(["a1", "b1", "c1", "honest", "a2", "b2", "c2"]);
  });

  it("puts what is sent anew by one who was just served behind those who wait", async () => {
    const { send, end, started, settle } = stage(1);
    void send(1, "a1");
    void send(1, "a2");
    void send(2, "honest");
    await settle();
    void send(1, "a3");
    await end("a1");
    await end("honest");
    await end("a2");
    expect(started).toEqual(["a1", "honest", "a2", "a3"]);
  });

  it("holds one piece of an owner's work at a time, even where a place is free", async () => {
    const { send, end, started, settle } = stage(2);
    void send(1, "a1");
    void send(1, "a2");
    await settle();
    expect(started).toEqual(["a1"]);
    void send(2, "b1");
    await settle();
    expect(started).toEqual(["a1", "b1"]);
    await end("a1");
    expect(started).toEqual(["a1", "b1", "a2"]);
  });

  it("goes on after work that fails, and says how it failed", async () => {
    const { send, end, started, settle } = stage(1);
    const failing = send(1, "a1");
    void send(1, "a2");
    await settle();
    await end("a1", new Error("broken"));
    await expect(failing).rejects.toThrow("broken");
    expect(started).toEqual(["a1", "a2"]);
  });
});
