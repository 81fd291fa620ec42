const { writeFileSync } = require('node:fs');
const { join, relative, sep } = require('node:path');

const ROOT = join(__dirname, '../../..');
/** Shorter ones make no difference to the end of a run. */
const LEAST_SECONDS = 8;

/**
 * With FACTREEL_SUITE_SECONDS=write, writes what each long suite took for the sequencer that starts the longest first;
 * for whole short runs on a quiet machine.
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
