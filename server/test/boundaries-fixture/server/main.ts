import { sweep } from "./jobs/sweep.ts";
import { openDb } from "#db/client.ts";
import { Button } from "#src/components/button.tsx";
