// `npm run goldens`: draws the golden frames of libs/picture anew. Look at what git says has changed before you commit it.
import { run } from './prepare.mjs';

const jest = ['node_modules/jest/bin/jest.js', 'libs/picture/test/golden', '--selectProjects', 'int'];
const env = { ...process.env, FACTREEL_GOLDENS: 'rewrite', NODE_OPTIONS: '--no-warnings' };
const { code } = await run(process.execPath, jest, { env });
process.exit(code);
