import { listed } from "../shopping/listed.ts";
