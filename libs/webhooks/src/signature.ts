import { createHmac, randomBytes } from 'node:crypto';

export type SignatureHeaders = Record<
  'X-Service-Signature' | 'webhook-id' | 'webhook-timestamp' | 'webhook-signature',
  string
>;

/** A new secret in the form of the Standard Webhooks libraries. */
export function newSigningSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`;
}

/** All headers of a delivery. */
export function deliveryHeaders(
  secrets: readonly string[],
  eventId: string,
  body: string,
  at: Date,
): Record<string, string> {
  return {
    'content-type': 'application/json',
    'user-agent': 'Factreel-Webhooks/1',
    ...signatureHeaders(secrets, eventId, body, at),
  };
}

/**
 * Signs a body twice: the key of our own header is the whole secret string, that of the Standard Webhooks headers is the
 * decoded bytes after `whsec_`. Each secret adds a signature to both, in the given order.
 */
export function signatureHeaders(
  secrets: readonly string[],
  eventId: string,
  body: string,
  at: Date,
): SignatureHeaders {
  const seconds = Math.floor(at.getTime() / 1000);
  const own = secrets.map((secret) => createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex'));
  const standard = secrets.map((secret) =>
    createHmac('sha256', Buffer.from(secret.replace(/^whsec_/, ''), 'base64'))
      .update(`${eventId}.${seconds}.${body}`)
      .digest('base64'),
  );
  return {
    'X-Service-Signature': [`t=${seconds}`, ...own.map((hex) => `v1=${hex}`)].join(','),
    'webhook-id': eventId,
    'webhook-timestamp': String(seconds),
    'webhook-signature': standard.map((base64) => `v1,${base64}`).join(' '),
  };
}
