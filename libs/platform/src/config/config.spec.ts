import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ConfigError, environmentSchema, loadConfig } from './config';

const EXAMPLE = readFileSync(join(__dirname, '../../../../.env.example'), 'utf8');
const exampleEntries = EXAMPLE.split('\n')
  .filter((line) => /^[A-Z]/.test(line))
  .map((line) => line.split(/=(.*)/s).slice(0, 2) as [string, string]);

function refusal(environment: NodeJS.ProcessEnv): string {
  try {
    loadConfig('api', environment);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as Error).message;
  }
  throw new Error('the environment was taken');
}

describe('loadConfig', () => {
  it('needs no variable at all', () => {
    expect(loadConfig('api', {})).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      baseUrl: 'http://127.0.0.1:3000',
      studioUrl: 'http://127.0.0.1:3000',
      dataDir: resolve('.data'),
      storage: { kind: 'folder', path: resolve('.data/storage') },
      databaseUrl: undefined,
      fetchAllow: [],
      migrateAtStart: true,
    });
  });

  it('takes an empty variable for an unset one', () => {
    const empty = Object.fromEntries(Object.keys(environmentSchema.shape).map((name) => [name, '']));
    expect(loadConfig('worker', empty)).toEqual(loadConfig('worker', {}));
  });

  it('names every bad variable in one message', () => {
    const bad = {
      PORT: '70000',
      HOST: ' ',
      BASE_URL: 'ftp://x.example',
      STUDIO_URL: 'studio',
      DATABASE_URL: 'mysql://x',
      QUEUE_URL: 'amqp://x',
      STORAGE_URL: 'file://videos',
      FETCH_ALLOW: '10.0.0.0/8, intranet',
      SECRET_KEY: 'short',
      MIGRATE: 'yes',
      LOG_LEVEL: 'loud',
      LOG_PRETTY: '1',
      WORKER_CONCURRENCY: '0',
      RENDER_PARALLEL: '1.5',
      STALLED_AFTER_S: '0x14',
    };
    const message = refusal(bad);
    for (const name of Object.keys(bad)) expect(message).toMatch(new RegExp(`^  ${name}: .+`, 'm'));
    expect(message).toContain('.env.example');
  });

  it('never repeats a secret in its message', () => {
    const message = refusal({ SECRET_KEY: 'hunter2', DATABASE_URL: 'mysql://root:hunter3@x' });
    expect(message).not.toMatch(/hunter/);
  });

  it.each([' ', '1e3', '0x50', '-1', '80.5', 'http'])('takes %j for no port', (PORT) => {
    expect(refusal({ PORT })).toContain('PORT: must be a whole number');
  });

  it('links to an address that can be reached', () => {
    expect(loadConfig('api', { HOST: '0.0.0.0', PORT: '8080' }).baseUrl).toBe('http://127.0.0.1:8080');
    expect(loadConfig('api', { HOST: '::1' }).baseUrl).toBe('http://[::1]:3000');
    expect(loadConfig('worker', { PORT: '4000' }).baseUrl).toBe('http://127.0.0.1:3000');
    expect(loadConfig('api', { BASE_URL: 'https://api.example/' }).baseUrl).toBe('https://api.example');
  });

  it('names a model, or none', () => {
    expect(loadConfig('worker', { LLM_PROVIDER: 'google', LLM_API_KEY: 'k' }).llm).toBeUndefined();
    expect(loadConfig('worker', { LLM_MODEL: 'small', LLM_BASE_URL: 'http://127.0.0.1:1/v1/' }).llm).toEqual({
      provider: 'openai',
      model: 'small',
      apiKey: undefined,
      baseUrl: 'http://127.0.0.1:1/v1',
      fallback: true,
      candidates: 1,
      prices: null,
    });
    expect(loadConfig('worker', { LLM_MODEL: 'm', LLM_FALLBACK: 'none' }).llm?.fallback).toBe(false);
    expect(refusal({ LLM_PROVIDER: 'oracle', LLM_FALLBACK: 'maybe' })).toMatch(/LLM_PROVIDER[^]*LLM_FALLBACK/);
  });

  it('prices a model where both prices are set, within a budget for each video', () => {
    const priced = { LLM_MODEL: 'm', LLM_INPUT_PRICE: '300', LLM_OUTPUT_PRICE: '1500.5' };
    expect(loadConfig('worker', priced).llm?.prices).toEqual({ input: 300, output: 1500.5, budget: 100 });
    expect(loadConfig('worker', { ...priced, LLM_BUDGET: '40', LLM_CANDIDATES: '2' }).llm).toMatchObject({
      candidates: 2,
      prices: { budget: 40 },
    });
    expect(refusal({ LLM_INPUT_PRICE: '300' })).toMatch(/LLM_INPUT_PRICE.*set together/);
    expect(refusal({ LLM_INPUT_PRICE: '-1', LLM_CANDIDATES: '3', LLM_BUDGET: '1.5' })).toMatch(
      /LLM_CANDIDATES[^]*LLM_INPUT_PRICE[^]*LLM_BUDGET/,
    );
  });

  it('takes a media service for there once it can be reached, and each of its models for use unless told none', () => {
    expect(loadConfig('worker', { FAL_BASE_URL: 'http://127.0.0.1:1' }).media).toEqual({});
    const media = loadConfig('worker', {
      IMAGES_BASE_URL: 'http://127.0.0.1:1/',
      FAL_API_KEY: 'k',
      FAL_CLIP_MODEL: 'none',
    }).media;
    expect(media.images).toEqual({ baseUrl: 'http://127.0.0.1:1', apiKey: undefined, model: 'gpt-image-1' });
    expect(media.fal).toMatchObject({ apiKey: 'k', imageModel: 'fal-ai/flux/schnell', clipModel: undefined });
    expect(refusal({ REPLICATE_MUSIC_MODEL: 'https://x.example/y z' })).toContain('REPLICATE_MUSIC_MODEL');
  });

  it('takes Stripe for the payment provider once it has a key, at an address that its SDK can add to', () => {
    expect(loadConfig('api', { STRIPE_WEBHOOK_SECRET: 'whsec_1' }).stripe).toBeUndefined();
    expect(loadConfig('api', { STRIPE_API_KEY: 'sk_1', STRIPE_BASE_URL: 'http://127.0.0.1:1/' }).stripe).toEqual({
      baseUrl: 'http://127.0.0.1:1',
      apiKey: 'sk_1',
      webhookSecret: undefined,
      publishableKey: undefined,
    });
    expect(refusal({ STRIPE_BASE_URL: 'https://x.example/v1' })).toContain(
      'STRIPE_BASE_URL: must be an address without',
    );
  });

  it('sends mail through a server once it has one and a sender, else into files', () => {
    expect(loadConfig('api', {}).mail).toEqual({ from: { name: 'Factreel', address: 'factreel@localhost' } });
    const SMTP_URL = 'smtp://us%40x.example:p%40ss@mail.x.example';
    expect(loadConfig('api', { SMTP_URL, MAIL_FROM: 'Our Post <post@x.example>' }).mail).toEqual({
      from: { name: 'Our Post', address: 'post@x.example' },
      smtp: { host: 'mail.x.example', port: 587, secure: false, auth: { user: 'us@x.example', pass: 'p@ss' } },
    });
    const tls = loadConfig('api', { SMTP_URL: 'smtps://[::1]:4650/', MAIL_FROM: 'post@x.example' }).mail.smtp;
    expect(tls).toEqual({ host: '::1', port: 4650, secure: true, auth: undefined });
    expect(refusal({ SMTP_URL, PORT: 'x' })).toMatch(/PORT[^]*MAIL_FROM: must be set where SMTP_URL is/);
    for (const bad of ['mail.x.example', 'http://x.example', 'smtp://x.example/path', 'smtp://x.example?pool=true']) {
      expect(refusal({ SMTP_URL: bad, MAIL_FROM: 'post@x.example' })).toContain('SMTP_URL: must be smtp://');
    }
    for (const bad of ['Our Post', 'a@b, c@d', 'Our <post@x.example', 'x\r\nBcc: <a@b.example>']) {
      expect(refusal({ MAIL_FROM: bad })).toContain('MAIL_FROM: must be an address');
    }
  });

  it('believes no proxy unless it is told which', () => {
    const trust = (TRUST_PROXY: string) => loadConfig('api', { TRUST_PROXY }).http.trustProxy;
    expect(trust('')).toBe(false);
    expect(trust('off')).toBe(false);
    expect(trust('2')).toBe(2);
    expect(trust('10.0.0.0/8, ::1')).toEqual(['10.0.0.0/8', '::1']);
    for (const bad of ['on', '0', '11', 'balancer']) expect(() => trust(bad)).toThrow('TRUST_PROXY: must be off');
    expect(refusal({ RATE_LIMIT_MAX: '0', RATE_LIMIT_WINDOW_S: 'x' })).toMatch(/RATE_LIMIT_MAX[^]*RATE_LIMIT_WINDOW_S/);
  });

  it('refuses the former name of a variable, and says the present one', () =>
    expect(refusal({ RETAIN_FILMS_DAYS: '90' })).toContain('RETAIN_FILMS_DAYS: is called RETAIN_VIDEOS_DAYS now'));

  it('reads folders and lists', () => {
    const config = loadConfig('api', { STORAGE_URL: 'file:///srv/our%20videos', FETCH_ALLOW: ' 127.0.0.1, fd00::/8,' });
    expect(config.storage).toEqual({ kind: 'folder', path: '/srv/our videos' });
    expect(config.fetchAllow).toEqual(['127.0.0.1', 'fd00::/8']);
  });
});

describe('.env.example', () => {
  it('lists exactly the variables that are read, each once', () => {
    const listed = exampleEntries.map(([name]) => name).sort();
    expect(listed).toEqual(Object.keys(environmentSchema.shape).sort());
  });

  it('shows the defaults', () => {
    expect(loadConfig('api', Object.fromEntries(exampleEntries))).toEqual(loadConfig('api', {}));
  });
});
