import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { IS_FULL, itAtFullLength } from '@app/testing';

const ROOT = resolve(__dirname, '../../..');
/** All that the generator reads and writes, and what lint and types of its files need. */
const PARTS = ['scripts', 'docs/guides', 'packages', 'libs', 'package.json', 'tsconfig.json'];
const SETTINGS = ['.oxlintrc.json', '.oxfmtrc.json', '.swcrc', 'jest.config.js', 'apps', 'migrations'];
const run = promisify(execFile);

describe('npm run new:tool', () => {
  let here: string;
  let copy: string;

  beforeAll(async () => {
    here = await mkdtemp(join(tmpdir(), 'factreel-new-tool-'));
    copy = join(here, 'factreel');
    for (const part of [...PARTS, ...(IS_FULL ? SETTINGS : [])]) {
      const isWanted = (path: string) => !/[/\\](node_modules|dist)$/.test(path);
      await cp(join(ROOT, part), join(copy, part), { recursive: true, filter: isWanted });
    }
    await symlink(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  });

  afterAll(async () => {
    await rm(here, { recursive: true, force: true });
  });

  const ours = { NODE_OPTIONS: '--no-warnings', NODE_ENV: undefined, INIT_CWD: undefined, npm_config_offline: 'true' };
  const say = async (command: string, words: string[], cwd = copy): Promise<string> =>
    (await run(command, words, { cwd, env: { ...process.env, ...ours } })).stdout;
  const generate = (...words: string[]) => say(process.execPath, ['scripts/new-tool.mjs', ...words]);
  const refused = async (...words: string[]) => await generate(...words).catch((error: Error) => error.message);
  const ofModules = (program: string, ...words: string[]) =>
    say(process.execPath, [join(copy, 'node_modules', program), ...words]);

  it('writes a tool with its test, its cases and its page, and puts it into the catalogue', async () => {
    expect(await generate('shout_it')).toContain('libs/tools/src/catalogue/shout_it');
    const catalogue = join(copy, 'libs/tools/src/catalogue');
    expect((await readdir(join(catalogue, 'shout_it'))).sort()).toEqual([
      'README.md',
      'shout-it.cases.ts',
      'shout-it.tool.spec.ts',
      'shout-it.tool.ts',
    ]);
    const index = await readFile(join(catalogue, 'index.ts'), 'utf8');
    expect(index).toContain("import { ShoutItTool } from './shout_it/shout-it.tool';\n");
    const before = await readFile(join(ROOT, 'libs/tools/src/catalogue/index.ts'), 'utf8');
    expect(index.replace(/.*ShoutItTool.*\n/g, '')).toBe(before);
    expect(await refused('shout_it')).toContain('shout_it is there already');
  });

  itAtFullLength('writes what lint, types and its test pass', async () => {
    const folder = 'libs/tools/src/catalogue';
    await ofModules('oxfmt/bin/oxfmt', '--check', folder);
    await ofModules('oxlint/bin/oxlint', `${folder}/shout_it`);
    await ofModules('jest/bin/jest.js', `${folder}/shout_it`, '--selectProjects', 'unit');
  });

  it('writes a package of its own, which passes the contract suite at once', async () => {
    const folder = join(here, 'shouts');
    await generate('shout_it', '--outside', folder);
    await say('npm', ['install', '--no-audit', '--no-fund'], folder);
    expect(await say('npm', ['test'], folder)).toMatch(/^# fail 0$/m);
    expect(await readFile(join(folder, 'index.js'), 'utf8')).toContain("name: 'shout_it'");
    expect(await refused('other', '--outside', folder)).toContain('there is a package');
  });

  it.each([['Shout'], ['shout-it'], ['_shout'], ['shout__it'], ['a'.repeat(65)], ['shout it']])(
    'refuses %s as a name',
    async (name) => {
      expect(await refused(name)).toContain('npm run new:tool -- my_tool');
    },
  );
});
