const { relative, sep } = require('node:path');
const SECONDS = require('./suite-seconds.json');

/** What a suite takes that was never measured, by its kind. */
const UNMEASURED = [
  [/\.e2e-spec\.ts$/, 4],
  [/\.int-spec\.ts$/, 2],
];

/** Seconds of a processor that a suite took when a whole run was last measured. */
exports.secondsOf = (path, rootDir) => {
  const name = relative(rootDir, path).split(sep).join('/');
  return SECONDS[name] ?? UNMEASURED.find(([kind]) => kind.test(name))?.[1] ?? 1;
};
