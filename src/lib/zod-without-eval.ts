// The Content Security Policy forbids functions that zod would generate. Schemas read this when they are
// created, so it is part of the first script; zod's own `config` would add 10 kB to it.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
