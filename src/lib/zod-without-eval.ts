// Zod must not generate functions, because the Content Security Policy forbids them. Schemas read this flag
// when they are created, so it must be set first; zod's own `config` would add 10 kB to the first script.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
