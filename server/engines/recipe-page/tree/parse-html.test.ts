import { type AnyNode, type Document, type Element, hasChildren, isText } from "domhandler";
import { describe, expect, it } from "vitest";
import { extractTextBelowNode } from "./dom-text.ts";
import { MAX_ELEMENTS, parseHtml } from "./parse-html.ts";
import { MAX_DEPTH } from "./shallow-tokenizer.ts";

function depthOf(root: AnyNode): number {
  let level: AnyNode[] = [root];
  let depth = 0;
  for (; level.length > 0; depth += 1)
    level = level.flatMap((node) => (hasChildren(node) ? node.children : []));
  return depth;
}

const allTextOf = (node: AnyNode): string =>
  isText(node) ? node.data : hasChildren(node) ? node.children.map(allTextOf).join("") : "";
const textOf = (root: Document): string => root.children.map((node) => extractTextBelowNode(node)).join("");

describe("parseHtml", () => {
  it("builds no tree deeper than the limit", () => {
    expect(depthOf(parseHtml("<b><i>".repeat(50_000)))).toBeLessThan(MAX_DEPTH + 5);
  });

  it("ends a page with too many elements", () => {
    const root = parseHtml(`<p>first</p>${"<p>x".repeat(2 * MAX_ELEMENTS)}<p>last</p>`);
    expect(root.children).toHaveLength(MAX_ELEMENTS);
    expect(textOf(root)).toContain("first");
  });

  it("keeps the text of deeply nested tags", () => {
    const html = `<p>before</p><svg><foreignObject>${"<g/>".repeat(5000)}<p>deep</p></foreignObject></svg>`;
    const root = parseHtml(html);
    expect(depthOf(root)).toBeLessThan(MAX_DEPTH + 5);
    expect(allTextOf(root)).toBe("beforedeep");
  });

  it("drops deeply nested scripts and styles", () => {
    const root = parseHtml(
      `${"<div>".repeat(600)}<script>let one = 1;</script><style>p { margin: 0 }</style>deep`,
    );
    expect(textOf(root).trim()).toBe("deep");
  });

  it("does not count unclosed list items and paragraphs as nesting", () => {
    const root = parseHtml(`<ul>${"<li>Salt".repeat(2000)}</ul>${"<p>Stir.".repeat(2000)}`);
    expect(root.children).toHaveLength(2001);
    expect((root.children[0] as Element).children).toHaveLength(2000);
  });

  it("counts the elements at the deepest level as a browser does", () => {
    const root = parseHtml(`${"<div>".repeat(MAX_DEPTH - 1)}${"<p>Salt".repeat(3)}`);
    const lines = textOf(root).split("\n").filter(Boolean);
    expect(lines).toEqual(["Salt", "Salt", "Salt"]);
  });

  it("keeps text below and after the deepest level", () => {
    const root = parseHtml(`${"<div>".repeat(5000)}deep${"</div>".repeat(5000)}<p>after</p>`);
    expect(textOf(root).split(/\s+/).filter(Boolean)).toEqual(["deep", "after"]);
  });
});
