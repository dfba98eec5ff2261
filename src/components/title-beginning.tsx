import "./title-beginning.css";

/** Cuts a title above `maxLetters` characters between two words if possible. Screen readers get all of it. */
export function TitleBeginning(props: { title: string; most: number; isWhole?: boolean }) {
  const { title, most, isWhole = false } = props;
  const letters = [...title];
  if (letters.length <= most) return title;
  const beginning = letters
    .slice(0, most)
    .join("")
    .replace(/\s+\S*$/u, "");
  return (
    <>
      <span className={isWhole ? undefined : "title-beginning"}>{beginning}</span>
      <span className={isWhole ? undefined : "sr-only"}>{title.slice(beginning.length)}</span>
    </>
  );
}
