import { randomBytes } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createTextCipher, loadOrCreateSealKey, SEALED, SealError } from "./seal.ts";

const seal = createTextCipher(randomBytes(32));

describe("a sealed text", () => {
  it("opens again, and contains none of its text", () => {
    for (const text of ["", "a", "Grüße 🍞 ".repeat(500)]) {
      const stored = seal.close(text, "here");
      expect(stored.startsWith(seal.mark) && seal.mark.startsWith(SEALED)).toBe(true);
      if (text.length > 1) expect(Buffer.from(stored, "base64url").includes(text.slice(0, 8))).toBe(false);
      expect(seal.open(stored, "here")).toBe(text);
    }
  });

  it("differs each time", () => {
    expect(seal.close("a", "here")).not.toBe(seal.close("a", "here"));
  });

  it("opens only with its key, at its place, complete and unchanged", () => {
    const stored = seal.close("a secret", "here");
    const middle = seal.mark.length + 20;
    const changed = `${stored.slice(0, middle)}${stored[middle] === "A" ? "B" : "A"}${stored.slice(middle + 1)}`;
    expect(() => createTextCipher(randomBytes(32)).open(stored, "here")).toThrow("another key");
    expect(() => seal.open(stored, "there")).toThrow(SealError);
    for (const damaged of [changed, stored.slice(0, -4), seal.mark, `${seal.mark}AAAA`]) {
      expect(() => seal.open(damaged, "here")).toThrow(SealError);
    }
  });

  it("is returned as it is when it was never sealed", () => {
    expect(seal.open("Hello Ada", "here")).toBe("Hello Ada");
  });
});

describe("the key's file", () => {
  let folder: string;
  let path: string;
  const lines: string[] = [];
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "larder-key-"));
    path = join(folder, "data", "mail.key");
    lines.length = 0;
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const keep = () => loadOrCreateSealKey(path, (line) => void lines.push(line));

  it("is created at the first start for its owner only, and read later", async () => {
    const key = await keep();
    expect(key).toHaveLength(32);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(await keep()).toEqual(key);
    expect(lines).toEqual([]);
  });

  it("is replaced when the file holds no key, with a log line", async () => {
    await keep();
    writeFileSync(path, "no key\n");
    const key = await keep();
    expect(readFileSync(path, "utf8")).toBe(`${key.toString("base64url")}\n`);
    expect(lines).toEqual([`${path} held no key and was made anew: mails that waited under it are lost.`]);
  });

  it("is not replaced when it cannot be read", async () => {
    path = folder;
    await expect(keep()).rejects.toMatchObject({ code: "EISDIR" });
  });
});
