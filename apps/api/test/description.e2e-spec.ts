import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { Stack } from '@app/testing';
import { exampleFaults } from './description/example-faults';

const run = promisify(execFile);
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

  it('publishes OpenAPI 3.1.0 that two validators accept', async () => {
    const text = await (await get('/openapi.json')).text();
    const document = JSON.parse(text) as Record<string, unknown>;
    expect(document['openapi']).toBe('3.1.0');
    const path = join(stack.dataDir, 'openapi.json');
    await writeFile(path, text);
    await run(process.execPath, [join(MODULES, '@seriousme/openapi-schema-validator/bin/validate-api-cli.js'), path]);
    const redocly = join(MODULES, '@redocly/cli/bin/cli.js');
    const { stdout } = await run(process.execPath, [redocly, 'lint', '--extends=recommended', '--format=json', path], {
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    });
    expect((JSON.parse(stdout) as { totals: { errors: number } }).totals.errors).toBe(0);
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
      (paths[path]?.[method]?.parameters ?? []).map((parameter) =>
        'in' in parameter ? `${parameter.name}${parameter.required ? '!' : ''}` : parameter.$ref.split('/').at(-1),
      );
    const key = 'Idempotency-Key';
    expect(headers('/v1/account/keys', 'post')).toEqual([key, 'X-CSRF-Token!']);
    expect(headers('/v1/account/keys/{id}', 'delete')).toEqual(['id!', 'X-CSRF-Token!']);
    expect(headers('/v1/account/billing', 'patch')).toEqual(['X-CSRF-Token!']);
    expect(headers('/v1/videos/from-data', 'post')).toEqual([key, 'X-CSRF-Token']);
    expect(headers('/v1/videos/{id}', 'get')).toEqual(['id!']);
    expect(headers('/v1/auth/login', 'post')).toEqual([]);
  });

  it('shows a browsable reference', async () => {
    const page = await get('/docs');
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('Factreel API');
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
