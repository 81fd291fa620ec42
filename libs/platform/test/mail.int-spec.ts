import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MikroORM } from '@mikro-orm/postgresql';
import { Logger } from '@nestjs/common';
import { freePort } from '@app/platform';
import { SetClock, SmtpServer, startTestDatabase } from '@app/testing';
import {
  ClusterGauges,
  Database,
  loadConfig,
  Metrics,
  openOrm,
  OutgoingMail,
  OutgoingMails,
  SecretBox,
  SendMailsService,
  TableNews,
} from '../src';
import { FolderMailer } from '../src/mail/folder.mailer';
import { type Mail, MailError, Mailer } from '../src/mail/mailer';
import { SmtpMailer } from '../src/mail/smtp.mailer';
import { MailMetrics } from '../src/mail/mail.metrics';

/** A mailer whose outcome a test sets. */
class ScriptedMailer extends Mailer {
  readonly tried: Mail[] = [];
  outcome: () => Promise<void> = async () => undefined;

  override async send(mail: Mail): Promise<void> {
    this.tried.push(mail);
    await this.outcome();
  }
}

const FROM = { name: 'Factreel', address: 'post@factreel.example' };
const MINUTE_S = 60;

describe('mail on PostgreSQL', () => {
  let server: Awaited<ReturnType<typeof startTestDatabase>>;
  let orm: MikroORM;
  let database: Database;
  let clock: SetClock;
  let mailer: ScriptedMailer;
  let mails: OutgoingMails;
  const secrets = new SecretBox('a key of sixteen or more');
  let counts: MailMetrics;
  const sender = () => new SendMailsService(database, mailer, secrets, clock, counts);

  beforeAll(async () => {
    Logger.overrideLogger(false);
    server = await startTestDatabase();
    orm = (await openOrm(server.url, [OutgoingMail])) as MikroORM;
    database = new Database(orm);
    const metrics = new Metrics({ role: 'worker' });
    counts = new MailMetrics(metrics, new ClusterGauges({ role: 'worker' }, metrics), database);
  });

  afterAll(async () => {
    Logger.overrideLogger(true);
    await orm.close(true);
    await server.stop();
  });

  beforeEach(async () => {
    await database.read().nativeDelete(OutgoingMail, {});
    clock = new SetClock(new Date('2026-01-01T12:00:00Z'));
    mailer = new ScriptedMailer();
    mails = new OutgoingMails(secrets, clock);
  });

  const order = async (seconds = 3600) =>
    await database.transaction(async (em) =>
      mails.add(em, {
        to: 'ada@studio.example',
        content: { subject: 'News', paragraphs: ['secret-word'], notes: [] },
        expiresAt: new Date(clock.time.getTime() + seconds * 1000),
      }),
    );
  const stateOf = async (id: string) => await database.read().findOneOrFail(OutgoingMail, { id });
  const down = async () => {
    throw new MailError('ECONNREFUSED', false);
  };

  it('is encrypted until it is sent, then removed from the table', async () => {
    const id = await order();
    const [row] = await database.read().execute<Array<{ row: string }>>('SELECT m::text AS row FROM mails m');
    expect(row?.row).not.toContain('secret-word');
    expect(await sender().sendDue()).toBe(1);
    expect(mailer.tried).toMatchObject([{ id, to: 'ada@studio.example', subject: 'News' }]);
    expect(mailer.tried[0]?.text).toContain('secret-word');
    expect(await stateOf(id)).toMatchObject({ status: 'sent', sealed: null, attempts: 1, error: null });
    expect(await sender().sendDue()).toBe(0);
  });

  it('is not sent if its transaction is rolled back', async () => {
    const broken = database.transaction(async (em) => {
      const content = { subject: 'News', paragraphs: [], notes: [] };
      mails.add(em, { to: 'ada@studio.example', content, expiresAt: new Date(clock.time.getTime() + 1000) });
      await em.flush();
      throw new Error('broken');
    });
    await expect(broken).rejects.toThrow('broken');
    expect(await sender().sendDue()).toBe(0);
  });

  it('tells whoever sends as soon as it is written', async () => {
    const news = new TableNews(server.url);
    let told = (): void => undefined;
    const next = () => new Promise<void>((resolve) => (told = resolve));
    const connected = next();
    news.on('mails_told', () => told());
    await connected;
    const heard = next();
    await order();
    await heard;
    await news.onApplicationShutdown();
  });

  it('is sent once by parallel senders', async () => {
    for (let n = 0; n < 12; n += 1) await order();
    await Promise.all(Array.from({ length: 4 }, () => sender().sendDue()));
    expect(new Set(mailer.tried.map(({ id }) => id)).size).toBe(12);
    expect(mailer.tried).toHaveLength(12);
  });

  it('is tried five times with growing pauses, then given up', async () => {
    mailer.outcome = down;
    counts.tries.reset();
    const id = await order(24 * 3600);
    const pauses = [];
    for (let n = 1; n <= 5; n += 1) {
      await sender().sendDue();
      const { status, attempts, dueAt } = await stateOf(id);
      expect(attempts).toBe(n);
      if (status === 'waiting') pauses.push((dueAt.getTime() - clock.time.getTime()) / 1000);
      expect(await sender().sendDue()).toBe(0);
      clock.time = new Date(Math.max(clock.time.getTime(), dueAt.getTime()));
    }
    expect(pauses).toEqual([15, 60, 300, 900]);
    expect(await stateOf(id)).toMatchObject({ status: 'failed', sealed: null, error: 'ECONNREFUSED' });
    const tries = (await counts.tries.get()).values.map(({ labels, value }) => [labels.outcome, value]);
    expect(tries).toEqual([
      ['retried', 4],
      ['given_up', 1],
    ]);
    clock.pass(3600);
    expect(await sender().sendDue()).toBe(0);
  });

  it('is given up at once if its receiver is refused or its links would be expired', async () => {
    mailer.outcome = async () => {
      throw new MailError('EENVELOPE 550', true);
    };
    const refused = await order();
    await sender().sendDue();
    expect(await stateOf(refused)).toMatchObject({ status: 'failed', attempts: 1, error: 'EENVELOPE 550' });
    const late = await order(MINUTE_S);
    clock.pass(MINUTE_S);
    await sender().sendDue();
    expect(await stateOf(late)).toMatchObject({ status: 'failed', error: 'too late' });
    expect(mailer.tried.map(({ id }) => id)).toEqual([refused]);
  });

  it('is retried two minutes after its sender died, but not for ever', async () => {
    // A killed sender reports nothing.
    mailer.outcome = () => new Promise(() => undefined);
    const id = await order(24 * 3600);
    for (let n = 1; n <= 5; n += 1) {
      const begun = mailer.tried.length;
      void sender().sendDue();
      while (mailer.tried.length === begun) await new Promise(setImmediate);
      clock.pass(119);
      expect(await sender().sendDue()).toBe(0);
      clock.pass(1);
    }
    await sender().sendDue();
    expect(mailer.tried).toHaveLength(5);
    expect(await stateOf(id)).toMatchObject({ status: 'failed', error: 'interrupted' });
  });

  it('is deleted thirty days after it was settled', async () => {
    const [sent, waiting] = [await order(), await order(40 * 24 * 3600)];
    mailer.outcome = async () => {
      if (mailer.tried.length > 1) await down();
    };
    await sender().sendDue();
    clock.pass(30 * 24 * 3600 + 1);
    await sender().forget();
    const left = await database.read().find(OutgoingMail, {});
    expect(left).toHaveLength(1);
    expect([sent, waiting]).toContain(left[0]?.id);
    expect(left[0]?.status).toBe('waiting');
  });

  describe('handed over', () => {
    const mail: Mail = {
      id: 'eml_1',
      to: 'ada@studio.example',
      subject: 'News',
      text: 'secret-word\n',
      html: '<p>secret-word</p>',
      date: new Date('2026-01-01T12:00:00Z'),
    };
    const smtpOf = (SMTP_URL: string) => {
      const { smtp } = loadConfig('worker', { SMTP_URL, MAIL_FROM: FROM.address }).mail;
      if (!smtp) throw new Error('no server was read');
      return new SmtpMailer(smtp, FROM);
    };

    it('to a server that is down or rejects our login can be retried, without secrets in the error', async () => {
      const smtp = await SmtpServer.start();
      const wrong = smtp.url.replace('factreel:', 'stranger:');
      for (const url of [SmtpServer.urlAt(await freePort()), wrong]) {
        const error = await smtpOf(url)
          .send(mail)
          .catch((thrown: unknown) => thrown);
        expect(error).toMatchObject({ isFinal: false, message: expect.stringMatching(/^E[A-Z]+( \d+)?$/) as string });
      }
      await smtpOf(smtp.url).send(mail);
      await smtp.stop();
      expect(smtp.received).toMatchObject([{ to: [mail.to], user: 'factreel' }]);
      expect(smtp.received[0]?.text.trim()).toBe('secret-word');
    });

    it('into a folder is one file, however often it is written', async () => {
      const folder = await mkdtemp(join(tmpdir(), 'factreel-mail-'));
      const files = new FolderMailer(join(folder, 'mail'), FROM);
      await files.send(mail);
      await files.send(mail);
      expect(await readdir(join(folder, 'mail'))).toEqual(['20260101120000-eml_1.eml']);
      await rm(folder, { recursive: true });
    });
  });
});
