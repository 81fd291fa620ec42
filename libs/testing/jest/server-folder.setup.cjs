const { chmodSync, mkdtempSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');

/** Names the folder of the PostgreSQL that all suites of this run share; the first that needs it starts it. */
module.exports = function makeServerFolder() {
  if (process.env.FACTREEL_TEST_SERVER) return;
  const folder = mkdtempSync(join(tmpdir(), 'factreel-test-db-'));
  chmodSync(folder, 0o755);
  process.env.FACTREEL_TEST_SERVER = folder;
};
