import sharp from "sharp";
import { readLine } from "#server/engines/ingredient-lines/ingredient-lines.ts";
import { clean } from "./clean.ts";
import { tokens } from "#server/engines/ingredient-lines/tokens.ts";
import { log } from "#server/lib/logger.ts";
import { db } from "#db/client.ts";
import Database from "libsql";
