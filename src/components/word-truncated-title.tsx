import "./word-truncated-title.css";

/**
 * Cuts a title with more than `maxLetters` characters, between two words if possible. Screen readers read all
 * of it.
 */
export function WordTruncatedTitle(props: { title: string; maxLetters: number; isExpanded?: boolean }) {
  const { title, maxLetters, isExpanded = false } = props;
  const letters = [...title];
  if (letters.length <= maxLetters) return title;
  const beginning = letters
    .slice(0, maxLetters)
    .join("")
    .replace(/\s+\S*$/u, "");
  return (
    <>
      <span className={isExpanded ? undefined : "title-beginning"}>{beginning}</span>
      <span className={isExpanded ? undefined : "sr-only"}>{title.slice(beginning.length)}</span>
    </>
  );
}
