import { z } from "zod";
import { memberProcedure, router } from "#server/trpc.ts";
import { RecipeInput } from "./schema.ts";
import { createRecipe } from "./service.ts";
import { likeRecipe } from "../likes/service.ts";
import { recipes } from "#db/schema/index.ts";
