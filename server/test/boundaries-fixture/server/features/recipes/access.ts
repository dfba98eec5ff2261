import { AppError } from "#server/errors.ts";
import { memberProcedure } from "#server/trpc.ts";
