const { writeFileSync } = require('node:fs');
const { join, relative, sep } = require('node:path');

const ROOT = join(__dirname, '../../..');
const STATUS = { passed: 'passed', failed: 'failed' };

/**
 * Holds a whole run of all suites against the rows of the specification, and fails it where a row that is due has no
 * test. With FACTREEL_CONFORMANCE set to a path it writes the table there. Runs of some suites are left alone;
 * that every row has a test somewhere, `conformance.spec` sees in every run.
 */
module.exports = class ConformanceReporter {
  constructor(globalConfig) {
    this.globalConfig = globalConfig;
  }

  onRunComplete(contexts, results) {
    if (!this.isWhole(contexts)) return;
    // There by now: e2e suites run the built programs.
    const built = join(ROOT, 'dist/libs/testing/src/conformance');
    const { CONFORMANCE_ROWS, CONFORMANCE_SECTIONS } = require(join(built, 'conformance.js'));
    const { conformanceFaults, conformanceTable } = require(join(built, 'conformance-table.js'));
    const tests = results.testResults
      // Its own suite tags examples.
      .filter(({ testFilePath }) => !testFilePath.endsWith('conformance.spec.ts'))
      .flatMap(({ testFilePath, testResults }) =>
        testResults.map(({ title, status }) => ({
          file: relative(ROOT, testFilePath).split(sep).join('/'),
          title,
          status: STATUS[status] ?? 'pending',
        })),
      );
    const faults = conformanceFaults(CONFORMANCE_ROWS, tests);
    if (faults.length > 0) {
      this.error = new Error(`the specification is not proved by this run:\n  ${faults.join('\n  ')}`);
      process.stderr.write(`\n${this.error.message}\n`);
    } else if (process.env.FACTREEL_CONFORMANCE) {
      writeFileSync(
        process.env.FACTREEL_CONFORMANCE,
        conformanceTable(join(ROOT, 'docs'), CONFORMANCE_SECTIONS, tests),
      );
    }
  }

  getLastError() {
    return this.error;
  }

  isWhole(contexts) {
    const { testNamePattern, testPathPatterns, shard, onlyFailures, onlyChanged } = this.globalConfig;
    const paths = testPathPatterns?.patterns ?? [];
    const isNarrowed = testNamePattern || paths.length > 0 || shard || onlyFailures || onlyChanged;
    const projects = new Set([...contexts].map(({ config }) => config.displayName?.name));
    return !isNarrowed && ['unit', 'int', 'e2e'].every((name) => projects.has(name));
  }
};
