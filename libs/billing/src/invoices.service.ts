import { Injectable } from '@nestjs/common';
import { Clock, Cursors, Database, NotFoundError, type Page, type PageAsked } from '@app/platform';
import type { LedgerKind } from './ledger.entity';
import type { PaymentProviderName } from './payments/payment-provider';

/** A month of an account's books. Credits that are held still belong to the account: they count once they are charged. */
export interface InvoiceTotals {
  /** UTC, such as `2026-11`. */
  month: string;
  /** Taken from cards, in US dollars. */
  paidUsd: number;
  /** Spendable and held credits when the month began. */
  opening: number;
  bought: number;
  granted: number;
  /** Less what was refunded; below zero where more was refunded than charged. */
  charged: number;
  expired: number;
  /** `opening + bought + granted - charged - expired`. */
  closing: number;
  /** Whether the month is over. */
  final: boolean;
}

export interface InvoicePayment {
  at: Date;
  reason: string;
  usd: number;
  credits: number;
  provider: PaymentProviderName;
  /** The payment at the provider. */
  reference: string | null;
  card: { brand: string; last4: string };
}

export interface InvoiceGrant {
  at: Date;
  reason: string;
  credits: number;
}

/** What one key was charged for one kind of work. */
export interface InvoiceCharge {
  /** Such as `design` or `render`. */
  kind: string;
  /** Null for the studio, series, and work that the worker orders. */
  keyId: string | null;
  works: number;
  credits: number;
}

export interface Invoice extends InvoiceTotals {
  payments: InvoicePayment[];
  grants: InvoiceGrant[];
  charges: InvoiceCharge[];
}

const MONTH_NAME = /^[1-9]\d{3}-(?:0[1-9]|1[0-2])$/;
const MONTH = "to_char(l.at AT TIME ZONE 'UTC', 'YYYY-MM')";
const sumOf = (kind: LedgerKind, column = 'l.credits') =>
  `coalesce(sum(${column}) FILTER (WHERE l.kind = '${kind}'), 0)`;
/** A hold takes what can be spent and a release gives it back; neither changes what the account owns. */
const OWNED = `(CASE WHEN l.kind = 'capture' THEN -l.captured WHEN l.kind IN ('hold', 'release') THEN 0 ELSE l.credits END)`;
const PAID = "JOIN deposits d ON d.transaction_id = l.id JOIN top_ups t ON d.key = 'topup:' || t.id";

/** All months of an account up to one, each with what the account owned at its end. */
const TOTALS = `
  WITH months AS (
    SELECT ${MONTH} AS month, sum(${OWNED}) AS change, ${sumOf('topup')} AS bought, ${sumOf('grant')} AS granted,
           ${sumOf('capture', 'l.captured')} - ${sumOf('refund')} AS charged, -${sumOf('expiry')} AS expired
      FROM ledger_transactions l WHERE l.account_id = ? AND l.at < ? GROUP BY 1),
  paid AS (
    SELECT ${MONTH} AS month, sum(t.packs * t.pack_usd) AS usd
      FROM ledger_transactions l ${PAID} WHERE l.account_id = ? AND l.kind = 'topup' GROUP BY 1)
  SELECT month, coalesce(usd, 0)::float8 AS "paidUsd", (closing - change)::float8 AS opening, bought::float8 AS bought,
         granted::float8 AS granted, charged::float8 AS charged, expired::float8 AS expired, closing::float8 AS closing
    FROM (SELECT *, sum(change) OVER (ORDER BY month) AS closing FROM months) AS booked LEFT JOIN paid USING (month)
   WHERE month >= ? ORDER BY month DESC LIMIT ?`;

const PAYMENTS = `
  SELECT l.at, l.reason, t.packs * t.pack_usd AS usd, l.credits::float8 AS credits, t.provider,
         t.provider_payment AS reference, json_build_object('brand', c.brand, 'last4', c.last4) AS card
    FROM ledger_transactions l ${PAID} JOIN cards c ON c.id = t.card_id
   WHERE l.account_id = ? AND l.kind = 'topup' AND l.at >= ? AND l.at < ? ORDER BY l.seq`;

const GRANTS = `
  SELECT l.at, l.reason, l.credits::float8 AS credits FROM ledger_transactions l
   WHERE l.account_id = ? AND l.kind = 'grant' AND l.at >= ? AND l.at < ? ORDER BY l.seq`;

/** Work is named `kind:…`. */
const CHARGES = `
  SELECT split_part(h.work, ':', 1) AS kind, h.key_id AS "keyId", count(*) FILTER (WHERE l.kind = 'capture')::int AS works,
         sum(CASE WHEN l.kind = 'capture' THEN l.captured ELSE -l.credits END)::float8 AS credits
    FROM ledger_transactions l JOIN holds h ON h.id = l.hold_id
   WHERE l.account_id = ? AND l.kind IN ('capture', 'refund') AND l.at >= ? AND l.at < ?
   GROUP BY 1, 2 ORDER BY 1, 2 NULLS FIRST`;

const LAST_MOMENT = new Date('9999-12-31T23:59:59Z');

/** The ledger of an account, month by month. A month in which nothing was booked has no invoice. */
@Injectable()
export class InvoicesService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Newest first. Throws `UnknownCursorError`. */
  async page(accountId: string, { limit, cursor }: PageAsked): Promise<Page<InvoiceTotals>> {
    const cursors = new Cursors(`invoices ${accountId}`, ['string']);
    const [before] = cursors.read(cursor) ?? [];
    // A test account's books go on by its virtual clocks, which may be ahead of this month.
    const until = typeof before === 'string' ? monthStart(before) : LAST_MOMENT;
    return cursors.cut(await this.totals(accountId, '', until, limit + 1), limit, ({ month }) => [month]);
  }

  /** Throws `NotFoundError` for a month in which nothing was booked. */
  async of(accountId: string, month: string): Promise<Invoice> {
    if (!MONTH_NAME.test(month)) throw new NotFoundError('invoice', month);
    const [from, until] = [monthStart(month), monthStart(month, 1)];
    const [totals] = await this.totals(accountId, month, until, 1);
    if (!totals) throw new NotFoundError('invoice', month);
    const em = this.database.read();
    const when = [accountId, from, until];
    const payments = await em.execute<InvoicePayment[]>(PAYMENTS, when);
    const grants = await em.execute<InvoiceGrant[]>(GRANTS, when);
    const charges = await em.execute<InvoiceCharge[]>(CHARGES, when);
    return { ...totals, payments: payments.map(dated), grants: grants.map(dated), charges };
  }

  private async totals(accountId: string, from: string, until: Date, limit: number): Promise<InvoiceTotals[]> {
    const asked = [accountId, until, accountId, from, limit];
    const rows = await this.database.read().execute<Array<Omit<InvoiceTotals, 'final'>>>(TOTALS, asked);
    const now = this.thisMonth();
    return rows.map((row) => ({ ...row, final: row.month < now }));
  }

  private thisMonth(): string {
    return this.clock.now().toISOString().slice(0, 7);
  }
}

/** The database answers times as text. */
function dated<Row extends { at: Date }>(row: Row): Row {
  return { ...row, at: new Date(row.at) };
}

/** When a month, or one so many months later, begins. */
function monthStart(month: string, later = 0): Date {
  const [year, number] = month.split('-').map(Number);
  return new Date(Date.UTC(year ?? NaN, (number ?? NaN) - 1 + later));
}
