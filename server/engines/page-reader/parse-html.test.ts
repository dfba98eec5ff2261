import { type AnyNode, hasChildren } from "domhandler";
import { describe, expect, it } from "vitest";
import { limitDepth, MAX_DEPTH, parseHtml } from "./parse-html.ts";

function depthOf(root: AnyNode): number {
  let level: AnyNode[] = [root];
  let depth = 0;
  for (; level.length > 0; depth += 1)
    level = level.flatMap((node) => (hasChildren(node) ? node.children : []));
  return depth;
}

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
});
