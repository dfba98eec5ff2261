import { format } from "../lib/format.ts";
import { recipePath } from "../paths.ts";
import { useLike } from "../features/likes/use-like.ts";
