// The content security policy forbids the functions that zod would otherwise write for itself. Schemas look at this
// when they are made, so it stands in the first script of all, where zod's own `config` would bring 10 kB of zod along.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
