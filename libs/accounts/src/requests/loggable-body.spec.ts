import { randomBytes } from 'node:crypto';
import { loggableBody, loggablePath } from './loggable-body';

const KEY = 'sk_4f9k2m0q8xw1c7ab5d3e4f9k2m0q8xw1c7ab5d3e';
const textOf = (body: unknown) => JSON.stringify(loggableBody(body));

describe('loggableBody', () => {
  it('keeps an ordinary order unchanged', () => {
    const order = {
      data: { gate: 'Gate B', waitMinutes: 17, isOpen: true, notes: null, revenueByRegionAndQuarter: [1.5, 2] },
      style: 'trading-terminal',
      channelId: 'chn_4f9k2m0q8xw1c7ab5d3e',
      address: '0x4ed4e862860bed51a9570b96d89af5e1b0efefed',
      at: '2026-11-27T09:00:00.000Z',
      sourceUrl: 'https://news.example/how-rates-have-changed',
    };
    expect(loggableBody(order)).toEqual(order);
  });

  it.each([undefined, null, Buffer.from('x')])('keeps nothing of a missing or binary body (%j)', (body) => {
    expect(loggableBody(body)).toBeNull();
  });

  it.each([
    'password',
    'newPassword',
    'PASSWD',
    'apiKey',
    'api_key',
    'x-api-key',
    'key',
    'secret',
    'clientSecret',
    'accessToken',
    'refresh_token',
    'Authorization',
    'Set-Cookie',
    'csrfToken',
    'privateKey',
    'paymentMethod',
    'credentials',
  ])('takes out what stands under %s, whatever it is', (name) => {
    for (const value of ['hunter2', 7_654_321, ['hunter2'], { deep: { hunter2: 'hunter2' } }]) {
      expect(textOf({ a: [{ [name]: value }] })).toBe(JSON.stringify({ a: [{ [name]: '…' }] }));
    }
  });

  const SECRETS: Array<[string, unknown, string]> = [
    ['a key of ours', { note: `use ${KEY} please` }, KEY.slice(3)],
    ['a key as a name', { [KEY]: 1 }, KEY.slice(3)],
    ['a key beside the cut', { text: `${'x '.repeat(90)}${KEY}` }, KEY.slice(3, 12)],
    ['an embed token', ['et_4f9k2m0q8xw1c7ab5d3e4f9k2m0q8xw1c7ab5d3e'], '4f9k2m'],
    ['a webhook secret', { x: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw' }, 'MfKQ9'],
    ['a bearer', { x: 'Authorization: Bearer abc.def-1' }, 'abc.def-1'],
    ['a JSON Web Token', { x: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3' }, 'eyJhbGci'],
    ['a key of another service', { x: 'AIzaSyA1b2C3d4E5f6G7h8I9j0' }, 'AIzaSy'],
    ['JSON within a text', { x: JSON.stringify({ password: 'correct horse' }) }, 'correct horse'],
    ['a password in an address', { url: 'https://me:hunter22@x.example/a' }, 'hunter22'],
    ['the query of an address', { url: 'https://x.example/a?sig=hunter22#hunter22' }, 'hunter22'],
    ['a hook of a chat', { url: 'https://hooks.chat.example/services/T0/B0/a1B2c3D4e5F6g7H8i9J0k1L2' }, 'a1B2c3'],
    ['the headers of a source', { headers: { 'x-custom': 'hunter22' } }, 'hunter22'],
    ['a picture in a text', { image: `data:image/png;base64,${randomBytes(90).toString('base64')}` }, 'base64'],
    ['a small picture in a text', { image: 'data:image/gif;base64,R0lGOD==' }, 'R0lGOD'],
    ['a certificate', { x: '-----BEGIN PRIVATE KEY-----\nMIIB\nAAAA\n-----END' }, 'MIIB'],
  ];
  it.each(SECRETS)('removes %s', (_, body, secret) => {
    expect(textOf(body)).not.toContain(secret);
    expect(textOf({ a: { b: [body] } })).not.toContain(secret);
  });

  it('removes base64 of any length, on one line or many', () => {
    for (const bytes of [24, 40, 90, 5_000]) {
      const base64 = randomBytes(bytes).toString('base64');
      const lines = base64.replace(/.{20}/g, '$&\r\n').trim();
      for (const text of [base64, lines, base64.replaceAll('/', '_').replaceAll('+', '-')]) {
        const told = textOf({ file: text });
        for (let at = 0; at + 8 <= 24; at += 1) expect(told).not.toContain(base64.slice(at, at + 8));
      }
    }
  });

  it('stays small and shallow, whatever is sent', () => {
    let deep: unknown = 'end';
    for (let n = 0; n < 900; n += 1) deep = { deep };
    const wide = Object.fromEntries(Array.from({ length: 20_000 }, (_, n) => [`field ${n}`, 'some words '.repeat(50)]));
    const many = Array.from({ length: 20_000 }, () => wide);
    for (const body of [deep, wide, many, 'word '.repeat(400_000), { many, deep, wide }, [many, [many, [many]]]]) {
      const begun = performance.now();
      expect(textOf(body).length).toBeLessThan(6_000);
      expect(performance.now() - begun).toBeLessThan(200);
    }
    expect(loggableBody({ list: Array.from({ length: 12 }, (_, n) => n) })).toEqual({
      list: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, '… 2 more'],
    });
  });

  it('keeps nothing that PostgreSQL would refuse', () => {
    expect(loggableBody({ 'a\0': '\ud800b\0' })).toEqual({ a: '\ufffdb' });
  });
});

describe('loggablePath', () => {
  it.each([
    ['/v1/videos/vid-7/versions/1/restore', '/v1/videos/vid-7/versions/1/restore'],
    ['/v1/webhooks/wh_4f9k2m0q8xw1c7ab5d3e/test', '/v1/webhooks/wh_4f9k2m0q8xw1c7ab5d3e/test'],
    [`/v1/jobs/${KEY}/cancel`, '/v1/jobs/sk_***/cancel'],
    ['/v1/jobs/0b7f6c1e-8f5c-4f0b-9f29-6a1d5a1c9d7e', '/v1/jobs/…'],
  ])('of %s is %s', (path, told) => {
    expect(loggablePath(path)).toBe(told);
  });
});
