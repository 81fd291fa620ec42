import { z } from 'zod';

const ADDRESS = /^[^\s<>"(),:;@[\\\]]+@[^\s<>"(),:;@[\\\]]+$/u;
const NAMED = /^([^<>"\p{Cc}]*)<([^<>]+)>$/u;
const PORTS: Readonly<Record<string, number>> = { 'smtp:': 587, 'smtps:': 465 };

const smtpUrl = z
  .url({ protocol: /^smtps?$/, error: 'must be smtp://user:password@host:port, or smtps://…' })
  .refine((value) => {
    const url = URL.canParse(value) ? new URL(value) : undefined;
    return url !== undefined && url.hostname !== '' && /^\/?$/.test(url.pathname) && !url.search && !url.hash;
  }, 'must be smtp://user:password@host:port, or smtps://…, without a path')
  .transform(readSmtpUrl);
const sender = z
  .string()
  .trim()
  .transform(readSender)
  .refine(({ address }) => ADDRESS.test(address), 'must be an address, or Name <address>');

/** Environment variables of outgoing mail, read with those of the platform. */
export const mailVariables = { SMTP_URL: smtpUrl.optional(), MAIL_FROM: sender.optional() };

/** A mail server, and what opens it. */
export interface SmtpConfig {
  host: string;
  port: number;
  /** TLS from the first byte; else it is begun by STARTTLS where the server offers it. */
  secure: boolean;
  auth: { user: string; pass: string } | undefined;
}

/** Who sends mail, and through which server. */
export interface MailConfig {
  from: { name: string; address: string };
  /** Unset: mail is written into files. */
  smtp: SmtpConfig | undefined;
}

type MailVariables = z.infer<z.ZodObject<typeof mailVariables>>;

/** A server refuses mail of nobody: where one is named the sender must be too. */
export function hasSender({ SMTP_URL, MAIL_FROM }: Partial<MailVariables>): boolean {
  return SMTP_URL === undefined || MAIL_FROM !== undefined;
}

/** Outgoing mail out of the parsed variables. */
export function readMail({ SMTP_URL: smtp, MAIL_FROM: from }: MailVariables): MailConfig {
  return { from: from ?? { name: 'Factreel', address: 'factreel@localhost' }, smtp };
}

function readSmtpUrl(value: string): SmtpConfig {
  const { protocol, hostname, port, username, password } = new URL(value);
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (PORTS[protocol] ?? 0) : Number(port),
    secure: protocol === 'smtps:',
    auth: username === '' ? undefined : { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
  };
}

function readSender(value: string): MailConfig['from'] {
  const [, name, address] = NAMED.exec(value) ?? [];
  return address === undefined ? { name: '', address: value } : { name: (name ?? '').trim(), address: address.trim() };
}
