import { AppError } from "#server/errors.ts";
