/** The built programs below dist/, by the name under which they are started. */
export const PROGRAMS = {
  api: 'apps/api/src/main.js',
  worker: 'apps/worker/src/main.js',
  migrate: 'apps/cli/src/migrate.js',
  migrations: 'apps/cli/src/migrations.js',
  admin: 'apps/cli/src/admin.js',
  make: 'apps/cli/src/make.js',
  listen: 'apps/cli/src/listen.js',
  video: 'apps/cli/src/video.js',
  voices: 'apps/cli/src/voices.js',
  explain: 'apps/cli/src/explain.js',
  trial: 'apps/cli/src/trial.js',
  phrases: 'apps/cli/src/phrases.js',
  bench: 'bench/main.js',
};
