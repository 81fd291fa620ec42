const { suitesOf } = require('./suite-shares.cjs');

/** Jest asks for each project which of its suites to run; the share stands in FACTREEL_TEST_SHARE. */
module.exports = (paths) => ({ filtered: suitesOf(paths, Number(process.env.FACTREEL_TEST_SHARE)) });
