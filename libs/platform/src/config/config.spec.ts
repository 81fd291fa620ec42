import { resolve } from 'node:path';
import { ConfigError, loadConfig, variablesOf } from './config';
import { ConfigPart } from './config-part';
import { variable } from './variable';

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
    const empty = Object.fromEntries(variablesOf([]).map((name) => [name, '']));
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
      WORK_PROCESSES: '1.5',
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

describe('a part of the configuration', () => {
  const port = ConfigPart.from('port', { PRINTER_PORT: variable.whole(1, 9).default(4) }, (env) => env.PRINTER_PORT);
  const key = ConfigPart.from('key', { PRINTER_KEY: variable.text.optional() }, (env) => env.PRINTER_KEY);

  it('gives its owner what it makes of its variables', () => {
    const config = loadConfig('api', { PRINTER_KEY: ' k ' }, [port, key]);
    expect([port.of(config), key.of(config)]).toEqual([4, 'k']);
  });

  it('is refused together with all others', () => {
    expect(() => loadConfig('api', { PRINTER_PORT: '10', PORT: 'x' }, [port, key])).toThrow(
      / {2}PORT: [^]*PRINTER_PORT: /,
    );
  });

  it('cannot be read by a program that did not load it', () => {
    expect(() => key.of(loadConfig('api', {}, [port]))).toThrow('the settings of key were not loaded');
  });
});
