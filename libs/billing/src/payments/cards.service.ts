import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock, Database, newId, NotFoundError, type Page, type PageAsked, readPage } from '@app/platform';
import { BillingSettingsService } from '../billing-settings.service';
import { DepositsService } from '../deposits.service';
import { Ledger } from '../ledger';
import { PRICES } from '../price-list';
import { Card } from './card.entity';
import { PaymentProvider, type ProviderCard } from './payment-provider';

/** A saved card and the credits that it added. */
export interface CardSaved {
  card: Card;
  granted: number;
}

const NEWEST_FIRST = { savedAt: 'desc', id: 'desc' } as const;

@Injectable()
export class CardsService {
  constructor(
    private readonly database: Database,
    private readonly provider: PaymentProvider,
    private readonly settings: BillingSettingsService,
    private readonly deposits: DepositsService,
    private readonly ledger: Ledger,
    private readonly clock: Clock,
  ) {}

  /**
   * Saves the card of a payment-method token and makes it the card that is charged. An account's first card switches
   * pay-as-you-go on and adds credits, unless the same card has already done so for another account. Throws what
   * `PaymentProvider.saveCard` throws.
   */
  async save(accountId: string, token: string): Promise<CardSaved> {
    const saved = await this.ask(accountId, token);
    return await this.database.transaction(async (em) => {
      const { card, isNew } = await this.keep(em, accountId, saved);
      return { card, granted: isNew && card.isFirst ? await this.grant(em, card) : 0 };
    });
  }

  /** Like `save`, for an operator who chose the opening credits: the card adds none. */
  async saveWithoutGrant(accountId: string, token: string): Promise<Card> {
    const saved = await this.ask(accountId, token);
    return await this.database.transaction(async (em) => (await this.keep(em, accountId, saved)).card);
  }

  /** The card that is charged; null if none is on file with the current provider. */
  async current(accountId: string): Promise<Card | null> {
    const [card] = await this.database
      .read()
      .find(Card, { accountId, provider: this.provider.name, removedAt: null }, { orderBy: NEWEST_FIRST, limit: 1 });
    return card ?? null;
  }

  /** Newest first, after the card named by `cursor`. Throws `UnknownCursorError`. */
  async page(accountId: string, asked: PageAsked): Promise<Page<Card>> {
    const where = { provider: this.provider.name, removedAt: null };
    return await readPage(
      this.database.read(),
      { entity: Card, whose: { accountId }, where, by: ['savedAt', 'id'] },
      asked,
    );
  }

  /** Makes it the card that is charged. Throws `NotFoundError`. */
  async prefer(accountId: string, id: string): Promise<Card> {
    return await this.database.transaction(async (em) => {
      await this.ledger.lock(em, accountId);
      return Object.assign(await this.find(em, accountId, id), { savedAt: this.clock.now() });
    });
  }

  /**
   * Removes the card, also at the provider; the card saved before it is charged from now on. Throws `NotFoundError` and
   * what `PaymentProvider.forgetCard` throws.
   */
  async remove(accountId: string, id: string): Promise<void> {
    const { providerCard } = await this.find(this.database.read(), accountId, id);
    await this.provider.forgetCard(providerCard);
    await this.database.transaction(async (em) => {
      await this.ledger.lock(em, accountId);
      Object.assign(await this.find(em, accountId, id), { removedAt: this.clock.now() });
    });
  }

  /** Removes every card, also at the provider. Can be repeated. Throws what `PaymentProvider.forgetCard` throws. */
  async forgetAll(accountId: string): Promise<void> {
    const kept = { accountId, provider: this.provider.name, removedAt: null };
    for (const { id } of await this.database.read().find(Card, kept)) await this.remove(accountId, id);
  }

  private async find(em: EntityManager, accountId: string, id: string): Promise<Card> {
    const card = await em.findOne(Card, { id, accountId, provider: this.provider.name, removedAt: null });
    if (!card) throw new NotFoundError('card', id);
    return card;
  }

  private async ask(accountId: string, token: string): Promise<ProviderCard> {
    const known = await this.current(accountId);
    return await this.provider.saveCard({ accountId, customer: known?.providerCustomer ?? null }, token);
  }

  /** Under the wallet's lock, so exactly one of two cards saved in parallel is the first. */
  private async keep(
    em: EntityManager,
    accountId: string,
    saved: ProviderCard,
  ): Promise<{ card: Card; isNew: boolean }> {
    await this.ledger.lock(em, accountId);
    const { fingerprint, brand, last4, expMonth, expYear } = saved;
    const provider = this.provider.name;
    const now = this.clock.now();
    const shown = { brand, last4, expMonth, expYear, savedAt: now, removedAt: null };
    const ids = { providerCustomer: saved.customer, providerCard: saved.card };
    const known = await em.findOne(Card, { accountId, provider, fingerprint });
    if (known) return { card: Object.assign(known, shown, ids), isNew: false };
    const isFirst = (await em.count(Card, { accountId })) === 0;
    const id = newId('card');
    const card = em.create(Card, { id, accountId, provider, fingerprint, isFirst, createdAt: now, ...shown, ...ids });
    await em.persistAndFlush(card);
    if (isFirst) await this.settings.change(em, accountId, { payAsYouGo: true });
    return { card, isNew: true };
  }

  /** One first card per account, and one grant per fingerprint: 500 credits once for either. */
  private async grant(em: EntityManager, { accountId, provider, fingerprint }: Card): Promise<number> {
    const credits = PRICES.firstCardGrant;
    const wanted = { category: 'first-card', credits, reason: 'first card' } as const;
    const given = await this.deposits.grant(em, accountId, wanted, `first-card:${provider}:${fingerprint}`);
    return given ? credits : 0;
  }
}
