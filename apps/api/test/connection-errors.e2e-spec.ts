import { once } from 'node:events';
import { connect } from 'node:net';
import { Stack } from '@app/testing';

interface Refusal {
  error: string;
  message: string;
  requestId: string;
}

const HOST = 'host: api.example\r\n';
const GET = `GET /v1/account HTTP/1.1\r\n${HOST}`;
const POST = `POST /v1/videos/from-data HTTP/1.1\r\n${HOST}content-type: application/json\r\n`;
const KILOBYTES_16 = 'x'.repeat(16 * 1024);
const HALF_A_CHUNK = 'transfer-encoding: chunked\r\n\r\nzz\r\n{}\r\n';

describe('what is wrong below the routes', () => {
  let stack: Stack;
  let key: string;

  beforeAll(async () => {
    stack = await Stack.start();
    key = `authorization: Bearer ${(await stack.account(0)).apiKey}\r\n`;
  });

  afterAll(async () => {
    await stack.stop();
  });

  /** Sends bytes as they are, and reads until the connection is closed. */
  async function answerTo(text: string): Promise<{ status: number; id: string | undefined; body: Refusal }> {
    const { hostname, port } = new URL(stack.baseUrl);
    const connection = connect(Number(port), hostname);
    let told = '';
    connection.on('data', (chunk: Buffer) => (told += chunk.toString()));
    connection.write(text);
    await once(connection, 'close');
    const [head = '', body = ''] = told.split('\r\n\r\n');
    const status = Number(/^HTTP\/1\.1 (\d+) /.exec(head)?.[1]);
    return { status, id: /\r\nx-request-id: (.*)/i.exec(head)?.[1], body: JSON.parse(body) as Refusal };
  }
  const close = 'connection: close\r\n';

  it.each([
    ['an address over 16 KB', `GET /v1/videos?status=${KILOBYTES_16} HTTP/1.1\r\n${HOST}\r\n`, 431, 'too_large: '],
    ['headers over 16 KB', `${GET}cookie: ${KILOBYTES_16}\r\n\r\n`, 431, 'too_large: '],
    ['headers that do not end', `${GET}cookie: ${KILOBYTES_16.repeat(200)}`, 431, 'too_large: '],
    ['no HTTP', 'hello\r\n\r\n', 400, 'bad_request: request is not valid HTTP'],
    ['a method of nobody', `MAKE /v1/account HTTP/1.1\r\n${HOST}\r\n`, 400, 'bad_request: request is not valid HTTP'],
    ['a method of others', `PROPFIND /v1/account HTTP/1.1\r\n${HOST}${close}\r\n`, 404, 'not_found: route PROPFIND'],
    ['a length that is no number', `${POST}content-length: many\r\n\r\n{}`, 400, 'bad_request: request is not'],
    ['two lengths', `${POST}content-length: 2\r\ncontent-length: 3\r\n\r\n{}`, 400, 'bad_request: request is not'],
    ['a length beside chunks', `${POST}content-length: 2\r\n${HALF_A_CHUNK}`, 400, 'bad_request: request is not'],
    ['a broken chunk', `${POST}KEY${HALF_A_CHUNK}`, 400, 'bad_request: request is not valid HTTP'],
    ['no host', `GET /v1/account HTTP/1.1\r\n${close}\r\n`, 400, 'bad_request: host must be sent'],
    ['half an escape', `GET /v1/videos/%4 HTTP/1.1\r\n${HOST}${close}\r\n`, 400, 'bad_request: url cannot be decoded'],
    [
      'a long id',
      `GET /v1/jobs/${'x'.repeat(101)} HTTP/1.1\r\n${HOST}${close}\r\n`,
      400,
      'bad_request: url has a part',
    ],
    [
      'no type',
      `${POST.replace('application/json', 'nothing')}KEY${close}content-length: 2\r\n\r\n{}`,
      400,
      'bad_request: ',
    ],
    ['an expectation', `${GET}expect: the-best\r\n${close}\r\n`, 401, 'unauthorized'],
  ])('%s is refused as everything else is', async (_what, text, status, error) => {
    const { body, ...answer } = await answerTo(text.replace('KEY', key));
    expect({ ...answer, body }).toMatchObject({ status, body: { error: expect.stringContaining(error) as string } });
    expect(answer.id).toBe(body.requestId);
    expect(await stack.description.faultOf(['components', 'schemas', 'Error'], body)).toBeNull();
    expect(JSON.stringify(body)).not.toMatch(/HPE_|FST_|statusCode/);
  });

  it('clients read the refusal, and the description knows it', async () => {
    const answer = await stack.fetch(`/v1/voices?language=${KILOBYTES_16}`);
    expect(answer.status).toBe(431);
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });
});
