import { Eye, EyeOff, Maximize2, Minimize2, ZoomIn, ZoomOut } from "lucide-react";
import { useEffect, useEffectEvent, useId, useMemo, useRef, useState } from "react";
import type { ScanAnswer } from "#server/features/scans/schema.ts";
import { text } from "#server/texts/en.ts";
import { Button } from "../../../components/ui/button.tsx";
import { SegmentedControl } from "../../../components/ui/segmented-control.tsx";
import { useObjectUrlOrNull } from "../../../components/ui/use-object-url-or-null.ts";
import { cn } from "../../../lib/class-names.ts";
import { useMediaQueryMatches } from "../../../lib/use-media.ts";
import { jpegBlobFromBase64 } from "../base64.ts";
import { PhotoLineButtons } from "./photo-line-buttons.tsx";

const texts = text.scans.review;
const zooms = [1, 1.5, 2, 3];

type Props = {
  answer: ScanAnswer;
  highlighted: readonly number[];
  uncertain: ReadonlySet<number>;
  onLine: (index: number) => void;
  /** Scrolls to the field that has the focus. */
  onShowField: () => void;
};

/**
 * The photo next to the form. It highlights the line of the focused field; a press on a line focuses its
 * field.
 */
export function ReviewPhotoPane({ answer, highlighted, uncertain, onLine, onShowField }: Props) {
  const pages = useMemo(() => [answer.pageImage, ...answer.morePageImages].map(jpegBlobFromBase64), [answer]);
  const isAbove = useMediaQueryMatches("(width < 48rem)");
  const first = highlighted[0] === undefined ? undefined : answer.lines[highlighted[0]];
  // On narrow screens the photo is above the form; it is zoomed while a line is highlighted.
  const pane = usePhotoPaneState(isAbove && first ? 1 : 0);
  const { page, setPage, zoom, isLarge, setLarge, isShown } = pane;
  const [size, setSize] = useState<{ width: number; height: number } | null>(null);
  const address = useObjectUrlOrNull(pages[page] ?? null);
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const scale = zooms[zoom] ?? 1;
  // Below a large photo the focused field must stay visible.
  const showsField = isLarge && isAbove && first !== undefined;

  useEffect(() => {
    if (!first) return;
    setPage(first.page);
    setLarge(false);
  }, [first, setPage, setLarge]);

  const showField = useEffectEvent(onShowField);
  // Centres the highlighted line. If it is wider than the pane, its start is shown.
  useEffect(() => {
    const seen = scroller.current;
    if (!seen || !size || !first || first.page !== page || !isShown) return;
    const unit = (seen.clientWidth * scale) / size.width;
    const { x, y, width, height } = first.box;
    const left =
      width * unit > seen.clientWidth ? x * unit - 12 : (x + width / 2) * unit - seen.clientWidth / 2;
    seen.scrollTo({ left, top: (y + height / 2) * unit - seen.clientHeight / 2 });
    if (showsField) showField();
  }, [first, page, size, scale, isShown, showsField]);

  return (
    <section aria-label={texts.photo} className="scan-pane z-20 flex flex-col gap-1 bg-surface">
      <PhotoPaneTools id={id} pages={pages.length} pane={pane} />
      <div
        id={id}
        ref={scroller}
        className={cn(
          "scan-pane-view rounded-card border border-line bg-sunk",
          isLarge && "is-large",
          showsField && "is-beside",
          !isShown && "is-hidden",
        )}
      >
        <div className="relative" style={{ width: `${scale * 100}%` }}>
          {address ? (
            <img
              src={address}
              alt=""
              onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
                setSize({ width: naturalWidth, height: naturalHeight })
              }
              className="block w-full"
            />
          ) : null}
          {isAbove ? (
            <button
              type="button"
              tabIndex={-1}
              aria-hidden
              className="scan-paper absolute inset-0"
              // Keeps the focus in the form's field, so that a phone's keyboard stays open.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => setLarge(!isLarge)}
            />
          ) : null}
          {size && address ? (
            <PhotoLineButtons
              lines={answer.lines}
              page={page}
              size={size}
              highlighted={highlighted}
              uncertain={uncertain}
              onLine={onLine}
            />
          ) : null}
        </div>
      </div>
    </section>
  );
}

/** The state of the photo pane. `usualZoom` applies until the member changes the zoom. */
function usePhotoPaneState(usualZoom: number) {
  const [page, setPage] = useState(0);
  const [zoom, setZoom] = useState<number | null>(null);
  const [isLarge, setLarge] = useState(false);
  const [isShown, setShown] = useState(true);
  return { page, setPage, zoom: zoom ?? usualZoom, setZoom, isLarge, setLarge, isShown, setShown };
}

const tool = { size: "icon", variant: "plain" } as const;

function PhotoPaneTools({
  id,
  pages,
  pane,
}: {
  id: string;
  pages: number;
  pane: ReturnType<typeof usePhotoPaneState>;
}) {
  const { page, setPage, zoom, setZoom, isLarge, setLarge, isShown, setShown } = pane;
  const toggleLabel = isShown ? texts.hidePhoto : texts.showPhoto;
  // Next to page numbers, the button has no space for its text.
  const isIconOnly = isShown && pages > 1;
  const toggle = (
    <Button
      size={isIconOnly ? "icon" : "small"}
      variant="plain"
      aria-expanded={isShown}
      aria-controls={id}
      aria-label={toggleLabel}
      className="scan-toggle"
      onClick={() => setShown(!isShown)}
    >
      {isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
      {isIconOnly ? null : toggleLabel}
    </Button>
  );

  return (
    <div className="flex flex-wrap items-center gap-1">
      {pages > 1 && isShown ? (
        <SegmentedControl
          label={texts.photoPages}
          value={String(page)}
          onChange={(next) => setPage(Number(next))}
          options={Array.from({ length: pages }, (_, index) => ({
            value: String(index),
            label: String(index + 1),
          }))}
        />
      ) : null}
      {isShown ? (
        <>
          <Button
            {...tool}
            aria-label={texts.zoomOut}
            disabled={zoom === 0}
            onClick={() => setZoom(zoom - 1)}
          >
            <ZoomOut aria-hidden />
          </Button>
          <Button
            {...tool}
            aria-label={texts.zoomIn}
            disabled={zoom === zooms.length - 1}
            onClick={() => setZoom(zoom + 1)}
          >
            <ZoomIn aria-hidden />
          </Button>
          <Button
            {...tool}
            aria-label={isLarge ? texts.smallPhoto : texts.largePhoto}
            className="scan-toggle"
            onClick={() => setLarge(!isLarge)}
          >
            {isLarge ? <Minimize2 aria-hidden /> : <Maximize2 aria-hidden />}
          </Button>
          <p className="hidden text-sm text-soft lg:block">{texts.linesHint}</p>
        </>
      ) : null}
      <span className="ml-auto">{toggle}</span>
    </div>
  );
}
