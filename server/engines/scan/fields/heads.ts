import { type ListHead, listHead } from "#server/engines/recipe-lines/recipe-lines.ts";

/**
 * Reads the name of a list. Lines of print break anywhere: "about 2 minutes." and "method of choice" are the rest of a
 * sentence, so that what begins small is a heading only where it is the bare name of one of the two lists.
 */
export function headOf(text: string): ListHead | null {
  const head = listHead(text);
  if (head === null || !/^\P{L}*\p{Ll}/u.test(text)) return head;
  const bare = head.said === "" && head.rest === "" && !/[.,;]$/.test(text);
  return bare && (head.kind === "ingredients" || head.kind === "steps") ? head : null;
}
