/** How to do by hand what cannot be done here, in a few steps. */
export function NumberedHelp(props: { title: string; steps: readonly string[] }) {
  return (
    <section aria-label={props.title} className="rounded-card bg-sunk p-5">
      <h2 className="text-lg">{props.title}</h2>
      <ol className="mt-3 grid gap-2">
        {props.steps.map((step, index) => (
          <li key={step} className="grid grid-cols-[1.5rem_1fr] text-note">
            <span aria-hidden className="title text-tomato">
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
    </section>
  );
}
