import { ApiClient, type Description, type Operation, Stack } from '@app/testing';
import { generateValue } from './fuzz/generate-value';
import { Random } from './fuzz/random';
import { oddWord, spoilValue } from './fuzz/spoil-value';

const REQUESTS = process.env['FACTREEL_TEST_LENGTH'] === 'full' ? 20_000 : 300;
const SEED = 20_261_121;
/** Streams that stay open until a film is finished are not for asking at random. */
const STREAMS = new Set(['followVideo']);

interface Route {
  method: string;
  path: string;
  operation: Operation;
}

/** Requests out of the description itself, valid and not; `ApiClient` holds every answer against it. */
describe('requests that were made up', () => {
  let stack: Stack;
  let client: ApiClient;
  let other: ApiClient;
  let document: Description;

  beforeAll(async () => {
    stack = await Stack.start();
    const { apiKey } = await stack.account(1_000_000);
    client = new ApiClient(stack.baseUrl, apiKey, stack.description);
    other = await stack.account(777);
    await other.post('/v1/videos/from-data', { data: { secretFigure: 987_654 }, external_id: 'secret-of-another' });
    document = await stack.description.document();
  });

  afterAll(async () => {
    await stack.stop();
  });

  function made(routes: Route[], random: Random): { method: string; path: string; body: string | undefined } {
    const { method, path: template, operation } = random.pick(routes);
    const word = () => (random.chance(0.4) ? oddWord(random) : random.pick(['vid-1', 'vid-2', 'wh_1', 'en']));
    const path = template.replace(/\{[^}]+\}/g, word);
    const asked = (operation.parameters ?? []).flatMap((parameter) =>
      'in' in parameter && parameter.in === 'query' && random.chance(0.5)
        ? [
            `${parameter.name}=${random.chance(0.5) ? oddWord(random) : encodeURIComponent(String(generateValue(parameter.schema, document, random)))}`,
          ]
        : [],
    );
    const schema = operation.requestBody?.content['application/json']?.schema;
    const valid = schema === undefined ? undefined : generateValue(schema, document, random);
    const content = random.chance(0.75) ? spoilValue(valid, random) : valid;
    const body = method === 'get' || content === undefined ? undefined : JSON.stringify(content);
    return { method: method.toUpperCase(), path: asked.length > 0 ? `${path}?${asked.join('&')}` : path, body };
  }

  it(`are all answered as described: no 500, nothing of another account (${REQUESTS})`, async () => {
    const random = new Random(SEED);
    const routes = Object.entries(document.paths)
      .filter(([path]) => path.startsWith('/v1/') && !path.startsWith('/v1/auth/'))
      .flatMap(([path, item]) =>
        Object.entries(item).flatMap(([method, operation]) =>
          operation && !STREAMS.has(operation.operationId) ? [{ method, path, operation }] : [],
        ),
      );
    const statuses = new Map<number, number>();
    for (let n = 0; n < REQUESTS; n += 1) {
      const request = made(routes, random);
      const { status, body } = await client.send<unknown>(request.method, request.path, request.body);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      const told = JSON.stringify(body);
      expect({ request, status, told }).not.toMatchObject({ status: 500 });
      expect(told).not.toMatch(/secret-of-another|987.?654|node_modules|\bat \/|syntax error|pg_/);
    }
    for (const status of [200, 400, 404]) expect(statuses.get(status)).toBeGreaterThan(0);
    expect((await other.get<{ data: unknown[] }>('/v1/videos')).body.data).toHaveLength(1);
    expect(await stack.admin('ledger:verify')).toMatchObject({ ok: true, faults: [] });
  });
});
