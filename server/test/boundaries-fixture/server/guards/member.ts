import { AppError } from "#server/errors.ts";
import { request } from "undici";
