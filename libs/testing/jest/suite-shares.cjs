const { join, sep } = require('node:path');
const { secondsOf } = require('./suite-seconds.cjs');

const ROOT = join(__dirname, '../../..');
/** A short run plays one of them: together they are all suites (docs/adr/0029). */
exports.SHARES = 8;
/** Whole suites that start programs, databases and browsers of their own; all others are in every run. */
const DEALT = /\.(?:int|e2e)-spec\.ts$/;
/** What no run goes without: a film from an order to its bytes, the rows of the specification, figures from the payload. */
const ALWAYS = [
  join('apps', 'api', 'test', 'conformance') + sep,
  join('apps', 'api', 'test', 'journey.e2e-spec.ts'),
  join('libs', 'design', 'test', 'grounding.int-spec.ts'),
];

/** The suites of one share, from 1: of those that are dealt, the longest first, each to the share that has least so far. */
exports.suitesOf = (paths, share) => {
  const isDealt = (path) => DEALT.test(path) && !ALWAYS.some((name) => path.startsWith(join(ROOT, name)));
  const seconds = Array.from({ length: exports.SHARES }, () => 0);
  const dealt = paths.filter(isDealt).sort((a, b) => secondsOf(b, ROOT) - secondsOf(a, ROOT) || (a < b ? -1 : 1));
  const mine = new Set();
  for (const path of dealt) {
    const least = seconds.indexOf(Math.min(...seconds));
    seconds[least] += secondsOf(path, ROOT);
    if (least + 1 === share) mine.add(path);
  }
  return paths.filter((path) => !isDealt(path) || mine.has(path));
};
