import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { ERROR_CODES } from '@app/composition';
import { itAtFullLength, Stack, waitFor } from '@app/testing';
import { exampleFaults } from './description/example-faults';
import { schemaFaults } from './description/schema-faults';

const run = promisify(execFile);
/** A package of its own: no other test needs it. */
const SPECTRAL = resolve(__dirname, 'description/spectral');
const MODULES = resolve(__dirname, '../../../node_modules');

describe('description, health and metrics', () => {
  let stack: Stack;

  beforeAll(async () => {
    stack = await Stack.start();
  });

  afterAll(async () => {
    await stack.stop();
  });

  const get = (path: string, headers: Record<string, string> = {}) => fetch(new URL(path, stack.baseUrl), { headers });

  describe('is OpenAPI 3.1.0', () => {
    let path: string;

    beforeAll(async () => {
      const text = await (await get('/openapi.json')).text();
      expect((JSON.parse(text) as Record<string, unknown>)['openapi']).toBe('3.1.0');
      path = join(stack.dataDir, 'openapi.json');
      await writeFile(path, text);
    });

    it('to the schema of the specification', async () => {
      await run(process.execPath, [join(MODULES, '@seriousme/openapi-schema-validator/bin/validate-api-cli.js'), path]);
    });

    it('to Redocly, without an error or a warning', async () => {
      const redocly = join(MODULES, '@redocly/cli/bin/cli.js');
      const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
      // It takes ErrorCode, which callers ask for by name, for unused; a test below looks for what nothing refers to.
      const lint = ['lint', '--extends=recommended', '--skip-rule=no-unused-components', '--format=json', path];
      const { stdout } = await run(process.execPath, [redocly, ...lint], { env, maxBuffer: 50_000_000 });
      const { totals } = JSON.parse(stdout) as { totals: { errors: number; warnings: number } };
      expect(totals).toMatchObject({ errors: 0, warnings: 0 });
    });

    it('to a strict reader of its JSON Schemas', async () => {
      expect(schemaFaults(await stack.description.document())).toEqual([]);
    });

    itAtFullLength(
      "to Spectral's rules for OpenAPI, without an error, a warning or a hint",
      async () => {
        if (!existsSync(join(SPECTRAL, 'node_modules')))
          await run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: SPECTRAL });
        const program = join(SPECTRAL, 'node_modules/@stoplight/spectral-cli/dist/index.js');
        const rules = ['--ruleset', join(SPECTRAL, 'rules.json'), '--format', 'json', '--quiet'];
        const lint = run(process.execPath, [program, 'lint', path, ...rules], { maxBuffer: 50_000_000 });
        const { stdout } = await lint.catch((fault: { stdout: string }) => fault);
        expect(JSON.parse(stdout)).toEqual([]);
      },
      600_000,
    );
  });

  it('is sent compressed to who asks, and not again to who has it', async () => {
    const plain = await get('/openapi.json', { 'accept-encoding': 'identity' });
    const text = await plain.text();
    expect(plain.headers.get('content-encoding')).toBeNull();
    for (const [wanted, coding] of [
      ['gzip, deflate, br', 'br'],
      ['gzip', 'gzip'],
      ['br;q=0, gzip;q=0.5', 'gzip'],
    ] as const) {
      const answer = await get('/openapi.json', { 'accept-encoding': wanted });
      expect([wanted, answer.headers.get('content-encoding'), (await answer.text()) === text]).toEqual([
        wanted,
        coding,
        true,
      ]);
      expect(answer.headers.get('vary')).toContain('Accept-Encoding');
    }
    const etag = plain.headers.get('etag') ?? '';
    const again = await get('/openapi.json', { 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect((await get('/openapi.json', { 'if-none-match': '"another"' })).status).toBe(200);
  });

  it('declares every tag with what it is about, and enumerates every code of an error', async () => {
    const text = await (await get('/openapi.json')).text();
    const document = JSON.parse(text) as {
      tags: Array<{ name: string; description?: string }>;
      paths: Record<string, Record<string, { tags?: string[] }>>;
      components: { schemas: Record<string, { enum?: string[] }> };
    };
    const declared = new Set(document.tags.filter(({ description }) => description).map(({ name }) => name));
    const used = Object.values(document.paths).flatMap((item) => Object.values(item).flatMap(({ tags }) => tags ?? []));
    expect([...new Set(used)].filter((tag) => !declared.has(tag))).toEqual([]);
    expect(document.components.schemas['ErrorCode']?.enum).toEqual(ERROR_CODES);
  });

  it('says of every operation and event more than its summary', async () => {
    const document = JSON.parse(await (await get('/openapi.json')).text()) as Record<
      'paths' | 'webhooks',
      Record<string, Record<string, { summary?: string; description?: string }>>
    >;
    const bare = [document.paths, document.webhooks]
      .flatMap((items) => Object.entries(items))
      .flatMap(([path, item]) => Object.entries(item).map(([verb, told]) => ({ name: `${verb} ${path}`, ...told })))
      .filter(({ summary = '', description = '' }) => description.length < 20 || description === summary);
    expect(bare.map(({ name }) => name)).toEqual([]);
  });

  it('has no component that nothing refers to, and names scopes of keys beside `security`', async () => {
    const document = await stack.description.document();
    const text = JSON.stringify(document);
    const unused = Object.keys(document.components.schemas).filter(
      (name) => !text.includes(`"#/components/schemas/${name}"`),
    );
    expect(unused).toEqual([]);
    const ways = Object.values(document.paths).flatMap((item) =>
      Object.values(item).flatMap((operation) => (operation?.security ?? []).flatMap((way) => Object.values(way))),
    );
    expect(ways.filter((scopes) => scopes.length > 0)).toEqual([]);
  });

  it('shows an example of every path, request and answer that is not a file, each as its schema says', async () => {
    expect(await exampleFaults(stack.description)).toEqual([]);
  });

  it('has the schemas that callers ask for by name, and one Media that the others share', async () => {
    const { components, webhooks } = await stack.description.document();
    const { schemas } = components;
    for (const name of ['Video', 'Job', 'Media', 'WebhookEvent', 'VideoStatus']) expect(schemas).toHaveProperty(name);
    const media = [{ $ref: '#/components/schemas/Media' }];
    for (const name of ['Video', 'FinishedJob', 'VideoRenderedEvent', 'EpisodeReadyEvent'])
      expect(schemas[name]).toMatchObject({ allOf: media });
    const events = ['video.rendered', 'video.render_failed', 'episode.ready', 'webhook.test'];
    expect(Object.keys(webhooks)).toEqual(events);
  });

  it('names the CSRF header wherever a session changes something, and the key of retries on every POST', async () => {
    const { paths } = await stack.description.document();
    const headers = (path: string, method: string) =>
      (paths[path]?.[method]?.parameters ?? [])
        .map((parameter) =>
          'in' in parameter ? `${parameter.name}${parameter.required ? '!' : ''}` : parameter.$ref.split('/').at(-1),
        )
        // Every route has it; versions.e2e-spec.ts looks.
        .filter((name) => name !== 'Factreel-Version');
    const key = 'Idempotency-Key';
    expect(headers('/v1/account/keys', 'post')).toEqual([key, 'X-CSRF-Token!']);
    expect(headers('/v1/account/keys/{id}', 'delete')).toEqual(['id!', 'X-CSRF-Token!']);
    expect(headers('/v1/account/billing', 'patch')).toEqual(['X-CSRF-Token!']);
    expect(headers('/v1/videos/from-data', 'post')).toEqual([key, 'X-CSRF-Token']);
    expect(headers('/v1/videos/{id}', 'get')).toEqual(['id!']);
    expect(headers('/v1/auth/login', 'post')).toEqual([]);
  });

  it('goes on logging after anybody has asked for the description and the tools', async () => {
    const log = join(stack.dataDir, 'api.log');
    const { url } = await stack.startApiProcess({ LOG_LEVEL: 'info' }, log);
    const linesFor = async (path: string) => {
      const lines = (await readFile(log, 'utf8')).split('\n').filter((line) => line.startsWith('{'));
      return lines.map((line) => JSON.parse(line) as { path?: string }).filter((line) => line.path === path);
    };
    const client = await stack.account(0);
    for (const path of ['/openapi.json', '/docs', '/v1/tools', '/v1/videos']) {
      const answer = await fetch(new URL(path, url), { headers: { authorization: `Bearer ${client.apiKey}` } });
      await answer.arrayBuffer();
      await waitFor(`the line of ${path}`, async () => (await linesFor(path)).length === 1, 10_000);
    }
  });

  it('says whether it lives and whether it is ready', async () => {
    expect(await (await get('/health/live')).json()).toEqual({ status: 'ok' });
    expect(await (await get('/health/ready')).json()).toEqual({
      status: 'ok',
      checks: { database: 'up', queue: 'up', storage: 'up' },
    });
  });

  it('counts its requests for Prometheus', async () => {
    await get('/health/live');
    expect(await (await get('/metrics')).text()).toMatch(
      /factreel_http_request_seconds_count\{method="GET",route="\/health\/live",status="200"\} \d/,
    );
  });
});
