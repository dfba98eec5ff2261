import type { ReactNode } from "react";

/** A row of the profile: title, note and a button (`children`). `below` is the form that the button opens. */
export function ProfileRow(props: {
  title: string;
  note: ReactNode;
  children: ReactNode;
  below?: ReactNode;
}) {
  return (
    <section className="border-line border-b py-3.5">
      <div className="profile-row-words">
        <div>
          <h3 className="font-sans font-semibold text-base leading-normal tracking-normal">{props.title}</h3>
          <div className="profile-note">{props.note}</div>
        </div>
        {props.children}
      </div>
      {props.below}
    </section>
  );
}
