import { eraseInkOfNeighbourLines } from "./cut-neighbours.ts";
import type { Blob, InkRegion } from "./ink.ts";

/**
 * The smallest part of a glyph that is examined: blobs above each other, or a vertical slice of a wide blob
 * (`cut`).
 */
export type Atom = { blobs: number[]; x0: number; x1: number; y0: number; y1: number; cut: boolean };

/** Adjacent atoms that may form one glyph; `from` and `to` are inclusive indexes. */
export type Span = { from: number; to: number; x0: number; x1: number; y0: number; y1: number };

const MAX_ATOMS_IN_SPAN = 5;

/**
 * Groups the ink of a region into atoms from left to right. `core` is the height range of the line. Ink
 * outside of it belongs to other lines and is erased from `region`. `xHeight` in pixels.
 */
export function groupInkIntoAtoms(
  region: InkRegion,
  core: { top: number; bottom: number },
  xHeight: number,
): Atom[] {
  eraseInkOfNeighbourLines(region, core, xHeight);
  const own = region.blobs.filter((blob) => isOwn(blob, region, core, xHeight));
  own.sort((a, b) => a.x0 - b.x0 || a.id - b.id);
  const groups: Atom[] = [];
  for (const blob of own) {
    const last = groups.at(-1);
    const overlap = last === undefined ? 0 : Math.min(last.x1, blob.x1) - blob.x0;
    if (last !== undefined && overlap > 0.5 * Math.min(last.x1 - last.x0, blob.x1 - blob.x0)) {
      last.blobs.push(blob.id);
      last.x1 = Math.max(last.x1, blob.x1);
      last.y0 = Math.min(last.y0, blob.y0);
      last.y1 = Math.max(last.y1, blob.y1);
    } else {
      groups.push({ blobs: [blob.id], x0: blob.x0, x1: blob.x1, y0: blob.y0, y1: blob.y1, cut: false });
    }
  }
  return groups.flatMap((atom) =>
    atom.x1 - atom.x0 > 1.25 * xHeight ? cutAtom(region, atom, xHeight) : [atom],
  );
}

function isOwn(
  blob: Blob,
  region: InkRegion,
  core: { top: number; bottom: number },
  xHeight: number,
): boolean {
  const height = blob.y1 - blob.y0;
  const width = blob.x1 - blob.x0;
  if (blob.area < 0.012 * xHeight * xHeight || blob.x1 <= blob.x0) return false;
  if (width > 6 * xHeight && height < 0.3 * xHeight) return false;
  if (blob.y1 < core.top + 0.2 * xHeight || blob.y0 > core.bottom) return false;
  const cutOff = blob.y0 === 0 || blob.y1 === region.height;
  const half = (core.top + core.bottom) / 2;
  return !cutOff || (blob.y1 > half && blob.y0 < half);
}

/** Cuts a wide atom into slices at up to three columns with the least ink. */
function cutAtom(region: InkRegion, atom: Atom, xHeight: number): Atom[] {
  const profile = new Float32Array(atom.x1 - atom.x0);
  const names = new Set(atom.blobs);
  for (let y = atom.y0; y < atom.y1; y += 1)
    for (let x = atom.x0; x < atom.x1; x += 1) {
      const pixel = y * region.width + x;
      if (names.has(region.labels[pixel]!)) profile[x - atom.x0]! += region.paper - region.grey[pixel]!;
    }
  const radius = Math.max(2, Math.round(0.35 * xHeight));
  const valleys: { index: number; depth: number }[] = [];
  for (let i = radius; i < profile.length - radius; i += 1) {
    const here = profile[i]!;
    let left = 0;
    let right = 0;
    let lowest = true;
    for (let k = 1; k <= radius; k += 1) {
      left = Math.max(left, profile[i - k]!);
      right = Math.max(right, profile[i + k]!);
      if (k <= 2 && (profile[i - k]! < here || profile[i + k]! <= here)) lowest = false;
    }
    const depth = Math.min(left, right) === 0 ? 1 : here / Math.min(left, right);
    if (lowest && depth < 0.6) valleys.push({ index: i, depth });
  }
  valleys.sort((a, b) => a.depth - b.depth || a.index - b.index);
  const cuts = valleys.slice(0, 3).map((valley) => atom.x0 + valley.index);
  cuts.sort((a, b) => a - b);
  const edges = [atom.x0, ...cuts, atom.x1];
  return edges.slice(1).map((x1, i) => sliceAtom(region, atom, names, edges[i]!, x1));
}

function sliceAtom(region: InkRegion, atom: Atom, names: Set<number>, x0: number, x1: number): Atom {
  let y0 = atom.y1;
  let y1 = atom.y0;
  for (let y = atom.y0; y < atom.y1; y += 1)
    for (let x = x0; x < x1; x += 1)
      if (names.has(region.labels[y * region.width + x]!)) {
        y0 = Math.min(y0, y);
        y1 = Math.max(y1, y + 1);
      }
  return { blobs: atom.blobs, x0, x1, y0: Math.min(y0, y1 - 1), y1, cut: true };
}

/** Returns every sequence of adjacent atoms that has the size of a digit or a fraction. */
export function findGlyphSpans(atoms: Atom[], xHeight: number): Span[] {
  const spans: Span[] = [];
  atoms.forEach((first, from) => {
    let { x1, y0, y1 } = first;
    for (let to = from; to < Math.min(atoms.length, from + MAX_ATOMS_IN_SPAN); to += 1) {
      const atom = atoms[to]!;
      if (to > from && atom.x0 - x1 > 0.75 * xHeight) break;
      x1 = Math.max(x1, atom.x1);
      y0 = Math.min(y0, atom.y0);
      y1 = Math.max(y1, atom.y1);
      const width = x1 - first.x0;
      const height = y1 - y0;
      if (width > 4.6 * xHeight) break;
      if (height < 0.7 * xHeight || height > 3.6 * xHeight || width > 3.4 * height) continue;
      spans.push({ from, to, x0: first.x0, x1, y0, y1 });
    }
  });
  return spans;
}
