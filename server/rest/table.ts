import type { RestRow } from "./rest-row.ts";
import { accountRows } from "./rows/accounts.ts";
import { importRows } from "./rows/imports.ts";
import { recipeRows } from "./rows/recipes.ts";
import { scanRows } from "./rows/scans.ts";
import { securityRows } from "./rows/security.ts";

/** All REST rows in the order of the documentation. */
export const restRows: readonly RestRow[] = [
  ...accountRows,
  ...securityRows,
  ...recipeRows,
  ...importRows,
  ...scanRows,
];

/** Methods of the paths under /api and /images that call no procedure; other methods get status 405. */
export const otherPaths: Readonly<Record<string, readonly string[]>> = {
  "/api/auth/google/start": ["GET"],
  "/api/upload/image/{id}": ["GET", "HEAD"],
  "/images/{file}": ["GET", "HEAD"],
  "/api/health": ["GET", "HEAD"],
  "/api/health/ready": ["GET", "HEAD"],
  "/api/openapi.json": ["GET", "HEAD"],
  "/api/docs": ["GET", "HEAD"],
};
