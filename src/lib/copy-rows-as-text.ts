type Line = { row: Element; text: string };

/**
 * If a copied selection contains amounts or `data-copy-row` elements, copies plain text with a line for each
 * row. Text for screen readers is omitted, and `data-copy` replaces the text of its element. The browser's
 * own copy would contain each fraction twice and break rows at their columns.
 */
export function listenToCopyRowsAsText(): void {
  document.addEventListener("copy", (event) => {
    const selection = getSelection();
    if (!selection || selection.rangeCount === 0 || isInTextField(event.target)) return;
    const lines = textLinesOfRangeOrNull(selection.getRangeAt(0));
    if (!lines) return;
    event.clipboardData?.setData("text/plain", lines);
    event.preventDefault();
  });
}

const isInTextField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("input, textarea, [contenteditable]") !== null;

/** The lines of a range as text; null if it contains neither a row nor an amount. */
function textLinesOfRangeOrNull(range: Range): string | null {
  const lines: Line[] = [];
  let hasRow = false;
  for (const node of iterateTextNodesOfRange(range)) {
    const element = node.parentElement;
    const selected = selectedTextOfNode(node, range);
    if (!element || selected === "" || isElementExcludedFromCopy(element)) continue;
    const row = element.closest("[data-copy-row]") ?? closestBlockElement(element);
    const replacement = element.closest<HTMLElement>("[data-copy]")?.dataset.copy;
    hasRow ||= replacement !== undefined || row.hasAttribute("data-copy-row");
    const spaces = preservesLineBreaks(element) ? "\u00a0" : /\s+/g;
    const text = replacement ?? selected.replaceAll(spaces, " ");
    const line = lines.at(-1);
    if (line?.row !== row) lines.push({ row, text });
    // A number and the fraction after it are separated: "1" and "½" become "1 ½".
    else line.text += replacement !== undefined && /\d$/.test(line.text) ? ` ${text.trimStart()}` : text;
  }
  return hasRow ? joinCopiedLines(lines) : null;
}

function* iterateTextNodesOfRange(range: Range): Generator<Text> {
  const { commonAncestorContainer: root } = range;
  if (root instanceof Text) yield root;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    if (range.intersectsNode(node)) yield node;
  }
}

function selectedTextOfNode(node: Text, range: Range): string {
  const { startContainer, startOffset, endContainer, endOffset } = range;
  return node.data.slice(
    node === startContainer ? startOffset : 0,
    node === endContainer ? endOffset : node.length,
  );
}

const isElementExcludedFromCopy = (element: Element): boolean =>
  element.closest(".sr-only, select, svg") !== null ||
  !element.checkVisibility({ visibilityProperty: true }) ||
  getComputedStyle(element).userSelect === "none";

/** The nearest element that starts a line of its own. */
function closestBlockElement(element: Element): Element {
  const isInline = /^(inline|contents)/.test(getComputedStyle(element).display);
  return isInline && element.parentElement ? closestBlockElement(element.parentElement) : element;
}

const preservesLineBreaks = (element: Element): boolean =>
  /^(pre|break)/.test(getComputedStyle(element).whiteSpace);

/** Joins the lines, with a blank line before each heading. The heading of a section gets a colon. */
function joinCopiedLines(lines: readonly Line[]): string {
  return lines
    .map(({ row, text }) => ({
      text: row.closest("h3") ? text.trim().replace(/:?$/, ":") : text.trim(),
      gap: row.closest("h1, h2, h3") ? "\n\n" : "\n",
    }))
    .filter(({ text }) => text !== "")
    .map(({ text, gap }, index) => (index === 0 ? text : gap + text))
    .join("");
}
