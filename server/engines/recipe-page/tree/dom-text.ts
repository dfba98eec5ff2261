import { type AnyNode, type Element, isTag, isText, type ParentNode } from "domhandler";
import { isBlock, isUnseen } from "../values/clean-text.ts";
import { collapseSpaces } from "../values/long-text.ts";

/**
 * Yields the elements below `root` in document order. Iterative, because a recursion overflows the stack on
 * deep pages.
 */
export function* iterateElements(root: ParentNode): Generator<Element> {
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
/** Whether a Bootstrap class hides the element at every screen width. */
const isHiddenByClass = (classes: string): boolean =>
  classes.includes("d-none") &&
  /(?:^|\s)d-none(?:\s|$)/.test(classes) &&
  !/(?:^|\s)d-(?:sm|md|lg|xl|xxl)-/.test(classes);

export const isHidden = ({ attribs }: Element): boolean =>
  attribs.hidden !== undefined ||
  (attribs.style !== undefined && /display\s*:\s*none/i.test(attribs.style)) ||
  (attribs.class !== undefined && (UNSHOWN.test(attribs.class) || isHiddenByClass(attribs.class)));

/**
 * Whether a space separates an element from the previous one: CSS separates adjacent spans ("<span>2
 * cups</span><span>flour</span>").
 */
export const needsSpaceBefore = (element: Element): boolean =>
  element.name === "span" && element.prev !== null && isTag(element.prev) && element.prev.name === "span";

/** The visible text below a node, with line breaks around block elements. Stops after about `limit` characters. */
export function extractTextBelowNode(node: AnyNode, limit = 20_000): string {
  const parts: string[] = [];
  let length = 0;
  const visit = (current: AnyNode): void => {
    if (length > limit) return;
    if (isText(current)) {
      parts.push(collapseSpaces(current.data));
      length += current.data.length;
    } else if (isTag(current)) visitElement(current);
  };
  const visitElement = (element: Element): void => {
    if (needsSpaceBefore(element)) parts.push(" ");
    if (isUnseen(element.name) || isHidden(element)) return;
    const edge = separatorOf(element);
    parts.push(edge);
    for (const child of element.children) visit(child);
    if (element.name !== "br") parts.push(edge);
  };
  visit(node);
  return parts.join("");
}

const separatorOf = ({ name }: Element): string =>
  isBlock(name) ? "\n" : name === "td" || name === "th" ? " " : "";

/** The direct text of an element, such as a script or the title, without cleaning. */
export function getRawElementText(element: Element): string {
  return element.children.map((child) => (isText(child) ? child.data : "")).join("");
}
