import { z } from "zod";

export const LikeInput = z.object({ id: z.string() });
export type LikeInput = z.infer<typeof LikeInput>;

/** The state after the call; repeating a call answers the same. */
export const LikeAnswer = z.object({ liked: z.boolean(), likeCount: z.int() });
export type LikeAnswer = z.infer<typeof LikeAnswer>;
