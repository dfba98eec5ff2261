import { z } from "zod";
import { canEdit } from "./policy.ts";
import type { TextKey } from "#server/texts/en.ts";
import { text } from "#server/texts/en.ts";
import { parse } from "tinyduration";
