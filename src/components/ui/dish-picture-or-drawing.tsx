import { type CSSProperties, useState } from "react";
import { drawDishSvg } from "#server/engines/illustrations/illustrations.ts";
import { cn } from "../../lib/class-names.ts";
import { createPictureSrcSet, type PictureSize, widenPictureSizes } from "./picture-srcset.ts";

type Dish = { title: string; tags?: readonly string[]; cuisine?: string | null };

type Props = Dish &
  PictureSize & {
    /** The photo's address. Without one, or if it fails to load, a drawing that suits the title is shown. */
    src?: string | null | undefined;
    /** The photo's alternative text; "" if the title is next to it. */
    alt?: string;
    /** The displayed width, from which the browser chooses a file size. */
    sizes?: string;
    /** Whether the picture is visible at first, so that it loads eagerly. */
    isPriority?: boolean;
    className?: string;
    style?: CSSProperties;
  };

/** The picture of a dish. It fills its box, whose ratio and corners `className` sets. */
export function DishPictureOrDrawing({
  src,
  alt = "",
  sizes,
  imageWidth,
  imageHeight,
  isPriority,
  className,
  style,
  ...dish
}: Props) {
  const [broken, setBroken] = useState<string | null>(null);
  const classes = cn("block size-full bg-sunk object-cover", className);
  if (src && src !== broken) {
    return (
      <img
        src={src}
        srcSet={createPictureSrcSet(src, { imageWidth })}
        sizes={sizes && widenPictureSizes(sizes, { imageWidth, imageHeight })}
        alt={alt}
        loading={isPriority ? "eager" : "lazy"}
        decoding="async"
        onError={() => setBroken(src)}
        className={classes}
        style={style}
      />
    );
  }
  return <img src={createDishDrawingUrl(dish)} alt="" aria-hidden className={classes} style={style} />;
}

const drawings = new Map<string, string>();
const MAX_DRAWINGS = 400;

function createDishDrawingUrl({ title, tags = [], cuisine = null }: Dish): string {
  const key = JSON.stringify([title, tags, cuisine]);
  const known = drawings.get(key);
  if (known) return known;
  const address = `data:image/svg+xml,${encodeURIComponent(drawDishSvg({ title, tags: [...tags], cuisine }))}`;
  if (drawings.size >= MAX_DRAWINGS) drawings.clear();
  drawings.set(key, address);
  return address;
}
