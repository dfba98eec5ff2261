import type { AnyNode, Document } from "domhandler";

/** How many nodes a tree has, the document aside. */
export function countNodes(document: Document): number {
  const nodes: AnyNode[] = [document];
  // The list grows while it is walked.
  for (const node of nodes) if ("children" in node) for (const child of node.children) nodes.push(child);
  return nodes.length - 1;
}
