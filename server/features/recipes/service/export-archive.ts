import { buffer } from "node:stream/consumers";
import { makeZip } from "client-zip";
import { imageIdOf } from "#server/features/uploads/policy.ts";
import type { ImageStore } from "#server/lib/images.ts";
import { snakeCaseJson } from "#server/lib/snake-case-json.ts";
import type { Recipe } from "../schema/recipe.ts";

type Pieces = { recipes: AsyncIterable<Recipe>; now: Date; images: ImageStore };

/**
 * Recipes and their pictures as a zip, stored without compression: `recipes/<id>.json` as REST answers a recipe, with
 * paths of pictures relative to the archive; `images/<id>.webp`; and `larder.json` last, so that an archive that breaks
 * off has none; it names the pictures whose file is lost or cannot be read. A recipe and a picture are in memory at a time.
 */
export async function* zipArchive({ recipes, now, images }: Pieces): AsyncGenerator<Uint8Array> {
  // Not cancelled where the download breaks off: the library would throw, and nothing is open.
  const zip = makeZip(entriesOf()).getReader();
  for (let read = await zip.read(); !read.done; read = await zip.read()) yield read.value;

  async function* entriesOf() {
    const written = new Set<string>();
    const missing = new Set<string>();
    let count = 0;
    for await (const recipe of recipes) {
      yield entry(`recipes/${recipe.id}.json`, snakeCaseJson(withRelativePaths(recipe)));
      count += 1;
      for (const name of picturesOf(recipe)) {
        if (written.has(name) || missing.has(name)) continue;
        const picture = await readPicture(images, name);
        (picture ? written : missing).add(name);
        if (picture) yield entry(`images/${name}`, picture);
      }
    }
    const about = {
      format: "larder-archive",
      version: 1,
      exportedAt: now.toISOString(),
      counts: { recipes: count, images: written.size },
      missingImages: [...missing].map((name) => `images/${name}`),
    };
    yield entry("larder.json", snakeCaseJson(about));
  }

  function entry(name: string, input: string | Uint8Array) {
    return { name, input, lastModified: now };
  }
}

/** Whole: a stream of the file would stay open where the download is broken off. Null where there is no file to read. */
async function readPicture(images: ImageStore, name: string): Promise<Buffer | null> {
  try {
    const picture = await images.openImage(name);
    return picture && (await buffer(picture.stream));
  } catch {
    return null;
  }
}

/** File names of a recipe's pictures: its own, those of its steps, and the photos that it was scanned from. */
function picturesOf({ imagePath, instructions, originalPhotos }: Recipe): string[] {
  const paths = [imagePath, ...instructions.map((step) => step.imagePath), ...originalPhotos];
  return paths.flatMap((path) => {
    const id = path === null ? null : imageIdOf(path);
    return id === null ? [] : [`${id}.webp`];
  });
}

function withRelativePaths(recipe: Recipe): Recipe {
  return {
    ...withRelativeImage(recipe),
    instructions: recipe.instructions.map(withRelativeImage),
    originalPhotos: recipe.originalPhotos.map(relative),
  };
}

function withRelativeImage<Part extends { imagePath: string | null; imageUrl: string | null }>(
  part: Part,
): Part {
  const path = part.imagePath === null ? null : relative(part.imagePath);
  return { ...part, imagePath: path, imageUrl: path };
}

/** /images/{id}.webp -> images/{id}.webp */
function relative(path: string): string {
  return path.replace(/^\//, "");
}
