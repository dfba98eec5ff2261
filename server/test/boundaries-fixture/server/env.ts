import { z } from "zod";
import { log } from "./lib/logger.ts";
