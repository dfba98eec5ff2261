/** How it went: `by-hand` means that the browser can neither share nor copy, and it is to be shown. */
export type Handed = "shared" | "copied" | "dismissed" | "by-hand";

/** Gives words or an address to the device's own sharing, else copies them. Over plain http neither may exist. */
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
