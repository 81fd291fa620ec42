/** Who keeps cards and charges them. */
export const PAYMENT_PROVIDERS = ['sandbox', 'stripe'] as const;
export type PaymentProviderName = (typeof PAYMENT_PROVIDERS)[number];

/** Why a card was not charged: the words of the specification's 402, or `provider_unavailable` without an answer. */
export type PaymentFailure = 'card_declined' | 'authentication_required' | 'daily_cap' | 'provider_unavailable';

/** The owner of a new card; `customer` is the provider's id of the account, if it has one. */
export interface CardOwner {
  accountId: string;
  customer: string | null;
}

/** A card that the provider can charge without its owner present. */
export interface ProviderCard {
  customer: string;
  /** The provider's id of the card. */
  card: string;
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
  /** Identifies the card across all accounts. */
  fingerprint: string;
}

/** One charge of a saved card. The same `key` is the same charge, however often it is requested. */
export interface ChargeOrder {
  key: string;
  accountId: string;
  customer: string;
  card: string;
  amountCents: number;
  description: string;
  orderedAt: Date;
}

/** The outcome of a charge, with the provider's id. */
export type Charge =
  | { status: 'succeeded'; payment: string; amountCents: number }
  | { status: 'failed'; payment: string | null; reason: PaymentFailure }
  | { status: 'processing'; payment: string };

/** Keeps cards and charges them. The program binds one implementation. */
export abstract class PaymentProvider {
  abstract readonly name: PaymentProviderName;

  /**
   * Saves the card of a payment-method token for off-session charges. Throws `UnknownPaymentMethodError`, and
   * `PaymentFailedError` if the card is refused or the provider does not answer.
   */
  abstract saveCard(owner: CardOwner, token: string): Promise<ProviderCard>;

  /** Removes a saved card, so it can no longer be charged. Can be repeated. Throws what `saveCard` throws. */
  abstract forgetCard(card: string): Promise<void>;

  /** Charges a saved card in US dollars. A refusal is an answer; throws `PaymentUnavailableError` without an answer. */
  abstract charge(order: ChargeOrder): Promise<Charge>;

  /** The outcome of a charge that may have been requested; null if the provider does not know it. Throws what `charge` throws. */
  abstract findCharge(order: ChargeOrder): Promise<Charge | null>;
}
