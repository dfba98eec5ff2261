import { type AnyNode, type Document, hasChildren } from "domhandler";
import { describe, expect, it } from "vitest";
import { textBelow } from "./dom-text.ts";
import { limitDepth, MAX_DEPTH, MAX_ELEMENTS, parseHtml } from "./parse-html.ts";

function depthOf(root: AnyNode): number {
  let level: AnyNode[] = [root];
  let depth = 0;
  for (; level.length > 0; depth += 1)
    level = level.flatMap((node) => (hasChildren(node) ? node.children : []));
  return depth;
}

const textOf = (root: Document): string => root.children.map((node) => textBelow(node)).join("");

describe("limitDepth", () => {
  it("leaves a page of ordinary depth as it is", () => {
    const html = "<div><p>One<p>Two<br></div><svg><path/><path/></svg>";
    expect(limitDepth(html)).toBe(html);
  });

  it("does not count list items and paragraphs that nobody closed", () => {
    const html = `<ul>${"<li>Salt".repeat(2000)}</ul>${"<p>Stir.".repeat(2000)}`;
    expect(limitDepth(html)).toBe(html);
  });

  it("keeps the text below the deepest level", () => {
    const html = `${"<div>".repeat(5000)}deep${"</div>".repeat(5000)}<p>after</p>`;
    const cut = limitDepth(html);
    expect(cut).toContain("deep");
    expect(cut).toContain("<p>after</p>");
    expect(cut.match(/<div>/g)).toHaveLength(MAX_DEPTH);
  });
});

describe("parseHtml", () => {
  it("builds no tree deeper than the limit", () => {
    expect(depthOf(parseHtml("<b><i>".repeat(50_000)))).toBeLessThan(MAX_DEPTH + 5);
  });

  it("ends a page that has too many elements", () => {
    const root = parseHtml(`<p>first</p>${"<p>x".repeat(2 * MAX_ELEMENTS)}<p>last</p>`);
    expect(root.children).toHaveLength(MAX_ELEMENTS);
    expect(textOf(root)).toContain("first");
  });

  it("builds none where the cut and the parser count differently", () => {
    const html = `<p>before</p><svg><foreignObject>${"<g/>".repeat(5000)}deep</foreignObject></svg>`;
    const root = parseHtml(html);
    expect(depthOf(root)).toBeLessThan(MAX_DEPTH + 5);
    expect(textOf(root)).toContain("before");
  });

  it("keeps what stands below and after the deepest level", () => {
    const root = parseHtml(`${"<div>".repeat(5000)}deep${"</div>".repeat(5000)}<p>after</p>`);
    expect(textOf(root).split(/\s+/).filter(Boolean)).toEqual(["deep", "after"]);
  });
});
