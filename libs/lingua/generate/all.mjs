// `npm run lingua`: writes every file of libs/lingua that comes from CLDR. Another folder than the source can be given.
await import('./units.mjs');
await import('./amounts.mjs');
await import('./calendar.mjs');
