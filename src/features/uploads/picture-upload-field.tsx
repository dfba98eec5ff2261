import { CircleAlert, ImagePlus, Trash2 } from "lucide-react";
import { type ReactNode, useId, useRef, useState } from "react";
import { IMAGE_FILES } from "#server/features/uploads/policy.ts";
import { text } from "#server/texts/en.ts";
import { Button } from "../../components/ui/button.tsx";
import { cn } from "../../lib/class-names.ts";
import { moveFocusOnRemoval } from "../../lib/focus-on-removal.ts";
import type { PictureLimit } from "./picture-rules.ts";
import { type UnfinishedUpload, type UploadState, usePictureUpload } from "./use-picture-upload.ts";

const texts = text.recipes.upload;

type Props = {
  /** The label for screen readers, for example "Picture of step 2". */
  label: string;
  /** The path of the uploaded picture, "/images/{id}.webp", or null for none. */
  path: string | null;
  onChange: (path: string | null) => void;
  onBusyChange?: (isBusy: boolean) => void;
  error?: string | undefined;
  hint?: string;
  /** Shown if there is no picture. */
  placeholder?: ReactNode;
  /** Whether the field is for a step: smaller, and in one row. */
  isCompact?: boolean;
  /** Which size limit applies to the shrunk picture. */
  limit?: PictureLimit;
  /** An upload that was not finished when this field was last unmounted; it is continued. */
  unfinished?: UnfinishedUpload | null;
  onUnfinished?: (upload: UnfinishedUpload | null) => void;
};

/** A field that chooses, shrinks and uploads one picture. Files can also be dropped on it. */
export function PictureUploadField(props: Props) {
  const { label, path, onChange, isCompact } = props;
  const input = useRef<HTMLInputElement>(null);
  const noteId = useId();
  const [isOver, setOver] = useState(false);
  const upload = usePictureUpload({
    limit: props.limit ?? "usual",
    onUploaded: onChange,
    onBusyChange: props.onBusyChange,
    unfinished: props.unfinished,
    onUnfinished: props.onUnfinished,
  });
  const problem = upload.state.status === "failed" ? upload.state.problem : props.error;
  const shown = upload.preview ?? path;
  const isEmpty = shown === null;
  // For a step without a picture, the field is only an icon button next to the step's other buttons.
  const isTool = isCompact && isEmpty && upload.state.status === "idle" && problem === undefined;

  return (
    <fieldset
      aria-label={label}
      aria-describedby={noteId}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        if (event.dataTransfer.files.length > 0) upload.choose(event.dataTransfer.files);
      }}
      className={cn(
        "min-w-0",
        isCompact
          ? cn("flex flex-wrap items-center gap-3", isTool && "line-picture-tool")
          : "grid gap-x-5 gap-y-3 sm:grid-cols-[15rem_1fr] lg:grid-cols-1",
      )}
    >
      {isEmpty && isCompact ? null : (
        <div
          className={cn(
            "relative overflow-hidden rounded-card bg-sunk",
            isCompact ? "h-18 w-24 rounded-md" : "aspect-4/3",
            isOver && "outline-2 outline-tomato outline-offset-2",
          )}
        >
          {isEmpty ? (
            props.placeholder
          ) : (
            <img src={previewUrlOfPicture(shown)} alt="" className="size-full object-cover" />
          )}
          <UploadProgressBar state={upload.state} label={label} />
        </div>
      )}
      <div className={cn("grid content-center gap-2", isCompact && "min-w-0 grow")}>
        <PictureUploadButtons
          label={label}
          isCompact={isCompact ?? false}
          isEmpty={isEmpty}
          isWrong={problem !== undefined}
          noteId={noteId}
          state={upload.state}
          onChoose={() => input.current?.click()}
          onRetry={upload.retry}
          onRemove={() => {
            upload.clear();
            onChange(null);
          }}
        />
        <p id={noteId} aria-live="polite" className={cn("text-sm", !problem && "text-soft")}>
          {problem ? (
            <span className="flex gap-1.5 text-tomato">
              <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
              {problem}
            </span>
          ) : (
            (uploadStatusTextOrNull(upload.state) ?? props.hint)
          )}
        </p>
      </div>
      <input
        ref={input}
        type="file"
        accept={IMAGE_FILES}
        tabIndex={-1}
        aria-hidden
        className="hidden"
        onChange={(event) => {
          if (event.target.files && event.target.files.length > 0) upload.choose(event.target.files);
          // With an empty value, choosing the same file again is a change.
          event.target.value = "";
        }}
      />
    </fieldset>
  );
}

type Buttons = {
  label: string;
  isCompact: boolean;
  isEmpty: boolean;
  isWrong: boolean;
  /** The element id of the note about the picture. */
  noteId: string;
  state: UploadState;
  onChoose: () => void;
  onRetry: () => void;
  onRemove: () => void;
};

function PictureUploadButtons({ label, isCompact, isEmpty, isWrong, noteId, state, ...on }: Buttons) {
  const choose = isCompact ? texts.addToStep : texts.choose;
  const size = isCompact ? "small" : "normal";
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        size={size}
        variant={isCompact ? "plain" : "quiet"}
        aria-label={`${isEmpty ? choose : texts.replace}: ${label}`}
        aria-invalid={isWrong ? true : undefined}
        aria-describedby={noteId}
        onClick={on.onChoose}
      >
        <ImagePlus aria-hidden />
        <span className="picture-word">{isEmpty ? choose : texts.replace}</span>
      </Button>
      {isEmpty && state.status === "idle" ? null : (
        <Button
          ref={moveFocusOnRemoval}
          variant="plain"
          size={size}
          aria-label={`${texts.remove}: ${label}`}
          onClick={on.onRemove}
        >
          <Trash2 aria-hidden />
          {texts.remove}
        </Button>
      )}
      {state.status === "failed" && state.canRetry ? (
        <Button ref={moveFocusOnRemoval} size={size} onClick={on.onRetry}>
          {texts.tryAgain}
        </Button>
      ) : null}
    </div>
  );
}

function UploadProgressBar({ state, label }: { state: UploadState; label: string }) {
  if (state.status !== "uploading" && state.status !== "preparing") return null;
  const percent = state.status === "uploading" ? state.percent : 0;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className="absolute inset-x-2 bottom-2 h-1.5 overflow-hidden rounded-full bg-surface"
    >
      <div className="h-full bg-tomato transition-[width]" style={{ width: `${percent}%` }} />
    </div>
  );
}

function uploadStatusTextOrNull(state: UploadState): string | null {
  if (state.status === "preparing") return texts.preparing;
  return state.status === "uploading" ? texts.uploading(state.percent) : null;
}

function previewUrlOfPicture(address: string): string {
  return address.replace(/^(\/images\/[\w-]+)\.webp$/, "$1_640.webp");
}
