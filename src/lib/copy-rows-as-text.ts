type Line = { row: Element; text: string };

/**
 * Copies a selection with amounts or `data-copy-row` elements as plain text with a line for each row. Text for screen
 * readers is left out, and the value of `data-copy` replaces each text in its element. The browser's own copy contains
 * each fraction twice and breaks rows at their columns.
 */
export function copyRowsAsText(): void {
  document.addEventListener("copy", (event) => {
    const selection = getSelection();
    if (!selection || selection.rangeCount === 0 || isField(event.target)) return;
    const lines = linesOf(selection.getRangeAt(0));
    if (!lines) return;
    event.clipboardData?.setData("text/plain", lines);
    event.preventDefault();
  });
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("input, textarea, [contenteditable]") !== null;

/** Null if the range has no row and no amount. */
function linesOf(range: Range): string | null {
  const lines: Line[] = [];
  let hasRow = false;
  for (const node of textNodesOf(range)) {
    const element = node.parentElement;
    const selected = selectedTextOf(node, range);
    if (!element || selected === "" || isHidden(element)) continue;
    const row = element.closest("[data-copy-row]") ?? blockOf(element);
    const replacement = element.closest<HTMLElement>("[data-copy]")?.dataset.copy;
    hasRow ||= replacement !== undefined || row.hasAttribute("data-copy-row");
    const text = replacement ?? (keepsBreaks(element) ? selected : selected.replace(/\s+/g, " "));
    const line = lines.at(-1);
    if (line?.row !== row) lines.push({ row, text });
    // "1" and "½" become "1 ½".
    else line.text += replacement !== undefined && /\d$/.test(line.text) ? ` ${text.trimStart()}` : text;
  }
  return hasRow ? joinLines(lines) : null;
}

function* textNodesOf(range: Range): Generator<Text> {
  const { commonAncestorContainer: root } = range;
  if (root instanceof Text) yield root;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    if (range.intersectsNode(node)) yield node;
  }
}

function selectedTextOf(node: Text, range: Range): string {
  const { startContainer, startOffset, endContainer, endOffset } = range;
  return node.data.slice(
    node === startContainer ? startOffset : 0,
    node === endContainer ? endOffset : node.length,
  );
}

const isHidden = (element: Element): boolean =>
  element.closest(".sr-only, select, svg") !== null ||
  !element.checkVisibility({ visibilityProperty: true }) ||
  getComputedStyle(element).userSelect === "none";

/** The nearest ancestor that begins a line. */
function blockOf(element: Element): Element {
  const isInline = /^(inline|contents)/.test(getComputedStyle(element).display);
  return isInline && element.parentElement ? blockOf(element.parentElement) : element;
}

const keepsBreaks = (element: Element): boolean => /^(pre|break)/.test(getComputedStyle(element).whiteSpace);

/** A blank line precedes a heading, and that of a section ends in a colon. */
function joinLines(lines: readonly Line[]): string {
  return lines
    .map(({ row, text }) => ({
      text: row.closest("h3") ? text.trim().replace(/:?$/, ":") : text.trim(),
      gap: row.closest("h1, h2, h3") ? "\n\n" : "\n",
    }))
    .filter(({ text }) => text !== "")
    .map(({ text, gap }, index) => (index === 0 ? text : gap + text))
    .join("");
}
