import { format } from "./lib/format.ts";
