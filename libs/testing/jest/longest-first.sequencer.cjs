const Sequencer = require('@jest/test-sequencer').default;
const { secondsOf } = require('./suite-seconds.cjs');

/** Starts the suites that take longest first, so that no processor stands idle at the end of a run. */
module.exports = class LongestFirstSequencer extends Sequencer {
  sort(tests) {
    const took = ({ path, context }) => secondsOf(path, context.config.rootDir);
    return [...tests].sort((a, b) => took(b) - took(a) || (a.path < b.path ? -1 : 1));
  }
};
