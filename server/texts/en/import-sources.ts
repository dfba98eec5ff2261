/** Names of sources in the review of an import: a page or a pasted text. */
export const importSources = {
  page: {
    visible: "the visible page",
    line: "This line on the page",
    lineOwn: "This line was not on the page: it is yours.",
    missing: "Not on the page",
    assumed: "Not on the page; 4 is assumed",
    cuisine: (words: string) => `The page says "${words}"`,
    leftOver: (count: number) =>
      count === 1 ? "1 line of the page was left over" : `${count} lines of the page were left over`,
  },
  text: {
    visible: "the pasted text",
    line: "This line in the text",
    lineOwn: "This line was not in the text: it is yours.",
    missing: "Not in the text",
    assumed: "Not in the text; 4 is assumed",
    cuisine: (words: string) => `The text says "${words}"`,
    leftOver: (count: number) =>
      count === 1 ? "1 line of the text was left over" : `${count} lines of the text were left over`,
  },
};
