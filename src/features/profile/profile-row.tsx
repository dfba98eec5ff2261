import type { ReactNode } from "react";

/** One thing that can be done: what it is about, a button, and what opens `below`. */
export function ProfileRow(props: { title: string; note: string; children: ReactNode; below?: ReactNode }) {
  return (
    <section className="profile-row">
      <div className="profile-row-words">
        <div>
          <h3 className="profile-row-title">{props.title}</h3>
          <p className="profile-note">{props.note}</p>
        </div>
        {props.children}
      </div>
      {props.below}
    </section>
  );
}
