const { readFileSync, readdirSync } = require('node:fs');
const { join } = require('node:path');

/**
 * A lib's index is what others see of it: all of it. A test that needs one pure function of it need not load the
 * database and the web framework as well, so in tests an index loads each of its files when it is first asked for.
 */
function lazyIndex() {
  const libs = join(__dirname, 'libs');
  const texts = readdirSync(libs).map((lib) => readFileSync(join(libs, lib, 'src/index.ts'), 'utf8'));
  const files = texts.flatMap((text) => [...text.matchAll(/ from '(\.[^']+)'/g)].map(([, file]) => file));
  const swc = JSON.parse(readFileSync(join(__dirname, '.swcrc'), 'utf8'));
  return ['@swc/jest', { ...swc, module: { ...swc.module, lazy: [...new Set(files)].sort() } }];
}

/** Three projects, told apart by file name . Run one with `npx jest --selectProjects unit`. */
const common = {
  rootDir: __dirname,
  testEnvironment: 'node',
  transform: { '/libs/[a-z]+/src/index\\.ts$': lazyIndex(), '^.+\\.(t|j|mj)s$': ['@swc/jest'] },
  transformIgnorePatterns: [
    '/node_modules/(?!(@nestjs|cookie|culori|file-type|strtok3|token-types|uint8array-extras|@tokenizer|@borewit|franc|messageformat|trigram-utils|n-gram|collapse-white-space)/)',
  ],
  moduleNameMapper: {
    '^@app/platform/errors$': '<rootDir>/libs/platform/src/errors/domain.error',
    '^@app/platform/start-fault$': '<rootDir>/libs/platform/src/start-fault',
    '^@app/platform/read-or-make$': '<rootDir>/libs/platform/src/files/read-or-make',
    '^@app/webhooks/events$': '<rootDir>/libs/webhooks/src/webhook-events',
    '^@app/webhooks/signature$': '<rootDir>/libs/webhooks/src/signature',
    '^@app/billing/errors$': '<rootDir>/libs/billing/src/billing.errors',
    '^@app/wire/checks$': '<rootDir>/libs/wire/src/checks/check-fields',
    '^@app/picture/random$': '<rootDir>/libs/picture/src/random',
    '^@app/([a-z-]+)$': '<rootDir>/libs/$1/src',
    '^@factreel/client$': '<rootDir>/clients/typescript/src',
  },
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.data/'],
};

/** One PostgreSQL for all suites of a run. */
const withServer = {
  ...common,
  globalSetup: '<rootDir>/libs/testing/jest/server-folder.setup.cjs',
  globalTeardown: '<rootDir>/libs/testing/jest/server-folder.teardown.cjs',
};

module.exports = {
  testTimeout: 300_000,
  testSequencer: '<rootDir>/libs/testing/jest/units-last.sequencer.cjs',
  reporters: ['default', '<rootDir>/libs/testing/jest/conformance.reporter.cjs'],
  projects: [
    { ...common, displayName: 'unit', testMatch: ['<rootDir>/{apps,libs,packages,scripts}/**/*.spec.ts'] },
    { ...withServer, displayName: 'int', testMatch: ['<rootDir>/{libs,packages}/*/test/**/*.int-spec.ts'] },
    { ...withServer, displayName: 'e2e', testMatch: ['<rootDir>/apps/*/test/**/*.e2e-spec.ts'] },
  ],
};
