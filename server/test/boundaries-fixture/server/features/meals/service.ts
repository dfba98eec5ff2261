import { canShop } from "../shopping/access.ts";
import { Meal } from "../shopping/schema.ts";
