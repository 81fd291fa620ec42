const { relative, sep } = require('node:path');
const Sequencer = require('@jest/test-sequencer').default;
const SECONDS = require('./suite-seconds.json');

/** What a suite takes that was never measured, by its kind. */
const UNMEASURED = [
  [/\.e2e-spec\.ts$/, 20],
  [/\.int-spec\.ts$/, 6],
];

/** Starts the suites that take longest first, so that no processor stands idle at the end of a run. */
module.exports = class LongestFirstSequencer extends Sequencer {
  sort(tests) {
    return [...tests].sort((a, b) => secondsOf(b) - secondsOf(a) || (a.path < b.path ? -1 : 1));
  }
};

function secondsOf({ path, context }) {
  const name = relative(context.config.rootDir, path).split(sep).join('/');
  return SECONDS[name] ?? UNMEASURED.find(([kind]) => kind.test(name))?.[1] ?? 1;
}
