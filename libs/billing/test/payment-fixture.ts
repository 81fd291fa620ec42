import type { EntityManager } from '@mikro-orm/postgresql';
import { type Database, type DomainEvent, Outbox, OutboxEntry } from '@app/platform';
import {
  BillingSettingsService,
  BuyPackService,
  CardsService,
  ChargeTopUpService,
  CardTopUp,
  PayAsYouGoService,
} from '../src';
import { Ledger } from '../src/ledger';
import { OpenTopUpService } from '../src/payments/open-top-up.service';
import type { PaymentProvider } from '../src/payments/payment-provider';
import { SandboxPayments } from '../src/payments/sandbox-payments';
import { SettleTopUpService } from '../src/payments/settle-top-up.service';
import { type LedgerFixture } from './ledger-fixture';

/** The payment services of one process, on a ledger that others may share. */
export class PaymentFixture {
  readonly settings: BillingSettingsService;
  readonly cards: CardsService;
  readonly opening: OpenTopUpService;
  readonly settling: SettleTopUpService;
  readonly charging: ChargeTopUpService;
  readonly payg: PayAsYouGoService;
  readonly packs: BuyPackService;
  private serial = 0;

  constructor(
    readonly books: LedgerFixture,
    readonly provider: PaymentProvider = new SandboxPayments(books.database, books.clock),
    readonly database: Database = books.database,
  ) {
    const { deposits, clock } = books;
    const outbox = new Outbox(clock);
    this.settings = new BillingSettingsService(database);
    this.cards = new CardsService(database, provider, this.settings, deposits, new Ledger(outbox), clock);
    this.opening = new OpenTopUpService(database, deposits, outbox, clock);
    this.settling = new SettleTopUpService(database, deposits, outbox, clock);
    this.charging = new ChargeTopUpService(database, provider, this.settling, clock);
    this.payg = new PayAsYouGoService(
      database,
      this.settings,
      this.cards,
      this.opening,
      this.charging,
      clock,
      books.wallet,
      deposits,
    );
    this.packs = new BuyPackService(this.cards, this.opening, this.charging);
  }

  /** Makes an account with that many credits and a card that added none; returns its id. */
  async anAccount(credits: number, token = 'pm_card_visa'): Promise<string> {
    const id = await this.books.anAccount(credits);
    await this.cards.saveWithoutGrant(id, token);
    return id;
  }

  /** Orders work for that many credits, as an order of a video does; returns its name. */
  async order(accountId: string, credits: number): Promise<string> {
    const work = `work${++this.serial}:${Math.random()}`;
    const request = { accountId, videoId: null, work, credits, reason: 'test' };
    await this.payg.transaction(accountId, (em: EntityManager) => this.books.wallet.hold(em, [request]));
    return work;
  }

  async topUps(accountId: string): Promise<CardTopUp[]> {
    return await this.database.read().find(CardTopUp, { accountId }, { orderBy: { createdAt: 'asc', id: 'asc' } });
  }

  /** The notices for the account's owner. */
  async events(accountId: string): Promise<DomainEvent[]> {
    const entries = await this.database.read().find(OutboxEntry, {}, { orderBy: { id: 'asc' } });
    return entries.map(({ event }) => event).filter((event) => event.accountId === accountId);
  }

  async spendable(accountId: string): Promise<number> {
    return (await this.books.wallet.balance(accountId)).credits;
  }
}

/** The answers to parallel orders: how many were accepted, and every other answer. */
export async function together(orders: Array<Promise<unknown>>): Promise<{ taken: number; refused: string[] }> {
  const settled = await Promise.allSettled(orders);
  return {
    taken: settled.filter(({ status }) => status === 'fulfilled').length,
    refused: settled.flatMap((one) => (one.status === 'rejected' ? [(one.reason as { error: string }).error] : [])),
  };
}
