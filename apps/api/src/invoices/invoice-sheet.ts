import { type Invoice, usdOf } from '@app/billing';

/** Texts of one cell; where no face has its characters, `instead` is written. */
export interface Cell {
  text: string;
  instead?: string;
}

export interface SheetTable {
  title: string;
  /** Numbers stand at the end of their column. */
  columns: Array<{ name: string; share: number; end?: true }>;
  rows: Cell[][];
  /** The last row, in bold. */
  sum?: string[];
  /** In place of rows, where there are none. */
  none?: string;
}

/** An invoice in words, ready to be laid out. */
export interface InvoiceSheet {
  title: string;
  notice: string | null;
  /** Shown beside each other below the title. */
  heads: Array<{ name: string; share: number; lines: Cell[] }>;
  tables: SheetTable[];
  foot: string;
}

export interface SheetOf {
  invoice: Invoice;
  number: string;
  email: string;
  accountId: string;
  livemode: boolean;
  keyNames: ReadonlyMap<string, string>;
  now: Date;
}

const KINDS: Record<string, string> = {
  design: 'Design',
  render: 'Render',
  edit: 'Edit',
  episode: 'Autopilot episode',
  footage: 'Footage index',
  image: 'Generated picture',
  clip: 'AI clip',
  music: 'Generated music',
  model: 'Language model',
  check: 'Check of a series',
  browser: 'Page read in a browser',
};
const PRICED = 1_000;
const TEST = 'Test mode: test credits are free, and no money was taken.';
const OPEN = 'The month is not over: this is what was booked so far.';

const count = (amount: number) => amount.toLocaleString('en-US');
const signed = (amount: number) => `${amount < 0 ? '−' : amount > 0 ? '+' : ''}${count(Math.abs(amount))}`;
const usd = (amount: number) => amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' });
const day = (at: Date) =>
  at.toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
const cells = (texts: string[]): Cell[] => texts.map((text) => ({ text }));

/** What an invoice says, in English, with times in UTC. */
export function invoiceSheet({ invoice, number, email, accountId, livemode, keyNames, now }: SheetOf): InvoiceSheet {
  const { month, final, payments, grants, charges } = invoice;
  const first = new Date(`${month}-01T00:00:00Z`);
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0));
  const notices = [...(livemode ? [] : [TEST]), ...(final ? [] : [OPEN])];
  return {
    title: `Invoice ${number}`,
    notice: notices.length > 0 ? notices.join(' ') : null,
    heads: [
      { name: 'Billed to', share: 40, lines: cells([email, accountId]) },
      { name: 'Period, UTC', share: 30, lines: cells([`${day(first)} – ${day(last)}`]) },
      { name: 'Written', share: 15, lines: cells([day(now)]) },
      { name: 'Paid', share: 15, lines: cells([usd(invoice.paidUsd)]) },
    ],
    tables: [
      {
        title: 'Payments',
        columns: [
          { name: 'Date', share: 13 },
          { name: 'What was bought', share: 27 },
          { name: 'Card', share: 14 },
          { name: 'Payment', share: 29 },
          { name: 'Credits', share: 8, end: true },
          { name: 'US dollars', share: 10, end: true },
        ],
        rows: payments.map(({ at, reason, card, reference, credits, usd: amount }) =>
          cells([day(at), reason, `${card.brand} •••• ${card.last4}`, reference ?? '', count(credits), usd(amount)]),
        ),
        sum: ['Paid by card', '', '', '', count(invoice.bought), usd(invoice.paidUsd)],
        none: 'Nothing was paid in this month.',
      },
      {
        title: 'Credits given',
        columns: [
          { name: 'Date', share: 14 },
          { name: 'Reason', share: 70 },
          { name: 'Credits', share: 16, end: true },
        ],
        rows: grants.map(({ at, reason, credits }) => cells([day(at), reason, count(credits)])),
        none: 'No credits were given in this month.',
      },
      {
        title: 'Charges',
        columns: [
          { name: 'Work', share: 34 },
          { name: 'API key', share: 36 },
          { name: 'Pieces', share: 14, end: true },
          { name: 'Credits', share: 16, end: true },
        ],
        rows: charges.map(({ kind, keyId, works, credits }) => [
          { text: KINDS[kind] ?? kind },
          keyId === null ? { text: 'Studio and series' } : { text: keyNames.get(keyId) ?? keyId, instead: keyId },
          { text: count(works) },
          { text: count(credits) },
        ]),
        sum: ['Charged, less what was refunded', '', '', count(invoice.charged)],
        none: 'Nothing was charged in this month.',
      },
      {
        title: 'Balance in credits',
        columns: [
          { name: 'Held and spendable', share: 84 },
          { name: 'Credits', share: 16, end: true },
        ],
        rows: [
          [`On ${day(first)}`, count(invoice.opening)],
          ['Bought', signed(invoice.bought)],
          ['Given', signed(invoice.granted)],
          ['Charged', signed(-invoice.charged)],
          ['Expired', signed(-invoice.expired)],
        ].map(cells),
        sum: [final ? `On ${day(last)}` : 'Now', count(invoice.closing)],
      },
    ],
    foot: `${count(PRICED)} credits are ${usdOf(PRICED)} US dollars. Invoice ${number}`,
  };
}
