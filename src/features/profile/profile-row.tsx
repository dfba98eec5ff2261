import type { ReactNode } from "react";

/** One thing that can be done: what it is about, a button, and what opens `below`. */
export function ProfileRow(props: {
  title: string;
  note: ReactNode;
  children: ReactNode;
  below?: ReactNode;
}) {
  return (
    <section className="profile-row">
      <div className="profile-row-words">
        <div>
          <h3 className="profile-row-title">{props.title}</h3>
          <div className="profile-note">{props.note}</div>
        </div>
        {props.children}
      </div>
      {props.below}
    </section>
  );
}
