import { CircleAlert, ImageOff } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { text } from "#server/texts/en.ts";
import { LazyDishPicture } from "../../../components/lazy-dish-picture.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { Skeleton } from "../../../components/ui/skeleton.tsx";
import { cn } from "../../../lib/class-names.ts";
import { trpc } from "../../../lib/trpc.ts";
import type { RecipeValues } from "../../recipe-editor/form-values.ts";
import { createPictureLabelFromUrl } from "./picture-name-from-url.ts";

const texts = text.imports.review;

type Props = {
  importId: string;
  /** Addresses of pictures on the imported page, the likeliest first. */
  choices: readonly string[];
  /** `values.picture` is one of `choices`, or null for none. */
  values: RecipeValues;
  onChange: (picture: string | null) => void;
  error?: string | undefined;
};

/**
 * The recipe's picture, and the page's other pictures to choose from. The server fetches them, because the
 * client loads nothing from other hosts.
 */
export function ImportPictureChooser({ importId, choices, values, onChange, error }: Props) {
  const name = useId();
  const [isOpen, setOpen] = useState(false);
  const { picture } = values;
  const shown = isOpen ? choices : choices.slice(0, 1);
  const pictures = useFetchedPagePictures(importId, [
    ...shown,
    ...choices.filter((choice) => choice === picture),
  ]);
  const path = picture === null ? null : pictures[picture];
  const lost = choices.filter((choice) => pictures[choice] === null);
  const next =
    path === null && picture !== null ? choices.find((choice) => !lost.includes(choice)) : undefined;
  const latest = useRef(onChange);
  latest.current = onChange;
  // If the server cannot fetch the chosen picture, the next one of the page is chosen.
  useEffect(() => {
    if (next !== undefined) latest.current(next);
  }, [next]);
  return (
    <div className="min-w-0 md:order-2">
      <div className="as-recipe-picture overflow-hidden rounded-hero bg-sunk">
        {path === undefined ? null : (
          <LazyDishPicture
            title={values.title}
            tags={values.tags}
            cuisine={values.cuisine || null}
            src={path}
            sizes="24rem"
          />
        )}
      </div>
      {choices.length === 0 ? null : (
        <fieldset className="mt-3 min-w-0">
          <legend className="sr-only">{texts.picture}</legend>
          <div className="flex flex-wrap items-center gap-3">
            {shown.map((address, index) => (
              <PictureChoiceButton
                key={address}
                name={name}
                isChosen={picture === address}
                isLost={pictures[address] === null}
                onChoose={() => onChange(address)}
                label={texts.pictureNumber(index + 1)}
              >
                <PictureOrSkeletonOrName path={pictures[address]} address={address} />
              </PictureChoiceButton>
            ))}
            <PictureChoiceButton
              name={name}
              isChosen={picture === null}
              onChoose={() => onChange(null)}
              label={texts.pictureNone}
            >
              <span className="grid size-full place-items-center text-soft">
                <ImageOff aria-hidden className="size-5" />
              </span>
            </PictureChoiceButton>
            {!isOpen && choices.length > 1 ? (
              <Button size="small" variant="plain" onClick={() => setOpen(true)}>
                {texts.morePictures(choices.length - 1)}
              </Button>
            ) : null}
          </div>
        </fieldset>
      )}
      {lost.length > 0 ? (
        <p role="status" className="wrap-anywhere mt-1.5 text-sm text-soft">
          {texts.lostPictures(lost.map(createPictureLabelFromUrl))}
        </p>
      ) : null}
      {error ? (
        <p role="alert" className="mt-1.5 flex gap-1.5 text-sm text-tomato">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      ) : null}
    </div>
  );
}

function PictureOrSkeletonOrName({ path, address }: { path: string | null | undefined; address: string }) {
  if (path === undefined) return <Skeleton className="size-full" />;
  if (path !== null) return <img src={path} alt="" className="size-full object-cover" />;
  return (
    <span
      title={createPictureLabelFromUrl(address)}
      className="grid size-full place-items-center p-1 text-center text-soft text-xs"
    >
      {texts.pictureFailed}
    </span>
  );
}

function PictureChoiceButton(props: {
  name: string;
  isChosen: boolean;
  isLost?: boolean;
  onChoose: () => void;
  label: string;
  children: ReactNode;
}) {
  return (
    <label title={props.label} className={cn("relative size-14", !props.isLost && "cursor-pointer")}>
      <input
        type="radio"
        name={props.name}
        aria-label={props.label}
        checked={props.isChosen}
        disabled={props.isLost}
        onChange={props.onChoose}
        className="peer absolute inset-0 size-full cursor-[inherit] opacity-0"
      />
      <span
        className={cn(
          "block size-full overflow-hidden rounded-md bg-sunk outline-offset-2 outline-ink peer-focus-visible:outline-2",
          props.isChosen && "ring-2 ring-tomato ring-offset-2 ring-offset-paper",
        )}
      >
        {props.children}
      </span>
    </label>
  );
}

/** Local path by address of the picture; null if the fetch failed, missing while it is not fetched. */
type PagePictures = Readonly<Record<string, string | null>>;

/** Asks the server to fetch pictures of a page, one after the other. */
function useFetchedPagePictures(importId: string, addresses: readonly string[]): PagePictures {
  const [pictures, setPictures] = useState<PagePictures>({});
  const fetchPicture = trpc.imports.fetchPicture.useMutation();
  const { mutateAsync } = fetchPicture;
  const next = addresses.find((address) => !Object.hasOwn(pictures, address));

  useEffect(() => {
    if (next === undefined) return;
    let isActive = true;
    const settle = (path: string | null) => {
      if (isActive) setPictures((before) => ({ ...before, [next]: path }));
    };
    if (next.startsWith("/images/")) settle(next);
    else
      mutateAsync({ importId, address: next }).then(
        ({ path }) => settle(path),
        () => settle(null),
      );
    return () => {
      isActive = false;
    };
  }, [importId, next, mutateAsync]);

  return pictures;
}
