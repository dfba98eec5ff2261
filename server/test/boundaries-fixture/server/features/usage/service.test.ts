import { openDb } from "#db/client.ts";
import { startServer } from "../../../e2e/running-server.ts";
vi.mock("#server/lib/mailer.ts");
