import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { writeFileAtomic } from "./atomic-file.ts";

/** Encrypts and decrypts stored texts with AES-256-GCM. The key is in a file outside the database. */
export type Seal = {
  /** Prefix of all texts that this key encrypted. */
  readonly mark: string;
  /** Encrypts a text. `place` names where it is stored and must be the same when it is decrypted. */
  close(text: string, place: string): string;
  /**
   * Decrypts a text; returns an unencrypted one unchanged. Throws SealError for another key or place, or a
   * damaged text.
   */
  open(stored: string, place: string): string;
};

/** A text cannot be decrypted with this key. */
export class SealError extends Error {
  override readonly name = "SealError";
}

/** Prefix of all encrypted texts, whatever the key. */
export const SEALED = "sealed:1:";
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export function createTextCipher(key: Buffer): Seal {
  if (key.length !== KEY_BYTES) throw new Error("A seal's key has 32 bytes");
  const mark = `${SEALED}${createHash("sha256").update("seal").update(key).digest("hex").slice(0, 16)}:`;
  return {
    mark,

    close(text, place) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv("aes-256-gcm", key, nonce, { authTagLength: TAG_BYTES });
      cipher.setAAD(Buffer.from(place));
      const hidden = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return mark + Buffer.concat([nonce, hidden, cipher.getAuthTag()]).toString("base64url");
    },

    open(stored, place) {
      if (!stored.startsWith(SEALED)) return stored;
      if (!stored.startsWith(mark)) throw new SealError("It was sealed with another key");
      const bytes = Buffer.from(stored.slice(mark.length), "base64url");
      try {
        const nonce = bytes.subarray(0, NONCE_BYTES);
        const decipher = createDecipheriv("aes-256-gcm", key, nonce, { authTagLength: TAG_BYTES });
        decipher.setAAD(Buffer.from(place));
        decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
        const hidden = bytes.subarray(NONCE_BYTES, -TAG_BYTES);
        return Buffer.concat([decipher.update(hidden), decipher.final()]).toString("utf8");
      } catch (cause) {
        throw new SealError("It was changed since it was sealed", { cause });
      }
    },
  };
}

/**
 * Reads the key from a file that only its owner may read; creates the file if it is missing. Replaces an
 * invalid key and logs this, because the texts that it encrypted are lost anyway.
 */
export async function loadOrCreateSealKey(path: string, log: (line: string) => void): Promise<Buffer> {
  const stored = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
  const key = Buffer.from(stored?.trim() ?? "", "base64url");
  if (key.length === KEY_BYTES) return key;
  if (stored !== null) log(`${path} held no key and was made anew: mails that waited under it are lost.`);
  const made = randomBytes(KEY_BYTES);
  await writeFileAtomic(path, Buffer.from(`${made.toString("base64url")}\n`));
  return made;
}
