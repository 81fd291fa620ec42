const { default: Sequencer } = require('@jest/test-sequencer');

/**
 * Suites that draw, encode or start programs come before units. Jest begins with those that took longest, and on a fresh
 * clone, where it does not know, with the largest files: a short file that draws for minutes would begin last, and alone.
 */
module.exports = class UnitsLastSequencer extends Sequencer {
  async sort(tests) {
    const isUnit = (test) => test.context.config.displayName?.name === 'unit';
    const longFirst = await super.sort(tests);
    return longFirst.sort((a, b) => isUnit(a) - isUnit(b));
  }
};
