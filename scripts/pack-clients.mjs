// Packs both clients and the `factreel` command into dist/clients, as the api serves them below /docs/clients: nobody who uses
// them needs this repository.
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { create } from 'tar';
import { build } from 'vite';
import { ROOT, run } from './prepare.mjs';

const OUT = join(ROOT, 'dist/clients');
const WORK = join(OUT, 'work');
const HOW = { gzip: true, portable: true, mtime: new Date('2020-01-01T00:00:00Z') };

/** For npm: what `npm pack` would put into it. */
async function packTypescript() {
  await mkdir(WORK, { recursive: true });
  for (const part of ['package.json', 'tsconfig.json', 'README.md', 'src']) {
    await cp(join(ROOT, 'clients/typescript', part), join(WORK, part), { recursive: true });
  }
  await symlink(join(ROOT, 'node_modules'), join(WORK, 'node_modules'));
  const { code, output } = await run(process.execPath, ['node_modules/typescript/bin/tsc', '-p', WORK], {
    quiet: true,
  });
  if (code !== 0) throw new Error(output);
  const parts = ['package.json', 'README.md', 'src', 'dist'];
  await create({ ...HOW, cwd: WORK, prefix: 'package', file: join(OUT, 'factreel-client.tgz') }, parts);
  await rm(WORK, { recursive: true });
}

/** For pip, which builds it. Without a dash in its name: pip would keep what it built for the next version at this address. */
async function packPython() {
  const cwd = join(ROOT, 'clients/python');
  const filter = (path) => !path.includes('__pycache__');
  const parts = ['pyproject.toml', 'README.md', 'build_backend', 'src'];
  await create({ ...HOW, cwd, filter, prefix: 'factreel', file: join(OUT, 'factreel.tar.gz') }, parts);
}

/** For npm: one file with all that its commands import, which therefore needs no other package. */
async function packCommand() {
  const folder = join(OUT, 'command');
  await build({
    root: ROOT,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    resolve: { tsconfigPaths: true },
    ssr: { noExternal: true },
    build: {
      ssr: join(ROOT, 'apps/cli/src/factreel-remote.ts'),
      outDir: folder,
      target: 'node20.19',
      rolldownOptions: {
        output: { entryFileNames: 'factreel.mjs', banner: '#!/usr/bin/env node', codeSplitting: false },
      },
    },
  });
  const { version, license, engines } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8'));
  const about = {
    name: '@factreel/cli',
    version,
    description: 'Factreel from a terminal: login, plan, logs, events, videos, clocks, and events on your own machine.',
    license,
    engines,
    type: 'module',
    bin: { factreel: 'factreel.mjs' },
  };
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(about, null, 2)}\n`);
  await cp(join(ROOT, 'docs/guides/command-line.md'), join(folder, 'README.md'));
  const parts = ['package.json', 'README.md', 'factreel.mjs'];
  await create({ ...HOW, cwd: folder, prefix: 'package', file: join(OUT, 'factreel-cli.tgz') }, parts);
  await rm(folder, { recursive: true });
}

await rm(OUT, { recursive: true, force: true });
await mkdir(OUT, { recursive: true });
await Promise.all([packTypescript(), packPython(), packCommand()]);
