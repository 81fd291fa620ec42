/** Who keeps cards and charges them. */
export const PAYMENT_PROVIDERS = ['sandbox', 'stripe'] as const;
export type PaymentProviderName = (typeof PAYMENT_PROVIDERS)[number];

/** Why a card was not charged: the words of the specification's 402, and `provider_unavailable` where no answer was had. */
export type PaymentFailure = 'card_declined' | 'authentication_required' | 'daily_cap' | 'provider_unavailable';

/** Whose card it is to be; `customer` is the provider's name for the account where it has one already. */
export interface CardOwner {
  accountId: string;
  customer: string | null;
}

/** A card that the provider can charge without its owner. */
export interface ProviderCard {
  customer: string;
  /** The provider's name for the card. */
  card: string;
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
  /** The same for one card, whichever account saves it. */
  fingerprint: string;
}

/** One charge of a saved card; the same `key` is the same charge, however often it is ordered. */
export interface ChargeOrder {
  key: string;
  accountId: string;
  customer: string;
  card: string;
  amountCents: number;
  description: string;
  orderedAt: Date;
}

/** What became of a charge, with the provider's name for it. */
export type Charge =
  | { status: 'succeeded'; payment: string; amountCents: number }
  | { status: 'failed'; payment: string | null; reason: PaymentFailure }
  | { status: 'processing'; payment: string };

/** Keeps cards and charges them; one is bound for the whole program. */
export abstract class PaymentProvider {
  abstract readonly name: PaymentProviderName;

  /**
   * Saves the card behind a payment-method token for charges without its owner. Throws `UnknownPaymentMethodError`,
   * and `PaymentFailedError` for a card that is refused, or a provider that does not answer.
   */
  abstract saveCard(owner: CardOwner, token: string): Promise<ProviderCard>;

  /** Gives a saved card back, so that it cannot be charged any more; again changes nothing. Throws as `saveCard`. */
  abstract forgetCard(card: string): Promise<void>;

  /** Charges a saved card in US dollars. A refusal is an answer; throws `PaymentUnavailableError` where none was had. */
  abstract charge(order: ChargeOrder): Promise<Charge>;

  /** What became of a charge that may have been ordered; null where the provider knows of none. Throws as `charge`. */
  abstract findCharge(order: ChargeOrder): Promise<Charge | null>;
}
