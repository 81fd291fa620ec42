import { Injectable } from '@nestjs/common';
import { Clock, Database, randomText } from '@app/platform';
import {
  type CardOwner,
  type Charge,
  type ChargeOrder,
  type PaymentFailure,
  PaymentProvider,
  type ProviderCard,
} from './payment-provider';
import { UnknownPaymentMethodError } from './payments.errors';
import { SandboxCharge } from './sandbox-charge.entity';

/** The sandbox's card tokens, and how their charges end. */
const TOKENS = new Map<string, { last4: string; failure: PaymentFailure | null }>([
  ['pm_card_visa', { last4: '4242', failure: null }],
  ['pm_card_chargeDeclined', { last4: '0341', failure: 'card_declined' }],
  ['pm_card_authenticationRequired', { last4: '3184', failure: 'authentication_required' }],
]);

/** A token can carry its own fingerprint: `pm_card_visa:one-card`. */
const TOKEN = /^(\w+)(?::([\w-]{1,64}))?$/;

const INSERT = `
  INSERT INTO sandbox_charges (key, id, amount_cents, failure, created_at)
    VALUES (?, ?, ?, ?, ?) ON CONFLICT (key) DO NOTHING`;

/** Accepts the test tokens and charges no money. Its charges are in the database, so all processes see the same. */
@Injectable()
export class SandboxPayments extends PaymentProvider {
  readonly name = 'sandbox';

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    super();
  }

  async saveCard({ accountId }: CardOwner, token: string): Promise<ProviderCard> {
    const [, card = '', own] = TOKEN.exec(token) ?? [];
    const known = TOKENS.get(card);
    if (!known) throw new UnknownPaymentMethodError();
    return {
      customer: accountId,
      card,
      brand: 'visa',
      last4: known.last4,
      expMonth: 12,
      expYear: this.clock.now().getUTCFullYear() + 3,
      fingerprint: own ? `own:${own}` : `${card}:${accountId}`,
    };
  }

  /** The sandbox keeps no cards. */
  async forgetCard(): Promise<void> {}

  async charge(order: ChargeOrder): Promise<Charge> {
    const failure = TOKENS.get(order.card)?.failure ?? null;
    const values = [order.key, `pi_${randomText(24)}`, order.amountCents, failure, this.clock.now()];
    await this.database.transaction((em) => em.execute(INSERT, values));
    const made = await this.findCharge(order);
    if (!made) throw new Error(`sandbox charge ${order.key} was not kept`);
    return made;
  }

  async findCharge({ key }: ChargeOrder): Promise<Charge | null> {
    const kept = await this.database.read().findOne(SandboxCharge, { key });
    if (!kept) return null;
    const { id: payment, amountCents, failure } = kept;
    return failure ? { status: 'failed', payment, reason: failure } : { status: 'succeeded', payment, amountCents };
  }
}
