import { Trash2 } from "lucide-react";
import { text } from "#server/texts/en.ts";
import { Badge } from "../../../components/ui/badge.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { NativeSelect } from "../../../components/ui/native-select.tsx";
import { useObjectUrlOrNull } from "../../../components/ui/use-object-url-or-null.ts";
import { formatShareAsPercent, isGoodConfidence } from "../confidence.ts";

const texts = text.scans.review;

/** How the recipe uses a picture: as its cover, at the step with a row key, or not at all. */
export type ImagePlace = "none" | "cover" | `step:${string}`;

export type FoodImage = { index: number; picture: Blob; confidence: number; place: ImagePlace };

type Props = {
  images: readonly FoodImage[];
  steps: readonly string[];
  onPlace: (index: number, place: ImagePlace) => void;
  onRemove: (index: number) => void;
};

/** The pictures of food on the scanned page, each with a choice of its place in the recipe. */
export function FoodImageSection({ images, ...rest }: Props) {
  if (images.length === 0) return null;
  return (
    <section aria-labelledby="scan-images">
      <h3 id="scan-images" className="text-xl">
        {texts.foodImages}
      </h3>
      <p className="mt-1 text-note text-soft">{texts.foodImagesHint}</p>
      <ul className="scan-dishes mt-4 grid gap-x-4 gap-y-6">
        {images.map((image) => (
          <FoodImageCard key={image.index} image={image} {...rest} />
        ))}
      </ul>
    </section>
  );
}

function FoodImageCard({ image, steps, onPlace, onRemove }: Omit<Props, "images"> & { image: FoodImage }) {
  const address = useObjectUrlOrNull(image.picture);
  const name = texts.image(image.index + 1);
  return (
    <li className="grid min-w-0 content-start gap-2">
      <div className="relative aspect-4/3 overflow-hidden rounded-md bg-sunk">
        {address ? <img src={address} alt={name} className="size-full object-cover" /> : null}
      </div>
      <Badge tone={isGoodConfidence(image.confidence) ? "herb" : "amber"} className="justify-self-start">
        {texts.sure(formatShareAsPercent(image.confidence))}
      </Badge>
      <div className="flex items-center gap-1">
        <NativeSelect
          aria-label={texts.assign(name)}
          value={image.place}
          onChange={(event) => onPlace(image.index, event.target.value as ImagePlace)}
          className="min-w-0 grow"
        >
          <option value="none">{texts.unassigned}</option>
          <option value="cover">{texts.cover}</option>
          {steps.map((key, stepIndex) => (
            <option key={key} value={`step:${key}`}>
              {texts.step(stepIndex + 1)}
            </option>
          ))}
        </NativeSelect>
        <Button
          size="icon"
          variant="plain"
          aria-label={texts.removeImage(name)}
          onClick={() => onRemove(image.index)}
          className="text-soft"
        >
          <Trash2 aria-hidden />
        </Button>
      </div>
    </li>
  );
}
