import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '@app/platform';
import { OwnerClient, type Program, readMail, SmtpServer, Stack, waitFor } from '@app/testing';
import { describeMailServer } from './recovery/mail-server.rows';

const PASSWORD = 'correct horse';
const NEW_PASSWORD = 'new battery staple';
/** Headers that differ from one answer to the next of whatever route. */
const VARYING = new Set(['x-request-id', 'date', 'ratelimit']);

describe('mailed links', () => {
  let stack: Stack;
  let other: string;
  let smtp: SmtpServer;
  let worker: Program;
  let serial = 0;

  beforeAll(async () => {
    const port = await freePort();
    const mail = { SMTP_URL: SmtpServer.urlAt(port), MAIL_FROM: 'Factreel Post <post@factreel.example>' };
    stack = await Stack.start({ STUDIO_URL: 'https://studio.example', SECRET_KEY: 'one key for all of them', ...mail });
    other = await stack.startApi();
    worker = await stack.startWorker();
    smtp = await SmtpServer.start(port);
  });

  afterAll(async () => {
    await stack.stop();
    await smtp.stop();
  });

  /** All tests come from one address, whose tries must not count from one to the next. */
  beforeEach(() => stack.rows('DELETE FROM rate_windows'));

  const anEmail = () => `reader${++serial}@studio.example`;
  const anOwner = async (email: string) => await OwnerClient.enter(stack.baseUrl, { email, password: PASSWORD });
  const enter = async (email: string, password: string) =>
    await OwnerClient.enter(stack.baseUrl, { email, password }, 'login');
  const call = async (path: string, body: unknown, baseUrl = stack.baseUrl) => {
    const headers = { 'content-type': 'application/json' };
    const url = new URL(path, baseUrl);
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    return baseUrl === stack.baseUrl ? await stack.fetch(url, init) : await fetch(url, init);
  };
  const errorOf = async (answer: Response) => ((await answer.json()) as { error: string }).error;
  const mailTo = async (email: string, subject: RegExp) =>
    await waitFor(`mail to ${email}`, async () => {
      const mails = smtp.to(email).filter(({ headers }) => subject.test(headers['subject'] ?? ''));
      return mails.at(-1) ?? null;
    });
  const resetToken = async (email: string) => {
    expect((await call('/v1/auth/forgot', { email })).status).toBe(204);
    return (await mailTo(email, /new password/)).token;
  };
  const isConfirmed = async (owner: OwnerClient) =>
    (await owner.get<{ emailConfirmed: boolean }>('/v1/auth/session')).body.emailConfirmed;

  it('confirm an e-mail after sign-up, once, and say so to session and account', async () => {
    const email = anEmail();
    const owner = await anOwner(email);
    expect(await isConfirmed(owner)).toBe(false);
    const mail = await mailTo(email, /^Confirm your e-mail/);
    expect(mail).toMatchObject({ from: 'post@factreel.example', to: [email], user: 'factreel' });
    expect(mail.headers).toMatchObject({ from: 'Factreel Post <post@factreel.example>', to: email });
    const link = `https://studio.example/confirm#token=${mail.token}`;
    expect([mail.text, mail.html].map((part) => part.includes(link))).toEqual([true, true]);
    expect((await call('/v1/auth/confirm', { token: mail.token })).status).toBe(204);
    expect(await isConfirmed(owner)).toBe(true);
    expect((await owner.get('/v1/account')).body).toMatchObject({ emailConfirmed: true });
    const again = await call('/v1/auth/confirm', { token: mail.token });
    expect([again.status, await errorOf(again)]).toEqual([422, expect.stringMatching(/^unprocessable: this link/)]);
    expect((await owner.post('/v1/auth/confirm/resend', {})).status).toBe(409);
  });

  it('come again when the owner asks, three times in an hour', async () => {
    const email = anEmail();
    const owner = await anOwner(email);
    const first = await mailTo(email, /^Confirm/);
    for (let n = 0; n < 3; n += 1) expect((await owner.post('/v1/auth/confirm/resend', {})).status).toBe(204);
    expect((await owner.post('/v1/auth/confirm/resend', {})).status).toBe(429);
    await waitFor('four mails', async () => smtp.to(email).length === 4);
    expect((await call('/v1/auth/confirm', { token: first.token })).status).toBe(204);
    for (const { token } of smtp.to(email)) {
      expect((await call('/v1/auth/confirm', { token })).status).toBe(422);
    }
  });

  it('set a new password, end every session, and leave the API keys', async () => {
    const email = anEmail();
    const owner = await anOwner(email);
    const { apiKey } = (await owner.post<{ apiKey: string }>('/v1/account/keys', { name: 'mine' })).body;
    for (let n = 0; n < 10; n += 1) await call('/v1/auth/login', { email, password: 'wrong' });
    await stack.rows("DELETE FROM sign_in_failures WHERE subject LIKE 'address:%'");
    const token = await resetToken(email);
    expect((await call('/v1/auth/reset', { token, password: 'short' })).status).toBe(400);
    const answer = await call('/v1/auth/reset', { token, password: NEW_PASSWORD }, other);
    const [device, ...others] = answer.headers.getSetCookie();
    expect([answer.status, others]).toEqual([204, []]);
    // Nobody is signed in by it: the browser is known, and no more.
    expect(device).toMatch(/^factreel_device=/);
    expect((await owner.get('/v1/account')).status).toBe(401);
    await expect(enter(email, PASSWORD)).rejects.toThrow('401');
    const back = await enter(email, NEW_PASSWORD);
    expect(await isConfirmed(back)).toBe(true);
    const headers = { authorization: `Bearer ${apiKey}` };
    expect((await stack.fetch('/v1/account', { headers })).status).toBe(200);
    await mailTo(email, /password was changed/);
    expect((await call('/v1/auth/reset', { token, password: PASSWORD })).status).toBe(422);
  });

  it('work once of twenty at the same moment, at every api', async () => {
    const email = anEmail();
    await anOwner(email);
    const token = await resetToken(email);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        call('/v1/auth/reset', { token, password: `${NEW_PASSWORD} ${n}` }, n % 2 ? other : undefined),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([204, ...Array<number>(19).fill(422)]);
  });

  it('work for an hour, or three days, for what they were sent for and no other account', async () => {
    const [email, stranger] = [anEmail(), anEmail()];
    const owner = await anOwner(email);
    await anOwner(stranger);
    const confirming = (await mailTo(email, /^Confirm/)).token;
    const token = await resetToken(email);
    const ages = await stack.rows<{ purpose: string; hours: number }>(
      `SELECT purpose, extract(epoch FROM expires_at - created_at)::float8 / 3600 AS hours FROM account_links
        WHERE account_id = $1 ORDER BY purpose`,
      [owner.accountId],
    );
    expect(ages).toEqual([
      { purpose: 'confirm', hours: 72 },
      { purpose: 'reset', hours: 1 },
    ]);
    const tried = [
      await call('/v1/auth/reset', { token: confirming, password: NEW_PASSWORD }),
      await call('/v1/auth/confirm', { token }),
      await call('/v1/auth/confirm', { token: token.toUpperCase() }),
      await call('/v1/auth/confirm', { token: '' }),
    ];
    expect(tried.map(({ status }) => status)).toEqual([422, 422, 422, 422]);
    await call('/v1/auth/reset', { token, password: NEW_PASSWORD });
    await enter(stranger, PASSWORD);
    const late = await resetToken(stranger);
    await stack.rows('UPDATE account_links SET expires_at = now()');
    expect((await call('/v1/auth/reset', { token: late, password: NEW_PASSWORD })).status).toBe(422);
    expect((await call('/v1/auth/confirm', { token: confirming })).status).toBe(422);
  });

  it('are asked for alike whether the e-mail is known, and sent to no stranger', async () => {
    const [known, unknown] = [anEmail(), anEmail()];
    await anOwner(known);
    const told = [];
    for (const email of [unknown, known]) {
      const answer = await call('/v1/auth/forgot', { email });
      const headers = [...answer.headers].filter(([name]) => !VARYING.has(name));
      told.push({ status: answer.status, body: await answer.text(), headers });
    }
    expect(told[0]).toEqual(told[1]);
    // The wishes are relayed in their order: once the second was answered the first was, too.
    await mailTo(known, /new password/);
    expect(smtp.to(unknown)).toEqual([]);
    const rows = await stack.rows('SELECT 1 FROM mails WHERE recipient = $1', [unknown]);
    expect(rows).toEqual([]);
  });

  it('are asked for three times for an e-mail in an hour and ten times from an address, known or not', async () => {
    for (const email of [anEmail(), anEmail()]) {
      if (serial % 2) await anOwner(email);
      const statuses = [];
      for (let n = 0; n < 4; n += 1) {
        statuses.push((await call('/v1/auth/forgot', { email }, n % 2 ? other : undefined)).status);
      }
      expect(statuses).toEqual([204, 204, 204, 429]);
    }
    await call('/v1/auth/forgot', { email: anEmail() });
    await call('/v1/auth/forgot', { email: anEmail() });
    const refused = await call('/v1/auth/forgot', { email: anEmail() });
    expect([refused.status, await errorOf(refused)]).toEqual([429, 'rate_limited: 10 mails in 15 minutes']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('cannot be guessed: twenty tries in 15 minutes', async () => {
    const tries = Array.from({ length: 21 }, (_, n) => call('/v1/auth/confirm', { token: `guess${n}` }));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([...Array<number>(20).fill(422), 429]);
    expect((await call('/v1/auth/reset', { token: 'guess', password: NEW_PASSWORD })).status).toBe(429);
  });

  it.each([
    ['/v1/auth/forgot', { email: 'nobody' }, 'email'],
    ['/v1/auth/forgot', { email: 'a@b.example\r\nBcc: c@d.example' }, 'email'],
    ['/v1/auth/forgot', { email: 'a@b.example', studioUrl: 'https://evil.example' }, 'studioUrl'],
    ['/v1/auth/reset', { token: 7, password: NEW_PASSWORD }, 'token'],
    ['/v1/auth/confirm', {}, 'token'],
  ])('%s refuses %j', async (path, body, field) => {
    const answer = await call(path, body);
    expect([answer.status, await errorOf(answer)]).toEqual([
      400,
      expect.stringMatching(new RegExp(`^bad_request: ${field} `)),
    ]);
  });

  it('stand in no table: their tokens are digests, and what waits to be sent is sealed until it was', async () => {
    const email = anEmail();
    await anOwner(email);
    const token = await resetToken(email);
    const links = await stack.rows<{ row: string }>('SELECT l::text AS row FROM account_links l');
    const mails = await waitFor('the mails to be settled', async () => {
      const sql = 'SELECT status, sealed, attempts FROM mails WHERE recipient = $1';
      const rows = await stack.rows<{ status: string }>(sql, [email]);
      return rows.every(({ status }) => status === 'sent') && rows;
    });
    expect(links.filter(({ row }) => row.includes(token))).toEqual([]);
    expect(mails).toEqual([
      { status: 'sent', sealed: null, attempts: 1 },
      { status: 'sent', sealed: null, attempts: 1 },
    ]);
    expect(await stack.rows('SELECT 1 FROM outbox')).toEqual([]);
  });

  describe('a password', () => {
    it('is changed by who knows it; this session goes on, the others and the links end', async () => {
      const email = anEmail();
      const owner = await anOwner(email);
      const elsewhere = await enter(email, PASSWORD);
      const token = await resetToken(email);
      const change = (current: string, password: string) =>
        owner.send<{ error: string }>('PATCH', '/v1/account/password', JSON.stringify({ current, password }));
      const wrong = await change('wrong', NEW_PASSWORD);
      expect([wrong.status, wrong.body.error]).toEqual([
        400,
        'bad_request: current is not the password of this account',
      ]);
      expect((await change(PASSWORD, NEW_PASSWORD)).status).toBe(204);
      expect((await owner.get('/v1/account')).status).toBe(200);
      expect((await elsewhere.get('/v1/account')).status).toBe(401);
      expect((await call('/v1/auth/reset', { token, password: PASSWORD })).status).toBe(422);
      await enter(email, NEW_PASSWORD);
      expect((await mailTo(email, /password was changed/)).text).toContain('https://studio.example/forgot');
    });

    it('cannot be guessed by who found a session open', async () => {
      const owner = await anOwner(anEmail());
      const guess = () =>
        owner.send('PATCH', '/v1/account/password', JSON.stringify({ current: 'guess', password: NEW_PASSWORD }));
      const statuses = [];
      for (let n = 0; n < 11; n += 1) statuses.push((await guess()).status);
      expect(statuses).toEqual([...Array<number>(10).fill(400), 429]);
    });
  });

  describeMailServer(() => ({ stack, smtp }));

  it('wait while no worker lives, and are files for their owner alone where no server is configured', async () => {
    await worker.end();
    const email = anEmail();
    await anOwner(email);
    await stack.startWorker({ SMTP_URL: '', MAIL_FROM: '' });
    const folder = join(stack.dataDir, 'mail');
    const path = await waitFor('the file', async () => {
      const name = (await readdir(folder).catch(() => [])).find((each) => each.endsWith('.eml'));
      return name === undefined ? null : join(folder, name);
    });
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    const mail = readMail(await readFile(path, 'utf8'));
    expect(mail.headers).toMatchObject({ to: email, subject: 'Confirm your e-mail for Factreel' });
    expect((await call('/v1/auth/confirm', { token: mail.token })).status).toBe(204);
  });
});
