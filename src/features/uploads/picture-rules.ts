import { IMAGE_MAX_BYTES, IMAGE_TYPES } from "#server/features/uploads/policy.ts";
import { text } from "#server/texts/en.ts";

const words = text.recipes.upload;

/** Why a file cannot be chosen as a picture, or null. Its size is judged after it was shrunk. */
export function typeProblem(file: { name: string; type: string }): string | null {
  return (IMAGE_TYPES as readonly string[]).includes(file.type) ? null : words.unsupported(file.name);
}

export function sizeProblem(
  file: { name: string; size: number },
  maxBytes: number = IMAGE_MAX_BYTES,
): string | null {
  return file.size > maxBytes ? words.tooLarge(file.name) : null;
}

/** Of several files a control for one picture takes the first; more than five are refused whole. */
export function countProblem(count: number): string | null {
  return count > 5 ? words.tooMany : null;
}

/** What the server says of a failed upload: its text, the texts of a list joined, else the general words. */
export function uploadProblem(body: string): string {
  try {
    const { detail } = JSON.parse(body) as { detail?: unknown };
    if (typeof detail === "string" && detail.trim() !== "") return detail;
    if (Array.isArray(detail)) {
      const texts = detail
        .map((entry) => (entry as { msg?: unknown } | null)?.msg)
        .filter((message) => typeof message === "string" && message !== "");
      if (texts.length > 0) return texts.join(", ");
    }
  } catch {
    // A page of HTML from something in between, or nothing at all.
  }
  return words.failed;
}

/** Width and height to draw a picture with so that its longer side fits, never larger than it is. */
export function fitWithin(size: { width: number; height: number }, longest: number) {
  const scale = Math.min(1, longest / Math.max(size.width, size.height));
  return {
    width: Math.max(1, Math.round(size.width * scale)),
    height: Math.max(1, Math.round(size.height * scale)),
  };
}
