import { type AnyNode, type Element, isTag, isText, type ParentNode } from "domhandler";
import { isBlock, isUnseen } from "../values/clean-text.ts";
import { oneSpace } from "../values/long-text.ts";

/** Elements in document order. Iterative, so that no page can exhaust the stack. */
export function* elementsOf(root: ParentNode): Generator<Element> {
  const stack: AnyNode[] = [...root.children].reverse();
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (!isTag(node)) continue;
    yield node;
    for (let index = node.children.length - 1; index >= 0; index -= 1) {
      const child = node.children[index];
      if (child !== undefined) stack.push(child);
    }
  }
}

const UNSHOWN = /(?:^|\s)(?:screen-reader-text|sr-only|visually-hidden|visuallyhidden)(?:\s|$)/;
/** Not shown on a screen of any width. */
const isNeverShown = (classes: string): boolean =>
  classes.includes("d-none") &&
  /(?:^|\s)d-none(?:\s|$)/.test(classes) &&
  !/(?:^|\s)d-(?:sm|md|lg|xl|xxl)-/.test(classes);

export const isHidden = ({ attribs }: Element): boolean =>
  attribs.hidden !== undefined ||
  (attribs.style !== undefined && /display\s*:\s*none/i.test(attribs.style)) ||
  (attribs.class !== undefined && (UNSHOWN.test(attribs.class) || isNeverShown(attribs.class)));

/** Two spans without a space between them ("<span>2 cups</span><span>flour</span>") are set apart by style. */
export const standsApart = (element: Element): boolean =>
  element.name === "span" && element.prev !== null && isTag(element.prev) && element.prev.name === "span";

/** The text below a node as a browser lays it out: line breaks around blocks; at most `limit` characters. */
export function textBelow(node: AnyNode, limit = 20_000): string {
  const parts: string[] = [];
  let length = 0;
  const visit = (current: AnyNode): void => {
    if (length > limit) return;
    if (isText(current)) {
      parts.push(oneSpace(current.data));
      length += current.data.length;
    } else if (isTag(current)) visitElement(current);
  };
  const visitElement = (element: Element): void => {
    if (standsApart(element)) parts.push(" ");
    if (isUnseen(element.name) || isHidden(element)) return;
    const edge = edgeOf(element);
    parts.push(edge);
    for (const child of element.children) visit(child);
    if (element.name !== "br") parts.push(edge);
  };
  visit(node);
  return parts.join("");
}

/** What parts an element from what stands around it. */
const edgeOf = ({ name }: Element): string =>
  isBlock(name) ? "\n" : name === "td" || name === "th" ? " " : "";

/** The text of a script or title element as it stands. */
export function rawText(element: Element): string {
  return element.children.map((child) => (isText(child) ? child.data : "")).join("");
}
