import type { Invoice } from '@app/billing';
import { invoiceSheet } from './invoice-sheet';

const AT = new Date('2026-11-03T23:30:00Z');
const INVOICE: Invoice = {
  month: '2026-11',
  final: true,
  paidUsd: 25,
  opening: 550,
  bought: 2_500,
  granted: 500,
  charged: 1_130,
  expired: 50,
  closing: 2_370,
  payments: [
    {
      at: AT,
      reason: 'pack of $25',
      usd: 25,
      credits: 2_500,
      provider: 'stripe',
      reference: 'pi_1',
      card: { brand: 'visa', last4: '4242' },
    },
  ],
  grants: [{ at: AT, reason: 'first card', credits: 500 }],
  charges: [
    { kind: 'design', keyId: 'key_1', works: 2, credits: 960 },
    { kind: 'render', keyId: null, works: 17, credits: 170 },
  ],
};
const OF = {
  invoice: INVOICE,
  number: 'W1C7AB5D3E-2026-11',
  email: 'owner@x.example',
  accountId: 'acc_1',
  livemode: true,
  keyNames: new Map([['key_1', 'newsroom']]),
  now: new Date('2026-12-02T08:00:00Z'),
};
const textsOf = (of: Partial<typeof OF> = {}) => {
  const { tables, ...sheet } = invoiceSheet({ ...OF, ...of });
  return {
    ...sheet,
    tables: tables.map(({ title, rows, sum }) => [title, rows.map((row) => row.map((cell) => cell.text)), sum]),
  };
};

describe('the words of an invoice', () => {
  it('are those of the books: payments, credits given, charges, balance', () => {
    expect(textsOf().tables).toEqual([
      [
        'Payments',
        [['3 Nov 2026', 'pack of $25', 'visa •••• 4242', 'pi_1', '2,500', '$25.00']],
        ['Paid by card', '', '', '', '2,500', '$25.00'],
      ],
      ['Credits given', [['3 Nov 2026', 'first card', '500']], undefined],
      [
        'Charges',
        [
          ['Design', 'newsroom', '2', '960'],
          ['Render', 'Studio and series', '17', '170'],
        ],
        ['Charged, less what was refunded', '', '', '1,130'],
      ],
      [
        'Balance in credits',
        [
          ['On 1 Nov 2026', '550'],
          ['Bought', '+2,500'],
          ['Given', '+500'],
          ['Charged', '−1,130'],
          ['Expired', '−50'],
        ],
        ['On 30 Nov 2026', '2,370'],
      ],
    ]);
  });

  it('name its period and who is billed', () => {
    const { heads, foot, notice } = textsOf();
    expect(heads.map(({ lines }) => lines.map(({ text }) => text))).toEqual([
      ['owner@x.example', 'acc_1'],
      ['1 Nov 2026 – 30 Nov 2026'],
      ['2 Dec 2026'],
      ['$25.00'],
    ]);
    expect([foot, notice]).toEqual(['1,000 credits are 10.00 US dollars. Invoice W1C7AB5D3E-2026-11', null]);
  });

  it('say that a month is not over, and that test credits cost nothing', () => {
    const { notice, tables } = textsOf({ livemode: false, invoice: { ...INVOICE, final: false } });
    expect(notice).toMatch(/no money was taken.*not over/);
    expect(tables.at(-1)?.at(-1)).toEqual(['Now', '2,370']);
  });

  it('give back what was refunded beyond the charges of the month', () => {
    const { tables } = textsOf({ invoice: { ...INVOICE, charged: -20 } });
    expect(tables[3]?.[1]).toContainEqual(['Charged', '+20']);
  });

  it('write the id of a key whose name is gone', () => {
    const { tables } = textsOf({ keyNames: new Map() });
    expect(tables[2]?.[1]).toContainEqual(['Design', 'key_1', '2', '960']);
  });
});
