import type { SendMailOptions } from 'nodemailer';
import type { MailConfig } from '../config/mail.config';

/** One plain address, which cannot smuggle in another address or header. */
const ADDRESS = /^[^\s\p{C}<>"(),:;@[\\\]]+@[^\s\p{C}<>"(),:;@[\\\]]+$/u;

/** The mail for nodemailer. Throws `MailError` for an address or subject that could inject headers. */
export function toMessage({ id, to, subject, text, html, date }: Mail, from: MailConfig['from']): SendMailOptions {
  if (!ADDRESS.test(to)) throw new MailError('not an address that mail can be sent to', true);
  if (/\p{C}/u.test(subject)) throw new MailError('not a subject', true);
  return {
    from,
    to: { name: '', address: to },
    envelope: { from: from.address, to: [to] },
    subject,
    text,
    html,
    date,
    messageId: `<${id}@${from.address.split('@')[1]}>`,
    // Suppresses out-of-office replies (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** A mail to send. */
export interface Mail {
  /** `eml_…`; a resent mail keeps it, so its receiver can detect duplicates. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  date: Date;
}

/** Delivers mail: to an SMTP server if configured, otherwise to files. */
export abstract class Mailer {
  /** Throws `MailError`. */
  abstract send(mail: Mail): Promise<void>;
}

/** A mail was not delivered; the message contains none of its text. */
export class MailError extends Error {
  constructor(
    message: string,
    /** True if a retry would be refused again. */
    readonly isFinal: boolean,
  ) {
    super(message);
  }
}
