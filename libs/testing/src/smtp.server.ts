import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { readMail, type ReadMail } from './read-mail';

/** A mail that a server took. */
export interface ReceivedMail extends ReadMail {
  raw: string;
  /** As the envelope says. */
  from: string;
  to: string[];
  /** Who was signed in. */
  user: string | undefined;
}

/** What a server refuses, with the code that it answers. */
export interface SmtpRefusal {
  at: 'receiver' | 'text';
  code: number;
}

const ACCOUNT = { user: 'factreel', pass: 'p@ss word' };

/** A mail server on this machine that asks for user and password. */
export class SmtpServer {
  readonly received: ReceivedMail[] = [];
  /** How often a mail was begun. */
  begun = 0;
  refusal: SmtpRefusal | null = null;

  private constructor(private readonly server: SMTPServer) {}

  /** On a free port unless one is named. */
  static async start(port = 0): Promise<SmtpServer> {
    const server = new SMTPServer({
      // The certificate that the package brings is nobody's.
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      logger: false,
      onAuth: ({ username, password }, _session, done) => {
        const isRight = username === ACCOUNT.user && password === ACCOUNT.pass;
        done(isRight ? null : new Error('wrong password'), { user: username });
      },
      onMailFrom: (_address, _session, done) => {
        started.begun += 1;
        done();
      },
      onRcptTo: (_address, _session, done) => done(started.refused('receiver')),
      onData: (stream, { envelope: { mailFrom, rcptTo }, user }, done) => {
        void text(stream).then((raw) => {
          const refused = started.refused('text');
          if (!refused) {
            const from = mailFrom ? mailFrom.address : '';
            const to = rcptTo.map(({ address }) => address);
            started.received.push({ ...readMail(raw), raw, from, to, user: String(user) });
          }
          done(refused);
        });
      },
    });
    const started = new SmtpServer(server);
    await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
    return started;
  }

  /** With user and password, as `SMTP_URL` takes it. */
  get url(): string {
    return SmtpServer.urlAt((this.server.server.address() as AddressInfo).port);
  }

  /** Where a server on this port will be. */
  static urlAt(port: number): string {
    return `smtp://${ACCOUNT.user}:${encodeURIComponent(ACCOUNT.pass)}@127.0.0.1:${port}`;
  }

  /** What came for an address. */
  to(address: string): ReceivedMail[] {
    return this.received.filter(({ to }) => to.includes(address));
  }

  async stop(): Promise<void> {
    await new Promise<void>((closed) => this.server.close(closed));
  }

  private refused(at: SmtpRefusal['at']): Error | null {
    if (this.refusal?.at !== at) return null;
    return Object.assign(new Error('not now'), { responseCode: this.refusal.code });
  }
}
