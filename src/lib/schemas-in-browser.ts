import { config } from "zod";

// The content security policy forbids the functions that zod would otherwise write for itself.
config({ jitless: true });
