import { WebhookSignatureError } from './errors.ts';
import type { components } from './schema.ts';

/** An event as a webhook or the feed brings it; told apart by `event`. */
export type WebhookEvent = components['schemas']['WebhookEvent'];

/** Headers of fetch, or those of Node's http. */
export type DeliveryHeaders = Headers | Record<string, string | string[] | undefined>;

const HEADER = 'x-service-signature';

/**
 * The event of a delivery, once `X-Service-Signature` is proved: `t=<unix seconds>,v1=<hex HMAC-SHA256 of "t.body">`
 * under the whole secret. One right `v1` out of several is enough, and so is one right secret: while a secret is replaced,
 * deliveries are signed with both. `rawBody` is what came over the wire, byte by byte; `toleranceSeconds` (300) is how far its
 * time may lie from now. Throws `WebhookSignatureError`.
 */
export async function verifyWebhook(
  rawBody: string | Uint8Array,
  headers: DeliveryHeaders,
  secret: string | readonly string[],
  { toleranceSeconds = 300, now = new Date() }: { toleranceSeconds?: number; now?: Date } = {},
): Promise<WebhookEvent> {
  const encoder = new TextEncoder();
  const body = typeof rawBody === 'string' ? encoder.encode(rawBody) : rawBody;
  const { at, signatures } = partsOf(headerOf(headers));
  if (Math.abs(now.getTime() / 1000 - at) > toleranceSeconds) {
    throw new WebhookSignatureError(`signed at ${at}, which is more than ${toleranceSeconds} s from now`);
  }
  const signed = concat(encoder.encode(`${at}.`), body);
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  for (const one of typeof secret === 'string' ? [secret] : secret) {
    const key = await crypto.subtle.importKey('raw', encoder.encode(one), algorithm, false, ['verify']);
    for (const signature of signatures) {
      // Compares in constant time.
      if (await crypto.subtle.verify('HMAC', key, signature, signed)) return eventOf(body);
    }
  }
  throw new WebhookSignatureError('no signature is right: another secret, or the body was changed on its way');
}

function headerOf(headers: DeliveryHeaders): string {
  const value =
    headers instanceof Headers
      ? headers.get(HEADER)
      : Object.entries(headers).find(([name]) => name.toLowerCase() === HEADER)?.[1];
  if (typeof value !== 'string') throw new WebhookSignatureError(`the header ${HEADER} is missing`);
  return value;
}

function partsOf(header: string): { at: number; signatures: Array<Uint8Array<ArrayBuffer>> } {
  const entries = header.split(',').map((part) => part.trim().split('=', 2));
  const time = entries.find(([name]) => name === 't')?.[1] ?? '';
  const hex = entries.filter(([name]) => name === 'v1').map(([, value]) => value ?? '');
  const isRight = /^\d{1,12}$/.test(time) && hex.length > 0 && hex.every((value) => /^([0-9a-f]{2})+$/i.test(value));
  if (!isRight) throw new WebhookSignatureError(`the header ${HEADER} is not "t=…,v1=…"`);
  return { at: Number(time), signatures: hex.map(bytesOf) };
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

function concat(first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(first.length + second.length);
  all.set(first);
  all.set(second, first.length);
  return all;
}

function eventOf(body: Uint8Array): WebhookEvent {
  return JSON.parse(new TextDecoder().decode(body)) as WebhookEvent;
}
