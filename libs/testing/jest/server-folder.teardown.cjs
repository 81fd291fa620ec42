const { rmSync } = require('node:fs');

/** Removes the shared server's folder; the last suite has stopped the server. */
module.exports = function removeServerFolder() {
  rmSync(process.env.FACTREEL_TEST_SERVER, { recursive: true, force: true });
};
