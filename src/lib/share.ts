/**
 * The result of sharing. `by-hand` means that the browser can neither share nor copy, so the text must be
 * shown.
 */
export type ShareOutcome = "shared" | "copied" | "dismissed" | "by-hand";

/**
 * Shares a text or address with the device's share sheet, or else copies it. Over plain http both may be
 * impossible.
 */
export async function shareOrCopyContent(
  content: { title: string; url: string } | { text: string },
): Promise<ShareOutcome> {
  if (typeof navigator.share === "function") {
    try {
      await navigator.share(content);
      return "shared";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "dismissed";
    }
  }
  return copyTextToClipboard("url" in content ? content.url : content.text);
}

export async function copyTextToClipboard(text: string): Promise<"copied" | "by-hand"> {
  try {
    await navigator.clipboard.writeText(text);
    return "copied";
  } catch {
    return "by-hand";
  }
}
