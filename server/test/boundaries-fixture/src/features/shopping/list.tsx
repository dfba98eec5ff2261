import { meal } from "../meals/meal.tsx";
