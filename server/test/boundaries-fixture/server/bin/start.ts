import { bench } from "../tools/bench.ts";
