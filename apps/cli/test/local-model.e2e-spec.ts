import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { LanguageModelServer } from '@app/testing';
import { blocksOf, read, ROOT } from './guides/blocks';

const GUIDE = 'docs/guides/local-model.md';
const GOOD = join(ROOT, 'libs/design/test/model-answers/good.json');
const blocks = blocksOf(GUIDE).map(({ text }) => text);
/** The settings of each server, as the guide exports them. */
const SERVERS = blocks.flatMap((text) => {
  const [, exported] = /^export (.+)$/m.exec(text) ?? [];
  return exported === undefined ? [] : [exported.split(' ').map((word) => word.split('=') as [string, string])];
});
const [, COMMAND = ''] = /^npm run trial -- (.+)$/m.exec(blocks.join('\n')) ?? [];

describe('the guide to a model of one’s own', () => {
  let model: LanguageModelServer;
  let folder: string;

  beforeAll(async () => {
    model = await LanguageModelServer.start();
    folder = await mkdtemp(join(tmpdir(), 'factreel-trial-'));
    await mkdir(join(folder, 'my-payloads'));
    await copyFile(join(ROOT, 'examples/pool.json'), join(folder, 'my-payloads/pool.json'));
  });

  afterAll(async () => {
    await model.stop();
    await rm(folder, { recursive: true, force: true });
  });

  /** Runs the guide's trial under its own settings; only the address is that of the fake. */
  async function tried(settings: ReadonlyArray<[string, string]>): Promise<string> {
    const { port } = new URL(model.url);
    const environment = Object.fromEntries(
      settings.map(([name, value]) => [name, value.replace(/^(http:\/\/127\.0\.0\.1:)\d+/, `$1${port}`)]),
    );
    await promisify(execFile)(
      process.execPath,
      [join(ROOT, 'dist/apps/cli/src/factreel.js'), 'trial', ...COMMAND.split(' ')],
      {
        cwd: folder,
        env: { PATH: process.env['PATH'], ...environment },
      },
    );
    return await readFile(join(folder, 'my-payloads/pool.en.model.md'), 'utf8');
  }

  it('names a server for each of three programs, and the trial', () => {
    expect(SERVERS).toHaveLength(3);
    expect(COMMAND).toBe('--model my-payloads');
    expect(read(GUIDE)).toContain('16,384');
  });

  it.each(SERVERS.map((settings) => [Object.fromEntries(settings)['LLM_MODEL'] ?? '', settings] as const))(
    'reaches %s, whose script stands beside the house’s and is told',
    async (name, settings) => {
      model.replies({ says: await readFile(GOOD, 'utf8') });
      const page = await tried(settings);
      expect(model.calls[0]).toMatchObject({ path: '/v1/chat/completions', body: { model: name } });
      expect(model.calls[0]?.headers['authorization']).toBeUndefined();
      expect(page).toContain('|  | House | Candidate 1 | Final |');
      expect(page).toMatch(
        /^\| 1 \| [^|]+ \| USDC on Base earns 6.84% a year. \| USDC on Base earns 6.84% a year. \|$/m,
      );
      expect(page).toMatch(/\d calls, \d+ tokens sent, \d+ answered\./);
    },
  );

  it('shows what was refused, and the house in the last column where nothing stands', async () => {
    const lie = (await readFile(GOOD, 'utf8')).replace('more than the', 'less than the');
    model.replies({ says: lie });
    const [settings = []] = SERVERS;
    expect(await tried(settings)).toMatch(/## Refused[^]*Candidate 1, answer 1: .*less than[^]*model_lines_refused/);
    model.replies({ says: 'Sure! Here is your video.' });
    expect(await tried(settings)).toContain('The house tells this video: the model did not write');
  });
});
