import { text } from "#server/texts/en.ts";
import { Button } from "../components/button.tsx";
