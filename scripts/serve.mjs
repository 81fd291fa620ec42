// `node scripts/serve.mjs <program> [words]`: becomes a program that is built already, in this same process, so that signals
// reach it. For images and for units of systemd; `npm run start:…` looks for packages and a build first.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { PROGRAMS } from './programs.mjs';

const [name, ...words] = process.argv.slice(2);
const file = name && Object.hasOwn(PROGRAMS, name) ? PROGRAMS[name] : undefined;
const path = file && join(dirname(dirname(fileURLToPath(import.meta.url))), 'dist', file);
if (!path || !existsSync(path)) {
  const fault = path
    ? `The ${name} is not built: ${path} is not there.`
    : `There is no program ${name ?? 'without a name'}.`;
  process.stderr.write(`${fault} Programs: ${Object.keys(PROGRAMS).join(', ')}.\n`);
  process.exit(2);
}
process.argv = [process.argv[0], path, ...words];
await import(pathToFileURL(path).href);
