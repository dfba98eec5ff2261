import "./section-nav-list.css";

type Props = {
  label: string;
  sections: readonly string[];
  /** From 0. */
  current: number;
  onGo: (section: number) => void;
  canGo: (section: number) => boolean;
};

/** Links to the sections of a long page, including the current one, which may be scrolled away. */
export function SectionNavList({ label, sections, current, onGo, canGo }: Props) {
  return (
    <ol aria-label={label} className="section-list">
      {sections.map((section, index) => (
        <li key={section} aria-current={index === current ? "step" : undefined}>
          {canGo(index) ? (
            <button type="button" onClick={() => onGo(index)}>
              {section}
            </button>
          ) : (
            <span>{section}</span>
          )}
        </li>
      ))}
    </ol>
  );
}
