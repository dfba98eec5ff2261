import { sendError } from "#server/rest/answer.ts";
import { sweep } from "#server/jobs/sweep.ts";
import { db } from "#db/client.ts";
