import { text } from "#server/texts/en.ts";

const lines = ["w-24", "w-36", "w-28"];

/** Where ingredients and steps will stand, before one is written: bare rules and no recipe of anybody's. */
export function LinesToCome() {
  return (
    <>
      <ul>
        {lines.map((width) => (
          <li
            key={width}
            className="grid grid-cols-[4.5rem_1fr] items-center gap-4 border-line border-b py-3 first:border-t"
          >
            <span className="ml-auto h-2.5 w-10 rounded-full bg-sunk" />
            <span className={`h-2.5 rounded-full bg-sunk ${width}`} />
          </li>
        ))}
      </ul>
      <p className="text-soft">{text.recipes.form.linesToCome}</p>
    </>
  );
}
