import { startServer } from "../../e2e/running-server.ts";
