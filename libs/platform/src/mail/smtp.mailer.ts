import { createTransport } from 'nodemailer';
import type { MailConfig, SmtpConfig } from '../config/mail.config';
import { askProvider } from '../metrics/signals';
import { toMessage } from './mail-message';
import { type Mail, MailError, Mailer } from './mailer';

const CONNECT_MS = 10_000;
const SILENCE_MS = 20_000;
const SEND_MS = 45_000;
const LOOPBACK = /^(127\.|::1$|localhost$)/;

/** Hands mail to an SMTP server; each mail in a connection of its own. */
export class SmtpMailer extends Mailer {
  private readonly transport;

  constructor(
    { host, port, secure, auth }: SmtpConfig,
    private readonly from: MailConfig['from'],
  ) {
    super();
    this.transport = createTransport({
      host,
      port,
      secure,
      ...(auth && { auth }),
      // A password never crosses a network in the clear.
      requireTLS: auth !== undefined && !LOOPBACK.test(host),
      connectionTimeout: CONNECT_MS,
      greetingTimeout: CONNECT_MS,
      socketTimeout: SILENCE_MS,
    });
  }

  override async send(mail: Mail): Promise<void> {
    const message = toMessage(mail, this.from);
    try {
      await askProvider('smtp', () => this.transport.sendMail({ ...message, signal: AbortSignal.timeout(SEND_MS) }));
    } catch (error) {
      throw toMailError(error);
    }
  }
}

/** What the server says is left out: servers repeat addresses and headers in their answers. */
function toMailError(error: unknown): MailError {
  const { code = 'unknown', responseCode } = error as { code?: string; responseCode?: number };
  // A wrong password of ours is mended by the operator; a refused receiver or text stays refused.
  const isFinal = (code === 'EENVELOPE' || code === 'EMESSAGE') && (responseCode ?? 0) >= 500;
  return new MailError(responseCode === undefined ? code : `${code} ${responseCode}`, isFinal);
}
