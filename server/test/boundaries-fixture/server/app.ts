import Fastify from "fastify";
import { openDb } from "#db/client.ts";
import { sweep } from "./jobs/sweep.ts";
