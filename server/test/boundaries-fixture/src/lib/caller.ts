import type { AppRouter, createCaller } from "#server/router.ts";
import { type AppRouter as Loaded } from "#server/router.ts";
