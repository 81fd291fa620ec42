import { createHmac } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { LocalServer } from './local-server';

/** A request that reached Stripe, its form as it was sent: `metadata[account]`. */
export interface StripeCall {
  method: string;
  path: string;
  authorization: string | undefined;
  idempotencyKey: string | undefined;
  form: Record<string, string>;
}

/** What goes wrong with a request: carried out but the answer is lost, never carried out, or a fault of Stripe's own. */
export type StripeFault = 'lose' | 'drop' | 'fail';

/** How a charge ends. */
export type StripeOutcome = 'succeeded' | 'processing' | 'card_declined' | 'authentication_required';

/** A PaymentIntent; the fields that matter here. */
export interface StripeIntent {
  id: string;
  object: 'payment_intent';
  amount: number;
  amount_received: number;
  created: number;
  currency: string;
  customer: string;
  description: string | null;
  metadata: Record<string, string>;
  last_payment_error: Record<string, unknown> | null;
  status: string;
}

interface Reply {
  status: number;
  body: unknown;
}

/** Payment methods that can be saved, and their cards' numbers; each saving is a payment method of its own. */
const TOKENS: Record<string, string> = {
  pm_card_visa: '4242',
  pm_card_mastercard: '4444',
  pm_card_chargeDeclined: '0002',
  pm_card_authenticationRequired: '3184',
};

/** Customers, SetupIntents, PaymentIntents and signed events of Stripe in their wire format, on one local port. */
export class StripeServer extends LocalServer {
  readonly calls: StripeCall[] = [];
  readonly intents: StripeIntent[] = [];
  /** For the next orders (POST), one each. */
  faults: StripeFault[] = [];
  /** How charges end from now on. */
  outcome: StripeOutcome = 'succeeded';
  /** Charges wait until this is kept. */
  gate: Promise<void> = Promise.resolve();
  private readonly kept = new Map<string, { order: string; reply: Reply }>();
  private serial = 0;

  private constructor() {
    super((request, response) => this.answer(request, response));
  }

  static async start(): Promise<StripeServer> {
    return await new StripeServer().listen();
  }

  /** PaymentIntents that took money. */
  get paid(): StripeIntent[] {
    return this.intents.filter(({ status }) => status === 'succeeded');
  }

  /** An event as Stripe would send it, with the `Stripe-Signature` of its body. */
  event(type: string, intent: StripeIntent, secret: string): { body: string; signature: string } {
    const created = Math.floor(Date.now() / 1000);
    const body = JSON.stringify({
      id: this.newId('evt'),
      object: 'event',
      api_version: '2026-10-28.endive',
      created,
      data: { object: intent },
      livemode: false,
      type,
    });
    const v1 = createHmac('sha256', secret).update(`${created}.${body}`).digest('hex');
    return { body, signature: `t=${created},v1=${v1}` };
  }

  /** Ends a charge that was under way. */
  finish(intent: StripeIntent, outcome: StripeOutcome): void {
    Object.assign(intent, stateOf(outcome, intent.amount));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const raw = await text(request).catch(() => '');
    const { method = '', headers } = request;
    const url = new URL(request.url ?? '', this.url);
    const form = Object.fromEntries(method === 'POST' ? new URLSearchParams(raw) : url.searchParams);
    const idempotencyKey = headers['idempotency-key'] as string | undefined;
    const call = { method, path: url.pathname, authorization: headers.authorization, idempotencyKey, form };
    this.calls.push(call);
    const fault = method === 'POST' ? this.faults.shift() : undefined;
    if (fault === 'drop') return void request.socket.destroy();
    if (fault === 'fail') return send(response, refusal(500, { type: 'api_error', message: 'An unknown error' }));
    const reply = await this.replyOnce(call, raw);
    if (fault === 'lose') return void request.socket.destroy();
    send(response, reply);
  }

  /** One key is one order: it is answered again as it was, and taken for no other. */
  private async replyOnce(call: StripeCall, raw: string): Promise<Reply> {
    const { idempotencyKey: key, method, path } = call;
    if (!key || method !== 'POST') return await this.reply(call);
    const order = `${path}?${raw}`;
    const known = this.kept.get(key);
    if (known && known.order !== order) {
      const message = 'Keys for idempotent requests can only be used with the same parameters.';
      return refusal(400, { type: 'idempotency_error', message });
    }
    const reply = known?.reply ?? (await this.reply(call));
    this.kept.set(key, { order, reply });
    return reply;
  }

  private async reply({ method, path, form, authorization }: StripeCall): Promise<Reply> {
    if (!authorization?.startsWith('Bearer sk_')) {
      return refusal(401, { type: 'invalid_request_error', message: 'Invalid API Key provided' });
    }
    const route = `${method} ${path}`;
    if (route === 'POST /v1/customers') return ok({ id: this.newId('cus'), object: 'customer', ...nested(form) });
    if (route === 'POST /v1/setup_intents') return this.setUp(form);
    if (route === 'POST /v1/payment_intents') return await this.charge(form);
    if (route === 'GET /v1/payment_intents') return this.list(form);
    const [, detached] = /^POST \/v1\/payment_methods\/(\w+)\/detach$/.exec(route) ?? [];
    if (detached) return ok({ id: detached, object: 'payment_method', customer: null });
    return refusal(404, { type: 'invalid_request_error', message: `Unrecognized request URL (${route})` });
  }

  private setUp(form: Record<string, string>): Reply {
    const token = form['payment_method'] ?? '';
    const last4 = TOKENS[token];
    if (!last4) {
      const message = `No such PaymentMethod: '${token}'`;
      return refusal(400, {
        type: 'invalid_request_error',
        code: 'resource_missing',
        param: 'payment_method',
        message,
      });
    }
    if (token === 'pm_card_chargeDeclined') return refusal(402, cardError('card_declined'));
    const method = {
      id: this.newId('pm'),
      object: 'payment_method',
      type: 'card',
      customer: form['customer'],
      card: { brand: 'visa', last4, exp_month: 8, exp_year: 2031, fingerprint: `print${last4}` },
    };
    const status = token === 'pm_card_authenticationRequired' ? 'requires_action' : 'succeeded';
    return ok({ id: this.newId('seti'), object: 'setup_intent', status, payment_method: method });
  }

  private async charge(form: Record<string, string>): Promise<Reply> {
    await this.gate;
    const amount = Number(form['amount']);
    const intent: StripeIntent = {
      id: this.newId('pi'),
      object: 'payment_intent',
      amount,
      created: Math.floor(Date.now() / 1000),
      currency: form['currency'] ?? '',
      customer: form['customer'] ?? '',
      description: form['description'] ?? null,
      metadata: nested(form).metadata,
      ...stateOf(this.outcome, amount),
    };
    this.intents.unshift(intent);
    const { last_payment_error: error } = intent;
    return error ? refusal(402, { ...error, payment_intent: intent }) : ok(intent);
  }

  /** Newest first, as Stripe lists. */
  private list(form: Record<string, string>): Reply {
    const since = Number(form['created[gte]'] ?? 0);
    const all = this.intents.filter(({ customer, created }) => customer === form['customer'] && created >= since);
    const start = form['starting_after'] ? all.findIndex(({ id }) => id === form['starting_after']) + 1 : 0;
    const data = all.slice(start, start + Number(form['limit'] ?? 10));
    const has_more = start + data.length < all.length;
    return ok({ object: 'list', url: '/v1/payment_intents', has_more, data });
  }

  private newId(prefix: string): string {
    this.serial += 1;
    return `${prefix}_test${this.serial}`;
  }
}

function stateOf(outcome: StripeOutcome, amount: number) {
  if (outcome === 'succeeded') return { status: 'succeeded', amount_received: amount, last_payment_error: null };
  if (outcome === 'processing') return { status: 'processing', amount_received: 0, last_payment_error: null };
  return { status: 'requires_payment_method', amount_received: 0, last_payment_error: cardError(outcome) };
}

function cardError(code: 'card_declined' | 'authentication_required') {
  const decline_code = code === 'card_declined' ? 'generic_decline' : code;
  return { type: 'card_error', code, decline_code, message: 'Your card was declined.' };
}

function nested(form: Record<string, string>): { metadata: Record<string, string> } {
  const entries = Object.entries(form).flatMap(([name, value]) => {
    const [, field] = /^metadata\[(\w+)\]$/.exec(name) ?? [];
    return field ? [[field, value]] : [];
  });
  return { metadata: Object.fromEntries(entries) as Record<string, string> };
}

function ok(body: unknown): Reply {
  return { status: 200, body };
}

function refusal(status: number, error: Record<string, unknown>): Reply {
  return { status, body: { error } };
}

function send(response: ServerResponse, { status, body }: Reply): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
