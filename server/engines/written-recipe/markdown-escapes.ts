/**
 * Escapes one line of text for Markdown, so that no renderer changes it: the syntax of CommonMark and HTML,
 * lists and headings at its start, and links, highlights, comments and emoji of common extensions.
 */
export function escapeMarkdownLine(text: string): string {
  return (
    text
      .replace(/\s+/g, " ")
      .trim()
      .replace(/[\\`*_{}[\]<>#|~&!$^]/g, "\\$&")
      // Syntax of Obsidian and markdown-it: %%comment%%, ==highlight==, ++insertion++.
      .replace(/([%=+])\1+/g, (run) => run.replace(/./g, "\\$&"))
      .replace(/^([-+=:])/, "\\$1")
      .replace(/^(\d{1,9})([.)])(?=\s|$)/, "$1\\$2")
      // Syntax of GitHub: links without brackets, and :emoji:.
      .replace(/(https?|ftp):\/\//gi, "$1\\://")
      .replace(/\b(mailto|xmpp):/gi, "$1\\:")
      .replace(/\bwww\./gi, (found) => `${found.slice(0, -1)}\\.`)
      .replace(/(?<=\S)@(?=\S)|@(?=\w)/g, "\\@")
      .replace(/(?<!\\):(?=[\w+-]+:)/g, "\\:")
  );
}
