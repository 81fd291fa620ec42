import { createHmac } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import Stripe from 'stripe';
import { newSigningSecret, signatureHeaders } from './signature';

const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const BODY = '{"id":"evt_1","event":"video.rendered","title":"Über 17 %"}';
const AT = new Date('2026-11-21T08:00:00.900Z');

describe('signatureHeaders', () => {
  const headers = signatureHeaders([SECRET], 'evt_1', BODY, AT);

  it('signs time and body with the whole secret in our own header', () => {
    const seconds = 1_795_248_000;
    const expected = createHmac('sha256', SECRET).update(`${seconds}.${BODY}`).digest('hex');
    expect(headers['X-Service-Signature']).toBe(`t=${seconds},v1=${expected}`);
  });

  it('passes the Standard Webhooks library, which rejects an altered body', () => {
    const now = signatureHeaders([SECRET], 'evt_1', BODY, new Date());
    expect(new Webhook(SECRET).verify(BODY, now)).toMatchObject({ id: 'evt_1' });
    expect(() => new Webhook(SECRET).verify(BODY.replace('17', '18'), now)).toThrow();
    expect(() => new Webhook(SECRET).verify(BODY, { ...now, 'webhook-id': 'evt_2' })).toThrow();
  });

  it('changes with the time and the secret', () => {
    const later = signatureHeaders([SECRET], 'evt_1', BODY, new Date(AT.getTime() + 1000));
    const other = signatureHeaders([`${SECRET.slice(0, -4)}AAA=`], 'evt_1', BODY, AT);
    for (const name of ['X-Service-Signature', 'webhook-signature'] as const) {
      expect(new Set([headers[name], later[name], other[name]]).size).toBe(3);
    }
  });

  it('passes Stripe’s verifier, given our header and the secret as shown', () => {
    const { webhooks } = new Stripe('sk_test');
    const { 'X-Service-Signature': header } = signatureHeaders([SECRET], 'evt_1', BODY, new Date());
    expect(webhooks.constructEvent(BODY, header, SECRET)).toMatchObject({ id: 'evt_1' });
    expect(() => webhooks.constructEvent(BODY.replace('17', '18'), header, SECRET)).toThrow();
    expect(() => webhooks.constructEvent(BODY, header, `${SECRET}x`)).toThrow();
  });

  it('signs with every valid secret during a rotation, the current one first', () => {
    const before = newSigningSecret();
    const now = signatureHeaders([SECRET, before], 'evt_1', BODY, new Date());
    expect(now['X-Service-Signature']).toMatch(/^t=\d+,v1=[0-9a-f]{64},v1=[0-9a-f]{64}$/);
    expect(now['webhook-signature']).toMatch(/^v1,\S{44} v1,\S{44}$/);
    const { webhooks } = new Stripe('sk_test');
    for (const secret of [SECRET, before]) {
      expect(webhooks.constructEvent(BODY, now['X-Service-Signature'], secret)).toMatchObject({ id: 'evt_1' });
      expect(new Webhook(secret).verify(BODY, now)).toMatchObject({ id: 'evt_1' });
    }
    expect(() => new Webhook(newSigningSecret()).verify(BODY, now)).toThrow();
  });
});
