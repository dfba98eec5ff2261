/** Outcome of a share: `by-hand` means that the browser can neither share nor copy, so the text has to be shown. */
export type Handed = "shared" | "copied" | "dismissed" | "by-hand";

/** Shares a text or address with the device's share sheet, else copies it. Over plain http both may be missing. */
export async function handOver(what: { title: string; url: string } | { text: string }): Promise<Handed> {
  if (typeof navigator.share === "function") {
    try {
      await navigator.share(what);
      return "shared";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "dismissed";
    }
  }
  return copyOut("url" in what ? what.url : what.text);
}

export async function copyOut(words: string): Promise<"copied" | "by-hand"> {
  try {
    await navigator.clipboard.writeText(words);
    return "copied";
  } catch {
    return "by-hand";
  }
}
