import { buffer } from "node:stream/consumers";
import { makeZip } from "client-zip";
import { parseImageIdOrNull } from "#server/features/uploads/policy.ts";
import type { ImageStore } from "#server/lib/images.ts";
import { stringifyWithSnakeKeys } from "#server/lib/snake-case-json.ts";
import type { Recipe } from "../schema/recipe.ts";
import { recipeToMarkdown } from "./export-markdown.ts";
import { fileNameOf } from "./file-name.ts";

type Pieces = { recipes: AsyncIterable<Recipe>; now: Date; images: ImageStore };

/**
 * A zip without compression: `recipes/<id>.json` like REST with relative picture paths, `markdown/<title>.md` to read,
 * `images/<id>.webp`, and `larder.json` last, so that a truncated archive has none; it names missing or unreadable pictures. Holds one recipe
 * and one picture in memory.
 */
export async function* zipRecipes({ recipes, now, images }: Pieces): AsyncGenerator<Uint8Array> {
  // Not cancelled when the download breaks off: the library would throw, and nothing is open.
  const zip = makeZip(entriesOf()).getReader();
  for (let read = await zip.read(); !read.done; read = await zip.read()) yield read.value;

  async function* entriesOf() {
    const written = new Set<string>();
    const missing = new Set<string>();
    const names = new Map<string, number>();
    let count = 0;
    for await (const recipe of recipes) {
      yield entry(`recipes/${recipe.id}.json`, stringifyWithSnakeKeys(withRelativePaths(recipe)));
      count += 1;
      const markdown = recipeToMarkdown(recipe, (path) => `..${path}`);
      yield entry(`markdown/${uniqueName(fileNameOf(recipe.title), names)}.md`, markdown);
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
    yield entry("larder.json", stringifyWithSnakeKeys(about));
  }

  function entry(name: string, input: string | Uint8Array) {
    return { name, input, lastModified: now };
  }
}

/** The name, or with the next free number: "soup", "soup-2". */
function uniqueName(name: string, used: Map<string, number>): string {
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
 * Reads the complete file: a stream would stay open when the download breaks off. Null when the file is missing or
 * unreadable.
 */
async function readPicture(images: ImageStore, name: string): Promise<Buffer | null> {
  try {
    const picture = await images.openImage(name);
    return picture && (await buffer(picture.stream));
  } catch {
    return null;
  }
}

/** Files of a recipe: its picture, those of its steps, and its scanned photos. */
function picturesOf({ imagePath, instructions, originalPhotos }: Recipe): string[] {
  const paths = [imagePath, ...instructions.map((step) => step.imagePath), ...originalPhotos];
  return paths.flatMap((path) => {
    const id = path === null ? null : parseImageIdOrNull(path);
    return id === null ? [] : [`${id}.webp`];
  });
}

/** /images/{id}.webp -> images/{id}.webp */
const withRelativePaths = (recipe: Recipe): Recipe =>
  withPicturePaths(recipe, (path) => path.replace(/^\//, ""));

/** A recipe whose picture paths are changed: its own, those of its steps and of its scanned photos. */
export function withPicturePaths(recipe: Recipe, change: (path: string) => string): Recipe {
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
