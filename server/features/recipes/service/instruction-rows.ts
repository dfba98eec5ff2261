import type { InstructionIn } from "../schema/recipe-in.ts";
import type { WantedImage } from "./recipe-images.ts";
import type { InstructionFields } from "./write-lines.ts";

type Loc = (string | number)[];

/**
 * The picture that a request sets: `imageUrl` takes precedence over `imagePath`; undefined when both are
 * absent.
 */
export function pickRequestedImage(
  sent: { imageUrl?: string | null | undefined; imagePath?: string | null | undefined },
  loc: Loc,
): WantedImage | null | undefined {
  const field = sent.imageUrl === undefined ? "imagePath" : "imageUrl";
  const path = sent[field];
  return path === null || path === undefined ? path : { path, loc: [...loc, field] };
}

export function pickRequestedStepImage(step: InstructionIn, index: number): WantedImage | null {
  return pickRequestedImage(step, ["body", "instructions", index]) ?? null;
}

/**
 * Converts the steps of a request to rows, numbered by position. A step without `section` retains the section
 * of the stored step with the same text.
 */
export function toInstructionRows(
  sent: readonly InstructionIn[],
  imageIds: ReadonlyMap<string, string>,
  stored: readonly Pick<InstructionFields, "section" | "text">[] = [],
): InstructionFields[] {
  const rows: InstructionFields[] = [];
  for (const [position, step] of sent.entries()) {
    const before = stored.find(({ text }) => text === step.instruction);
    const above = stored.length > 0 ? (rows.at(-1)?.section ?? null) : null;
    const image = pickRequestedStepImage(step, position);
    rows.push({
      position,
      section: step.section === undefined ? (before ? before.section : above) : step.section,
      text: step.instruction,
      imageId: image ? (imageIds.get(image.path) ?? null) : null,
    });
  }
  return rows;
}
