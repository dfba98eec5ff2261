import "./section-nav-list.css";

type Props = {
  label: string;
  sections: readonly string[];
  /** Index of the current section, from 0. */
  current: number;
  onGo: (section: number) => void;
  canGo: (section: number) => boolean;
};

/**
 * Links to the sections of a long page. The current one is a link too, because its start may be scrolled
 * away.
 */
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
