import { ExternalLink } from "lucide-react";
import { useId } from "react";
import { text } from "#server/texts/en.ts";
import { cn } from "../../lib/class-names.ts";
import { pictureName } from "./picture-name.ts";

const words = text.imports.review;

type Props = {
  choices: readonly string[];
  value: string | null;
  onChange: (picture: string | null) => void;
  error?: string | undefined;
};

/**
 * Which picture of the page to keep. They are named and not shown: this page fetches nothing from elsewhere, and the
 * server copies only the chosen one when the recipe is saved.
 */
export function ReviewPictures({ choices, value, onChange, error }: Props) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold text-note">{words.picture}</legend>
      <p className="mt-1 mb-2 text-sm text-soft">{words.pictureHint}</p>
      <div className="grid grid-cols-1">
        {choices.map((picture, index) => (
          <div key={picture} className="flex items-center gap-2 border-line border-b">
            <Choice
              name={name}
              isChosen={value === picture}
              onChoose={() => onChange(picture)}
              label={`${words.pictureNumber(index + 1)}`}
              note={pictureName(picture)}
            />
            <a
              href={picture}
              target="_blank"
              rel="noopener noreferrer nofollow"
              aria-label={words.openPicture(index + 1)}
              className="grid size-11 shrink-0 place-items-center rounded-full text-soft hover:bg-sunk hover:text-ink"
            >
              <ExternalLink aria-hidden className="size-4.5" />
            </a>
          </div>
        ))}
        <Choice
          name={name}
          isChosen={value === null}
          onChoose={() => onChange(null)}
          label={words.pictureNone}
          note=""
        />
      </div>
      {error ? (
        <p role="alert" className="mt-1.5 text-sm text-tomato">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}

function Choice(props: {
  name: string;
  isChosen: boolean;
  onChoose: () => void;
  label: string;
  note: string;
}) {
  return (
    <label className="flex min-h-12 min-w-0 grow items-center gap-3 py-1.5">
      <input
        type="radio"
        name={props.name}
        checked={props.isChosen}
        onChange={props.onChoose}
        className="size-5 shrink-0"
      />
      <span className="min-w-0">
        <span className={cn("block", props.isChosen && "font-semibold")}>{props.label}</span>
        {props.note === "" ? null : <span className="block truncate text-sm text-soft">{props.note}</span>}
      </span>
    </label>
  );
}
