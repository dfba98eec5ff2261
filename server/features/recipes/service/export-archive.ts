import { buffer } from "node:stream/consumers";
import { makeZip } from "client-zip";
import { parseImageIdOrNull } from "#server/features/uploads/policy.ts";
import type { ImageStore } from "#server/lib/images.ts";
import { stringifyWithSnakeKeys } from "#server/lib/snake-case-json.ts";
import type { Recipe } from "../schema/recipe.ts";
import { recipeToMarkdown } from "./export-markdown.ts";
import { createFileNameFromTitle } from "./file-name.ts";

type Pieces = { recipes: AsyncIterable<Recipe>; now: Date; images: ImageStore };

/**
 * Writes a zip file without compression. It contains per recipe `recipes/<id>.json` in the form of the REST
 * API with relative picture paths and a readable `markdown/<title>.md`, and all pictures as
 * `images/<id>.webp`. `larder.json` comes last, so that a truncated archive lacks it; it lists pictures that
 * could not be read. Memory holds one recipe and one picture at a time.
 */
export async function* zipRecipes({ recipes, now, images }: Pieces): AsyncGenerator<Uint8Array> {
  // The reader is not cancelled when the download aborts, because client-zip would throw. No file is open
  // then.
  const zip = makeZip(entriesOf()).getReader();
  for (let read = await zip.read(); !read.done; read = await zip.read()) yield read.value;

  async function* entriesOf() {
    const written = new Set<string>();
    const missing = new Set<string>();
    const names = new Map<string, number>();
    let count = 0;
    for await (const recipe of recipes) {
      yield entry(`recipes/${recipe.id}.json`, stringifyWithSnakeKeys(makePicturePathsRelative(recipe)));
      count += 1;
      const markdown = recipeToMarkdown(recipe, (path) => `..${path}`);
      yield entry(
        `markdown/${createUniqueFileName(createFileNameFromTitle(recipe.title), names)}.md`,
        markdown,
      );
      for (const name of listPictureFileNames(recipe)) {
        if (written.has(name) || missing.has(name)) continue;
        const picture = await readPictureOrNull(images, name);
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
    yield entry("larder.json", stringifyWithSnakeKeys(about));
  }

  function entry(name: string, input: string | Uint8Array) {
    return { name, input, lastModified: now };
  }
}

/** Appends the next free number to a name that is already used: the second "soup" becomes "soup-2". */
function createUniqueFileName(name: string, used: Map<string, number>): string {
  let unique = name;
  while (used.has(unique)) {
    const number = (used.get(name) ?? 1) + 1;
    used.set(name, number);
    unique = `${name}-${number}`;
  }
  used.set(unique, 1);
  return unique;
}

/**
 * Reads a picture completely, because a stream would remain open when the download aborts. Null when the file
 * is missing or unreadable.
 */
async function readPictureOrNull(images: ImageStore, name: string): Promise<Buffer | null> {
  try {
    const picture = await images.openImage(name);
    return picture && (await buffer(picture.stream));
  } catch {
    return null;
  }
}

/** File names of the recipe's cover, step pictures and scanned photos. */
function listPictureFileNames({ imagePath, instructions, originalPhotos }: Recipe): string[] {
  const paths = [imagePath, ...instructions.map((step) => step.imagePath), ...originalPhotos];
  return paths.flatMap((path) => {
    const id = path === null ? null : parseImageIdOrNull(path);
    return id === null ? [] : [`${id}.webp`];
  });
}

/** Makes the picture paths relative to the archive: "images/{id}.webp" without the leading slash. */
const makePicturePathsRelative = (recipe: Recipe): Recipe =>
  mapPicturePaths(recipe, (path) => path.replace(/^\//, ""));

/** Applies `change` to the paths of the recipe's cover, step pictures and scanned photos. */
export function mapPicturePaths(recipe: Recipe, change: (path: string) => string): Recipe {
  const changed = <Part extends { imagePath: string | null; imageUrl: string | null }>(part: Part): Part => {
    const path = part.imagePath === null ? null : change(part.imagePath);
    return { ...part, imagePath: path, imageUrl: path };
  };
  return {
    ...changed(recipe),
    instructions: recipe.instructions.map(changed),
    originalPhotos: recipe.originalPhotos.map(change),
  };
}
