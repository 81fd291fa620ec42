#!/usr/bin/env node
// `npx factreel <command>` in a clone: what `npm run make` and its like start too.
process.argv.splice(2, 0, 'factreel');
await import('./run.mjs');
