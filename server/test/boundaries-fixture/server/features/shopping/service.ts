import { planMeal } from "../meals/service.ts";
