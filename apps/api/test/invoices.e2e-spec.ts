import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { ApiClient, OwnerClient, Stack } from '@app/testing';

interface Totals {
  month: string;
  number: string;
  livemode: boolean;
  final: boolean;
  paidUsd: number;
  granted: number;
  charged: number;
  closing: number;
  pdfUrl: string;
}

const run = promisify(execFile);
const ROOT = resolve(__dirname, '../../..');
/** The reader is an ES module, which is not loaded in here. */
const READ_TEXT = `
  import { readFileSync } from 'node:fs';
  import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
  const pdf = await getDocument({ data: new Uint8Array(readFileSync(process.argv[1])), verbosity: 0 }).promise;
  for (let n = 1; n <= pdf.numPages; n += 1) {
    const { items } = await (await pdf.getPage(n)).getTextContent();
    process.stdout.write(items.map(({ str }) => str).join(''));
  }`;
const MONTH = new Date().toISOString().slice(0, 7);
const ORDER = { data: { gate: 'Gate B', waitMinutes: 17 }, targetSeconds: 15, render: false };
const NAMES = ['newsroom', 'Łódka', 'Ключ сервера', 'サーバー', '服务器', '서버', '🚀 rocket'];

describe('invoices of an account', () => {
  let stack: Stack;
  let owner: OwnerClient;

  beforeAll(async () => {
    stack = await Stack.start();
    await stack.startWorker();
    owner = await OwnerClient.enter(stack.baseUrl, { email: 'books@x.example', password: 'a long password' });
    await owner.post('/v1/account/cards', { paymentMethod: 'pm_card_visa' });
    expect((await owner.post('/v1/account/topups', { packUsd: 50 })).status).toBe(201);
  });

  afterAll(() => stack.stop());

  const keyOf = async (name: string, more: object = {}) => {
    const { body } = await owner.post<{ keyId: string; apiKey: string }>('/v1/account/keys', { name, ...more });
    return { ...body, client: new ApiClient(stack.baseUrl, body.apiKey, stack.description) };
  };
  const invoiceOf = async (client: ApiClient) =>
    (await client.get<{ data: Totals[] }>('/v1/account/invoices')).body.data[0] as Totals;
  const pdfOf = async (apiKey: string, path = `/v1/account/invoices/${MONTH}/pdf`) =>
    await stack.fetch(path, { headers: { authorization: `Bearer ${apiKey}` } });
  /** Every text of the document, in its order. */
  async function textOf(answer: Response): Promise<string> {
    const path = join(stack.dataDir, 'invoice.pdf');
    await writeFile(path, new Uint8Array(await answer.arrayBuffer()));
    const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', READ_TEXT, path], { cwd: ROOT });
    return stdout;
  }

  it('have payments, credits given and charges, which add up to the balance', async () => {
    const { keyId, client } = await keyOf('newsroom');
    const { body: ordered } = await client.post<{ videoId: string }>('/v1/videos/from-data', ORDER);
    expect((await client.finished(ordered.videoId)).status).toBe('scripted');
    const { body: account } = await client.get<{ credits: number; reserved: number }>('/v1/account');
    const totals = await invoiceOf(client);
    expect(totals).toMatchObject({ month: MONTH, livemode: true, final: false, paidUsd: 50, charged: 480 });
    expect(totals.closing).toBe(account.credits + account.reserved);
    const { body } = await client.get(`/v1/account/invoices/${MONTH}`);
    expect(body).toMatchObject({
      ...totals,
      payments: [{ usd: 50, credits: 5_000, card: { brand: 'visa', last4: '4242' } }],
      charges: [{ kind: 'design', keyId, works: 1, credits: 480 }],
    });
  });

  it('are drawn as PDF, with the names of keys in their own script', async () => {
    const keys = [];
    for (const name of NAMES) keys.push(await keyOf(name));
    for (const { client } of keys) {
      const { body } = await client.post<{ videoId: string }>('/v1/videos/from-data', ORDER);
      await client.finished(body.videoId);
    }
    const { apiKey, client } = await keyOf('בדיקה');
    const { body } = await client.post<{ videoId: string }>('/v1/videos/from-data', ORDER);
    await client.finished(body.videoId);
    const { number, pdfUrl } = await invoiceOf(client);
    const answer = await pdfOf(apiKey, new URL(pdfUrl).pathname);
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      200,
      'application/pdf',
      'private, no-store',
    ]);
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="factreel-invoice-${MONTH}.pdf"`);
    const text = await textOf(answer);
    for (const said of [`Invoice ${number}`, 'books@x.example', '$50.00', ...NAMES]) expect(text).toContain(said);
    expect(text).toContain('The month is not over');
  });

  it('write the id of a key whose script no face has', async () => {
    const { keyId, apiKey, client } = await keyOf('กุญแจ');
    const { body } = await client.post<{ videoId: string }>('/v1/videos/from-data', ORDER);
    await client.finished(body.videoId);
    expect(await textOf(await pdfOf(apiKey))).toContain(keyId);
  });

  it('of test mode are of its own ledger, and say that nothing was paid', async () => {
    const { apiKey, client } = await keyOf('test', { mode: 'test' });
    const totals = await invoiceOf(client);
    expect(totals).toMatchObject({ livemode: false, paidUsd: 0, charged: 0 });
    expect(await textOf(await pdfOf(apiKey))).toContain('no money was taken');
  });

  it('are opened by the session of their owner, and by nobody without the scope', async () => {
    const answer = await stack.fetch(`/v1/account/invoices/${MONTH}/pdf`, { headers: { cookie: owner.cookie } });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const { apiKey } = await keyOf('few', { scopes: ['videos:read'] });
    expect((await pdfOf(apiKey)).status).toBe(403);
    expect((await stack.fetch(`/v1/account/invoices/${MONTH}/pdf`)).status).toBe(401);
  });

  it('are of one account', async () => {
    const stranger = await stack.account(0);
    expect((await stranger.get(`/v1/account/invoices/${MONTH}`)).status).toBe(404);
    const other = await stack.account(7);
    const { body } = await other.get<{ grants: Array<{ credits: number }>; charges: unknown[] }>(
      `/v1/account/invoices/${MONTH}`,
    );
    expect([body.grants.map(({ credits }) => credits), body.charges]).toEqual([[7], []]);
  });

  it.each(['2020-01', '2026-13', 'november', 'x'])('are not there for %s', async (month) => {
    const { body } = await owner.get<{ error: string }>(`/v1/account/invoices/${month}`);
    expect(body.error).toBe(`not_found: invoice ${month}`);
  });
});
