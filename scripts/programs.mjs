/** The built programs below dist/, by the name under which they are started. */
export const PROGRAMS = {
  api: 'apps/api/src/main.js',
  worker: 'apps/worker/src/main.js',
  migrate: 'apps/cli/src/migrate.js',
  migrations: 'apps/cli/src/migrations.js',
  factreel: 'apps/cli/src/factreel.js',
  bench: 'bench/main.js',
};
