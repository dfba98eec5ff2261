import { eq } from "drizzle-orm";
import type { RequestInfo } from "#server/request.ts";
import type { Db } from "#db/client.ts";
import { readPage } from "#server/engines/page-reader/page-reader.ts";
import { requireRecipe } from "./access.ts";
import { TRPCError } from "@trpc/server";
import type { FastifyRequest } from "fastify";
import { parseHtml } from "#server/engines/page-reader/parse-html.ts";
import { restRows } from "#server/rest/table.ts";
