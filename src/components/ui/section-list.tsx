import "./section-list.css";

type Props = {
  label: string;
  sections: readonly string[];
  /** Where one is, from 0. */
  current: number;
  onGo: (section: number) => void;
  canGo: (section: number) => boolean;
};

/** The parts of one long page, to be gone to. Also the present one can be: one may have scrolled away from it. */
export function SectionList({ label, sections, current, onGo, canGo }: Props) {
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
