import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Stryker } from '@stryker-mutator/core';

/**
 * Changes the code a little, again and again, and asks whether a unit test beside it sees it. Per area, each of which must
 * come to 80 %:
 *
 *   npm run mutation                 all of them
 *   npm run mutation -- schedule     one
 *
 * Only unit tests are asked, and only those of `specs`: what lives in SQL has suites of its own and is not mutated.
 */
const AREAS = {
  billing: {
    mutate: [
      'libs/billing/src/{account-book,expiring-credits,for-end-user,ledger-writing,price,price-list,price-words}.ts',
      'libs/billing/src/{hold.entity,ledger-transaction.entity}.ts',
    ],
    specs: 'libs/billing/src',
  },
  grounding: {
    mutate: [
      'libs/design/src/figures/{match-fact,ground-text,direction,grounding,check-figures,check-charts,allowances,date-parts,which-way,stopped-time}.ts',
    ],
    specs: 'libs/design/src/figures',
  },
  schedule: {
    mutate: ['libs/series/src/schedule/*.ts', '!libs/series/src/schedule/*.spec.ts'],
    specs: 'libs/series/src/schedule',
  },
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in AREAS));
if (unknown.length > 0)
  throw new Error(`there is no area ${unknown.join(', ')}; there are ${Object.keys(AREAS).join(', ')}`);

for (const name of wanted.length > 0 ? wanted : Object.keys(AREAS)) {
  const { mutate, specs } = AREAS[name];
  console.log(`\n${name}`);
  await new Stryker({
    mutate,
    testRunner: 'circus',
    plugins: [join(import.meta.dirname, 'mutation/circus.runner.mjs')],
    circus: { specs: specsIn(specs) },
    coverageAnalysis: 'perTest',
    concurrency: 1,
    timeoutMS: 20_000,
    tempDirName: '.data/mutation',
    ignorePatterns: [
      'apps',
      'bench',
      'clients',
      'deploy',
      'dist',
      'docs',
      'examples',
      'packages',
      'libs/picture/test',
      'libs/render/test',
      'libs/*/test/**/*.int-spec.ts',
      '.data',
    ],
    reporters: ['clear-text'],
    clearTextReporter: { allowColor: false, logTests: false, allowEmojis: false, reportTests: false },
    thresholds: { high: 90, low: 80, break: 80 },
    allowEmpty: false,
    // What is tried where a file is loaded is dear to other runners; here it is not.
    warnings: { slow: false },
  }).runMutationTest();
}

function specsIn(folder) {
  return readdirSync(join(import.meta.dirname, '..', folder))
    .filter((file) => file.endsWith('.spec.ts'))
    .map((file) => join(folder, file));
}
