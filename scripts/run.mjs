// `node scripts/run.mjs <program> [words]`: prepares a fresh clone, then becomes the built program.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { prepare, ROOT } from './prepare.mjs';
import { PROGRAMS } from './programs.mjs';

const [name, ...words] = process.argv.slice(2);
const started = process.cwd();
try {
  await prepare();
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
/** The operator's commands and the voices work on the folders of this clone. */
function isOfCaller(program, command) {
  return program === 'factreel' && !['admin', 'voices'].includes(command);
}

const child = spawn(process.execPath, [join(ROOT, 'dist', PROGRAMS[name]), ...words], {
  // Paths on the command line are meant from where the caller stands; npm tells where that is.
  cwd: isOfCaller(name, words[0]) ? (process.env.INIT_CWD ?? started) : ROOT,
  // The channel breaks when we die, whatever killed us; long-lived programs stop then.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  // A terminal's Ctrl-C would also reach what the program has started, such as an encoder at work: we alone pass it on.
  detached: true,
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
process.on('SIGHUP', () => child.kill('SIGTERM'));
child.on('close', (code, signal) => process.exit(code ?? (signal ? 130 : 1)));
