import { z } from "zod";

/** A line for training: its first amount, and unit, size, name and notes as words of the line. */
export const LabelledLine = z.object({
  id: z.string(),
  source: z.string(),
  line: z.string(),
  quantity: z.number().nullable(),
  quantity_max: z.number().nullable(),
  unit: z.string().nullable(),
  size: z.string().nullable(),
  name: z.string(),
  notes: z.string().nullable(),
});
export type LabelledLine = z.infer<typeof LabelledLine>;
