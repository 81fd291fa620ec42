const { writeFileSync } = require('node:fs');
const { join, relative, sep } = require('node:path');

const ROOT = join(__dirname, '../../..');
/** Shorter ones make no difference. */
const LEAST_SECONDS = 3;

/**
 * With FACTREEL_SUITE_SECONDS=write, writes what each suite took, for the sequencer that starts the longest first and for
 * the shares of a short run. Whole short runs on a quiet machine alone tell: FACTREEL_TEST_SHARE=all.
 */
module.exports = class SuiteSecondsReporter {
  onRunComplete(_contexts, { testResults }) {
    if (process.env.FACTREEL_SUITE_SECONDS !== 'write') return;
    const seconds = testResults
      .map(({ testFilePath, perfStats }) => [
        relative(ROOT, testFilePath).split(sep).join('/'),
        Math.round(perfStats.runtime / 1000),
      ])
      .filter(([, took]) => took >= LEAST_SECONDS)
      .sort(([a, first], [b, second]) => second - first || (a < b ? -1 : 1));
    writeFileSync(join(__dirname, 'suite-seconds.json'), `${JSON.stringify(Object.fromEntries(seconds), null, 2)}\n`);
  }
};
