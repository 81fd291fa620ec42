import type { SendMailOptions } from 'nodemailer';
import type { MailConfig } from '../config/mail.config';
import { type Mail, MailError } from './mailer';

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
