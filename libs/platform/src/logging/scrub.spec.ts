import { secretsOf } from '../config/config-secrets';
import { Scrubber } from './scrub';

const KEY = 'sk_4f9k2m0q8xw1c7ab5d3e4f9k2m0q8xw1c7ab5d3e';
const TOKEN = 'm0q8xw1c7ab5d3e4f9k2m0q8xw1c7ab5d3e4f9k2';

describe('Scrubber', () => {
  const scrubber = new Scrubber([]);

  /** What a library or a caller may put into a line, and the secret that must be removed. */
  const CORPUS: Array<[string, object | string, string]> = [
    ['authorization', { headers: { authorization: `Bearer ${KEY}` } }, KEY],
    ['Authorization', { headers: { Authorization: 'Basic b3BzOnBhc3N3b3Jk' } }, 'b3BzOnBhc3N3b3Jk'],
    ['cookie', { req: { headers: { cookie: `factreel_session=${TOKEN}.c2lnbmF0dXJl` } } }, TOKEN],
    ['set-cookie', { res: { headers: { 'set-cookie': [`factreel_session=${TOKEN}; Path=/`, 'b=1'] } } }, TOKEN],
    ['x-csrf-token', { headers: { 'x-csrf-token': TOKEN } }, TOKEN],
    ['csrfToken', { body: { csrfToken: TOKEN } }, TOKEN],
    ['apiKey', { body: { kind: 'postiz', apiKey: TOKEN } }, TOKEN],
    ['password', { body: { email: 'a@b.example', password: 'correct horse "battery' } }, 'battery'],
    ['JSON within a text', { body: JSON.stringify({ apiKey: TOKEN, n: 1 }) }, TOKEN],
    ['a webhook secret', { msg: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw is set' }, 'MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'],
    ['a key within a sentence', { msg: `the key ${KEY} was refused` }, KEY],
    ['a bearer within a sentence', { err: { message: `sent "Bearer ${TOKEN}" to us` } }, TOKEN],
    ['SMTP_URL', { msg: 'smtps://mailer:s3cr3t-p4ss@mail.example:465 refused' }, 's3cr3t-p4ss'],
    ['DATABASE_URL', { err: { message: 'postgres://app:hunter22@db.example/factreel is away' } }, 'hunter22'],
    ['QUEUE_URL', { msg: 'rediss://:hunter22@redis.example:6380/0' }, 'hunter22'],
    ['a watch link', { path: '/w/vid-1?k=4f9k2m0q8xw1c7ab5d3e4f9k' }, '4f9k2m0q8xw1c7ab5d3e4f9k'],
    ['a media link', { url: `https://x.example/media/vid-1/v1/video.mp4?v=2&k=${TOKEN}&x=1` }, TOKEN],
    ['an embedded studio', { url: `https://x.example/embed/studio#t=et_${TOKEN}` }, TOKEN],
    ['a mailed link', { msg: `https://x.example/reset#token=${TOKEN}` }, TOKEN],
    [
      'a presigned address',
      'GET https://bucket.example/a.mp4?X-Amz-Credential=AKIAIOSFODNN7EXAMPLE%2Fs3&X-Amz-Signature=fe5f80f77d5fa3beca038a',
      'fe5f80f77d5fa3beca038a',
    ],
    ['its credential', 'https://bucket.example/a?X-Amz-Credential=AKIAIOSFODNN7EXAMPLE%2F20261122', 'AKIAIOSFODNN7'],
    ['a key of Google Drive', { url: 'https://drive.example/files?q=x&key=AIzaSyD-secret-key' }, 'AIzaSyD-secret-key'],
    ['an access token', { url: 'https://x.example/cb?access_token=ya29.secret-token&state=1' }, 'ya29.secret-token'],
  ];

  it.each(CORPUS)('removes %s', (_, told, secret) => {
    const line = typeof told === 'string' ? told : JSON.stringify(told);
    const scrubbed = scrubber.scrub(line);
    expect(scrubbed).not.toContain(secret);
    expect(scrubbed).toContain('***');
    if (typeof told !== 'string') expect(() => JSON.parse(scrubbed) as unknown).not.toThrow();
  });

  it.each(['a-', 'a.', '"api_key":[', '&k', '"password":"', '://', 'sk-', 'Bearer '])(
    'reads a line of a megabyte of %s once',
    (piece) => {
      const line = `{"msg":"${piece.repeat(1_000_000 / piece.length)} smtp://a:hunter22@b"}`;
      expect(scrubber.scrub(line)).not.toContain('hunter22');
    },
  );

  it('keeps harmless text', () => {
    const line = JSON.stringify({
      level: 30,
      requestId: '5f0f0a7e-90b4-4f0c-a1f2-0d8f9b0d6f0a',
      req: { method: 'POST', path: '/v1/webhooks/wh_4f9k2m0q8xw1c7ab5d3e/test' },
      accountId: 'acc_4f9k2m0q8xw1c7ab5d3e',
      keyId: 'key_4f9k2m0q8xw1c7ab5d3e',
      videoId: 'vid-7',
      token: 3,
      msg: 'stage done: https://x.example/a?page=2&sort=new',
    });
    expect(scrubber.scrub(line)).toBe(line);
  });

  it('removes configured secrets in any encoding', () => {
    const secret = 'p"ä ss/w+rd';
    const strict = new Scrubber([secret, 'short', undefined]);
    for (const way of [secret, JSON.stringify(secret), encodeURIComponent(secret)]) {
      expect(strict.scrub(`before ${way} after`)).not.toContain(way.replace(/^"|"$/g, ''));
    }
    expect(strict.scrub('a short word')).toBe('a short word');
  });
});

describe('secretsOf', () => {
  it('finds keys, passwords and secrets at any depth and in all parts, and the passwords of addresses', () => {
    const config = {
      role: 'api',
      opsPassword: 'ops-pass',
      secretKey: undefined,
      databaseUrl: 'postgres://app:db%2Fpass@db.example/factreel',
      baseUrl: 'https://factreel.example',
      fetchAllow: ['10.0.0.0/8'],
      mail: { smtp: { host: 'mail.example', auth: { user: 'mailer', pass: 'mail-pass' } } },
      parts: new Map<object, unknown>([
        [{ name: 'drives' }, { dropbox: { baseUrl: 'https://api.dropbox.example', apiKey: 'drop-key' } }],
        [{ name: 'stripe' }, { apiKey: 'sk_live_1', webhookSecret: 'whsec_1' }],
        [{ name: 'model' }, undefined],
      ]),
    };
    expect(secretsOf(config).sort()).toEqual(['db/pass', 'drop-key', 'mail-pass', 'ops-pass', 'sk_live_1', 'whsec_1']);
  });
});
