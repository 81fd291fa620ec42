import { type ApiClient, IS_FULL, Stack } from '@app/testing';
import { rawRequest } from './raw-request';

/** Names of places below, beside and above what may be read. */
const UPWARDS = [
  '../',
  '..%2f',
  '%2e%2e/',
  '%2e%2e%2f',
  '%252e%252e%252f',
  '..\\',
  '..%5c',
  '%c0%ae%c0%ae/',
  '..;/',
  '．．/',
  '..%00/',
];
const GOALS = ['etc/passwd', 'package.json', 'secret.key', 'v1/video.mp4'];

describe('paths that climb', () => {
  let stack: Stack;
  let client: ApiClient;

  beforeAll(async () => {
    stack = await Stack.start();
    client = await stack.account(1_000);
    await stack.rows(
      `INSERT INTO library_assets (id, account_id, kind, title, bytes, file_name, has_thumbnail, media_key, created_at, updated_at)
       SELECT 'ast_up', id, 'image', 't', 1, '../../../secret.key', false, 'k', now(), now() FROM accounts LIMIT 1`,
    );
  });

  afterAll(() => stack.stop());

  it('lead nowhere, in whatever writing', async () => {
    const roots = [
      '/',
      '/assets/',
      '/static/',
      '/styles/',
      '/media/',
      '/media/library/ast_up/',
      '/media/sources/sp_x/',
      '/w/',
      '/docs/',
      '/embed/s/',
      '/v1/videos/',
    ];
    const ways = roots.flatMap((root) => UPWARDS.map((up) => `${root}${up.repeat(4)}`));
    const tried = IS_FULL
      ? ways.flatMap((way) => GOALS.map((goal) => `${way}${goal}`))
      : ways.map((way, index) => `${way}${GOALS[index % GOALS.length]}`);
    const long = [
      `/media/${'a'.repeat(8_000)}`,
      `/assets/${'a/'.repeat(4_000)}`,
      `/media/${encodeURIComponent('a'.repeat(90))}.mp4?k=${'k'.repeat(4_000)}`,
    ];
    const close = 'host: a\r\nconnection: close\r\n';
    const authorization = `authorization: Bearer ${client.apiKey}\r\n`;
    for (const path of [...tried, ...long]) {
      // Written as it stands: clients would tidy it up.
      const { status, body } = await rawRequest(
        stack.baseUrl,
        `GET ${encodeURI(path).replaceAll('%25', '%')} HTTP/1.1\r\n${close}${authorization}\r\n`,
      );
      expect([400, 401, 404]).toContain(status);
      expect(body).toMatch(/"error":"(bad_request|unauthorized|not_found)|There is no such studio/);
    }
  });

  it('find no file that a row does not name as its own', async () => {
    const answer = await fetch(new URL('/media/library/ast_up/..%2f..%2f..%2fsecret.key?k=k', stack.baseUrl));
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(await answer.text()).not.toMatch(/^[\w-]{43}$/);
  });
});
