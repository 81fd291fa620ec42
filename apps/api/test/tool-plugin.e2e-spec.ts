import { execFile, spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '@app/platform';
import { type ApiClient, LocalServer, Stack } from '@app/testing';
import { factreelHost, toolContract } from '../../../packages/tool-sdk/src/testing';

const ROOT = resolve(__dirname, '../../..');
const GUIDE = join(ROOT, 'docs/guides/write-a-tool.md');
const FENCE = /^```(\w+)(?: title=(\S+))?\n([\s\S]*?)^```$/gm;
/** Packages that a plugin may bring a copy of its own of, beside all that they need. */
const COPIED = ['@nestjs/common', 'class-validator', 'class-transformer', 'reflect-metadata'];
const run = promisify(execFile);

interface Block {
  language: string;
  title: string | undefined;
  text: string;
}
interface Tool {
  name: string;
}

describe('tools in packages of their own', () => {
  let here: string;
  let stack: Stack;
  let client: ApiClient;
  let blocks: Block[];
  let tested: string;

  /** Runs what a page says, where its reader stands. */
  const say = async (script: string, more: NodeJS.ProcessEnv = {}, cwd = here): Promise<string> => {
    // Jest's own settings are not those of whoever reads the page.
    const ours = { NODE_OPTIONS: undefined, NODE_ENV: undefined };
    const given = { ...process.env, ...ours, FACTREEL: ROOT, HERE: here, npm_config_offline: 'true', ...more };
    return (await run('bash', ['-euc', script], { cwd, env: given })).stdout;
  };
  const blockOf = (title: string): string => blocks.find((block) => block.title === title)?.text ?? '';

  beforeAll(async () => {
    here = await mkdtemp(join(tmpdir(), 'factreel-guide-'));
    blocks = [...(await readFile(GUIDE, 'utf8')).matchAll(FENCE)].map(([, language = '', title, text = '']) => ({
      language,
      title,
      text,
    }));
    tested = '';
    for (const { language, title, text } of blocks) {
      if (language === 'sh' && title === undefined) tested += await say(text);
      if (language === 'sh' || title === undefined) continue;
      await mkdir(dirname(join(here, title)), { recursive: true });
      await writeFile(join(here, title), text);
    }
    const named = /TOOL_PLUGINS="([^"]+)"/.exec(blockOf('start'))?.[1]?.replace('$HERE', here) ?? '';
    await exampleInto(join(here, 'plugins'));
    await copiesInto(join(here, 'own-copies'));
    const example = join(here, 'plugins/node_modules/factreel-example-tools');
    const plugins = [named, example, join(here, 'own-copies'), join(here, 'service-tools')];
    stack = await Stack.start({ TOOL_PLUGINS: plugins.join(','), FETCH_ALLOW: '127.0.0.1' });
    client = await stack.account(2_000);
  });

  afterAll(async () => {
    await stack?.stop();
    await rm(here, { recursive: true, force: true });
  });

  /** Packs the example as its README says, in a copy of the folders that it needs, and installs the tarball. */
  async function exampleInto(folder: string): Promise<void> {
    const copy = join(here, 'clone');
    for (const part of ['examples/tool-plugin', 'packages/tool-sdk']) {
      await cp(join(ROOT, part), join(copy, part), {
        recursive: true,
        filter: (path) => !/node_modules|dist/.test(path.slice(ROOT.length)),
      });
    }
    await symlink(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
    const example = join(copy, 'examples/tool-plugin');
    tested += await say('npm install --no-audit --no-fund && npm test && npm pack', {}, example);
    await say(`npm install --no-audit --no-fund --prefix "${folder}" ./factreel-example-tools-1.0.0.tgz`, {}, example);
  }

  /** A plugin with a class that is checked by its own copy of what checks classes here. */
  async function copiesInto(folder: string): Promise<void> {
    const packages = join(folder, 'node_modules');
    await mkdir(join(packages, '@nestjs'), { recursive: true });
    for (const name of COPIED) await cp(join(ROOT, 'node_modules', name), join(packages, name), { recursive: true });
    // What the copies need in turn.
    for (const name of await readdir(join(ROOT, 'node_modules'))) {
      if (!name.startsWith('@nestjs') && !COPIED.includes(name))
        await symlink(join(ROOT, 'node_modules', name), join(packages, name));
    }
    await symlink(join(ROOT, 'node_modules/@nestjs/swagger'), join(packages, '@nestjs/swagger'));
    await cp(join(__dirname, 'plugins/own-copies'), folder, { recursive: true });
  }

  it('pass the contract suite where they are written', () => {
    expect(tested.match(/^# fail 0$/gm)).toHaveLength(2);
    expect(tested).not.toMatch(/^not ok/m);
  });

  it('are in the catalogue, in the description, in the operator’s list and among agents’ tools [§C9 plugins]', async () => {
    const names = ['announce_event', 'briefing', 'reading_time', 'top_rows', 'twice'];
    const { body } = await client.get<{ data: Tool[] }>('/v1/tools');
    expect(body.data.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
    const { paths } = await stack.description.document();
    expect(names.map((name) => paths[`/v1/tools/${name}`]?.['post']?.operationId)).toEqual(
      names.map((name) => `tool_${name}`),
    );
    const listed = await stack.admin<{ data: Tool[] }>('tools:list');
    expect(listed.data).toEqual(body.data);
    expect((await agentTools()).map(({ name }) => name)).toEqual(expect.arrayContaining(names));
  });

  async function agentTools(): Promise<Tool[]> {
    const answer = await fetch(new URL('/mcp', stack.baseUrl), {
      method: 'POST',
      headers: {
        authorization: `Bearer ${client.apiKey}`,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        'mcp-protocol-version': '2025-06-18',
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} }),
    });
    const text = await answer.text();
    const json = /^data: (.*)$/m.exec(text)?.[1] ?? text;
    return (JSON.parse(json) as { result: { tools: Tool[] } }).result.tools;
  }

  it('answer as the guide says', async () => {
    const answered = await say(blockOf('call'), { BASE: stack.baseUrl, KEY: client.apiKey });
    const told = /answers `(\{.*?\})`/.exec(await readFile(GUIDE, 'utf8'))?.[1];
    expect(JSON.parse(answered)).toEqual(JSON.parse(told ?? ''));
  });

  it('are typed in a client that is generated from the server', async () => {
    await say(blockOf('client'), { BASE: stack.baseUrl });
    const types = await readFile(join(here, 'schema.ts'), 'utf8');
    expect(types).toContain('"/v1/tools/reading_time"');
    expect(types).toMatch(/ReadingTimeInput: \{[^}]*text: string;/s);
  });

  it('are checked by classes of a second copy of class-validator', async () => {
    expect((await client.post('/v1/tools/twice', { count: 4 })).body).toEqual({ doubled: 8 });
    const { status, body } = await client.post<{ details: unknown }>('/v1/tools/twice', { count: 'x', more: 1 });
    expect(status).toBe(400);
    expect(body.details).toEqual(
      expect.arrayContaining([expect.objectContaining({ path: 'count' }), expect.objectContaining({ path: 'more' })]),
    );
  });

  it('work with the services of the house', async () => {
    const { status, body } = await client.post('/v1/tools/announce_event', { event: 'Bread week', date: '2026-09-12' });
    expect([status, body['status']]).toEqual([202, 'rendering']);
    const inside = await client.post('/v1/tools/top_rows', { url: 'http://169.254.169.254/', by: 'rent' });
    expect(inside.status).toBe(422);
  });

  it('have services that the guide calls as their types say', async () => {
    await symlink(join(here, 'word-tools/node_modules'), join(here, 'service-tools/node_modules'));
    const settings =
      '--noEmit --allowJs --checkJs --strict --skipLibCheck --target es2022 --module nodenext --types node';
    const types = `--typeRoots "${join(ROOT, 'node_modules/@types')}"`;
    const compile = `node "${join(ROOT, 'node_modules/typescript/bin/tsc')}" ${settings} ${types} service-tools/index.js`;
    await expect(say(`${compile} || exit 1`)).resolves.toBe('');
  });

  it('are served what the guide says that each method answers and throws', async () => {
    const facts = {
      title: 'Rents in Lisbon',
      rents: [
        { city: 'Lisbon', rent: 1400 },
        { city: 'Porto', rent: 900 },
      ],
    };
    const server = await new LocalServer((request, response) => {
      if (request.url === '/gone') response.statusCode = 404;
      response.setHeader('content-type', request.url === '/notes' ? 'text/plain' : 'application/json');
      response.end(request.url === '/notes' ? 'Said by hand.' : JSON.stringify(facts));
    }).listen();
    const at = server.url;
    const brief = (input: object) => client.post<Record<string, unknown>>('/v1/tools/briefing', input);
    try {
      const { status, body } = await brief({ page: `${at}/facts`, notes: `${at}/notes` });
      expect([status, body]).toEqual([202, expect.objectContaining({ status: 'rendering', notes: 13 })]);
      expect((await client.get(`/v1/videos/${String(body['videoId'])}`)).status).toBe(200);
      const before = (await client.get<{ credits: number }>('/v1/account')).body.credits;
      for (const refused of [
        { page: `${at}/gone` },
        { page: `${at}/facts`, notes: `${at}/gone` },
        { page: `${at}/facts`, notes: 'http://169.254.169.254/' },
      ]) {
        expect((await brief(refused)).status).toBe(422);
      }
      expect((await brief({ page: `${at}/facts`, query: '??' })).status).toBe(400);
      expect((await client.get<{ credits: number }>('/v1/account')).body.credits).toBe(before);
    } finally {
      await server.stop();
    }
  });

  const host = () => factreelHost({ baseUrl: stack.baseUrl, apiKey: client.apiKey });
  const cases = { good: [{ text: 'Every figure comes from the payload.' }] };
  it.each(toolContract('reading_time', { host, cases }))('keep the contract over HTTP: $name', async (check) => {
    await check.run();
  });

  it('stop the start with the name of the file where a name is taken', async () => {
    const twice = Array(2).fill(join(__dirname, 'plugins/trouble')).join(',');
    const environment = { DATABASE_URL: stack.databaseUrl, DATA_DIR: stack.dataDir, TOOL_PLUGINS: twice };
    const api = spawn(process.execPath, ['--no-warnings', join(ROOT, 'dist/apps/api/src/main.js')], {
      env: { ...process.env, ...environment, PORT: String(await freePort()) },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let told = '';
    api.stderr.on('data', (part: Buffer) => (told += part.toString()));
    expect(await new Promise((ended) => api.once('close', ended))).toBe(1);
    expect(told).toMatch(/^The tool in .*trouble\/index\.js is called .*, as the one in .*trouble\/index\.js is$/m);
  });
});
