import { ImageOff } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { text } from "#server/texts/en.ts";
import { Button } from "../../../components/ui/button.tsx";
import { Skeleton } from "../../../components/ui/skeleton.tsx";
import { cn } from "../../../lib/class-names.ts";
import { pictureName } from "./picture-name.ts";
import { usePagePictures } from "./use-page-pictures.ts";

const words = text.imports.review;

type Props = {
  importId: string;
  /** Addresses on the page, the likeliest first. */
  choices: readonly string[];
  /** An address of the page, or null for none. */
  value: string | null;
  onChange: (picture: string | null) => void;
  error?: string | undefined;
};

/** Which picture of the page to keep. The server fetches them: this page loads nothing from elsewhere. */
export function ReviewPictures({ importId, choices, value, onChange, error }: Props) {
  const name = useId();
  const [isOpen, setOpen] = useState(false);
  const { pictures } = usePagePictures(importId, choices, isOpen);
  const shown = isOpen ? choices : choices.slice(0, 1);
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold text-note">{words.picture}</legend>
      <div className="mt-2 grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
        {shown.map((address, index) => (
          <Choice
            key={address}
            name={name}
            isChosen={value === address}
            onChoose={() => onChange(address)}
            label={words.pictureNumber(index + 1)}
          >
            <Picture path={pictures[address]} address={address} />
          </Choice>
        ))}
        <Choice
          name={name}
          isChosen={value === null}
          onChoose={() => onChange(null)}
          label={words.pictureNone}
        >
          <span className="grid size-full place-items-center text-soft">
            <ImageOff aria-hidden className="size-6" />
          </span>
        </Choice>
      </div>
      {!isOpen && choices.length > 1 ? (
        <Button size="small" className="mt-3" onClick={() => setOpen(true)}>
          {words.morePictures(choices.length - 1)}
        </Button>
      ) : null}
      {error ? (
        <p role="alert" className="mt-1.5 text-sm text-tomato">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}

function Picture({ path, address }: { path: string | null | undefined; address: string }) {
  if (path === undefined) return <Skeleton className="size-full" />;
  if (path !== null) return <img src={path} alt="" className="size-full object-cover" />;
  return (
    <span className="grid size-full content-center gap-1 p-2 text-center text-sm text-soft">
      {words.pictureFailed}
      <span className="truncate">{pictureName(address)}</span>
    </span>
  );
}

function Choice(props: {
  name: string;
  isChosen: boolean;
  onChoose: () => void;
  label: string;
  children: ReactNode;
}) {
  return (
    <label className="group min-w-0 cursor-pointer">
      <span
        className={cn(
          "block aspect-4/3 overflow-hidden rounded-md bg-sunk outline-offset-2 group-focus-within:outline-2",
          props.isChosen && "ring-3 ring-tomato ring-offset-2 ring-offset-paper",
        )}
      >
        {props.children}
      </span>
      <span className="mt-2 flex items-center gap-2 text-sm">
        <input
          type="radio"
          name={props.name}
          checked={props.isChosen}
          onChange={props.onChoose}
          className="size-4.5 shrink-0"
        />
        <span className={cn(props.isChosen && "font-semibold")}>{props.label}</span>
      </span>
    </label>
  );
}
