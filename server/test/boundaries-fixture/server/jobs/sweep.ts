import { sweepSessions } from "#server/features/sessions/service.ts";
import { createApp } from "#server/app.ts";
