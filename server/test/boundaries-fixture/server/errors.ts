import { errorTexts } from "#server/texts/en.ts";
import { appRouter } from "./router.ts";
