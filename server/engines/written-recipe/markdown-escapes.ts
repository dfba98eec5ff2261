/**
 * One line of text for Markdown: all characters of CommonMark and HTML escaped, no list or heading at its start, and
 * nothing that the extensions of common renderers read as a link, a mark, a comment or an emoji.
 */
export function escapeLine(text: string): string {
  return (
    text
      .replace(/\s+/g, " ")
      .trim()
      .replace(/[\\`*_{}[\]<>#|~&!$^]/g, "\\$&")
      // Obsidian and markdown-it: %%comment%%, ==mark==, ++insertion++.
      .replace(/([%=+])\1+/g, (run) => run.replace(/./g, "\\$&"))
      .replace(/^([-+=:])/, "\\$1")
      .replace(/^(\d{1,9})([.)])(?=\s|$)/, "$1\\$2")
      // GitHub: addresses without brackets, and :emoji:.
      .replace(/(https?|ftp):\/\//gi, "$1\\://")
      .replace(/\b(mailto|xmpp):/gi, "$1\\:")
      .replace(/\bwww\./gi, (found) => `${found.slice(0, -1)}\\.`)
      .replace(/(?<=\S)@(?=\S)|@(?=\w)/g, "\\@")
      .replace(/(?<!\\):(?=[\w+-]+:)/g, "\\:")
  );
}
