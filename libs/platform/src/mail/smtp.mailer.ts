import { createTransport } from 'nodemailer';
import type { MailConfig, SmtpConfig } from '../config/mail.config';
import { askProvider } from '../metrics/signals';
import { toMessage, type Mail, MailError, Mailer } from './mailer';

const CONNECT_MS = 10_000;
const SILENCE_MS = 20_000;
const SEND_MS = 45_000;
const LOOPBACK = /^(127\.|::1$|localhost$)/;

/** Sends mail to an SMTP server, one connection per mail. */
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
      // Passwords are never sent unencrypted over a network.
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

/** Leaves out the server's text, which may repeat addresses and headers. */
function toMailError(error: unknown): MailError {
  const { code = 'unknown', responseCode } = error as { code?: string; responseCode?: number };
  // The operator can fix a wrong password; a refused receiver or text stays refused.
  const isFinal = (code === 'EENVELOPE' || code === 'EMESSAGE') && (responseCode ?? 0) >= 500;
  return new MailError(responseCode === undefined ? code : `${code} ${responseCode}`, isFinal);
}
