import { AccountBook, type Movement } from './account-book';
import { hashOf } from './ledger.entity';

const AT = new Date('2026-01-02T03:04:05.678Z');
const aBook = (balance = 100) => new AccountBook('acc_1', { balance, held: 50, seq: 4, hash: 'end', expiring: false });
const held = { kind: 'hold', from: 'wallet', to: 'held', amount: 30, reason: 'design' } as const;

describe('an account book', () => {
  it('numbers and chains what is added, and keeps what can be spent', () => {
    const book = aBook();
    const { id } = book.add({ ...held, videoId: 'vid-1', holdId: 'hold_1' }, AT);
    expect(id).toMatch(/^txn_/);
    expect(book.owned).toBe(150);
    book.add({ kind: 'capture', from: 'held', to: 'revenue', amount: 20, reason: 'design' }, AT);
    expect(book.owned).toBe(130);
    book.add({ kind: 'release', from: 'held', to: 'wallet', amount: 10, reason: 'design' }, AT);
    expect(book.rows.map(({ seq, credits, captured, balance }) => [seq, credits, captured, balance])).toEqual([
      [5, -30, 0, 70],
      [6, 0, 20, 70],
      [7, 10, 0, 80],
    ]);
    expect(book.balance).toBe(80);
    expect(book.owned).toBe(130);
    expect(book.rows.map(({ previousHash }) => previousHash)).toEqual([
      'end',
      ...book.rows.slice(0, 2).map(({ hash }) => hash),
    ]);
    for (const row of book.rows) expect(row.hash).toBe(hashOf(row));
  });

  it('writes every movement as two halves that sum to zero', () => {
    const book = aBook();
    const { id } = book.add(held, AT);
    expect(book.halves).toEqual([
      { transactionId: id, ledgerAccountId: 'wallet:acc_1', amount: -30 },
      { transactionId: id, ledgerAccountId: 'held:acc_1', amount: 30 },
    ]);
  });

  it('refuses more than the wallet has, and fractions of credits', () => {
    expect(() => aBook(29).add(held, AT)).toThrow('cannot spend 30');
    expect(aBook(30).add(held, AT).balance).toBe(0);
    for (const amount of [0, -1, 0.5, NaN]) expect(() => aBook().add({ ...held, amount }, AT)).toThrow('cannot book');
  });

  it('says whether some of it expires', () => {
    const state = { balance: 1, held: 0, seq: 0, hash: '' };
    for (const expiring of [true, false])
      expect(new AccountBook('acc_1', { ...state, expiring }).expiring).toBe(expiring);
  });

  const capture = { kind: 'capture', from: 'held', to: 'revenue', amount: 20, reason: 'design' } as const;
  const expiry = { kind: 'expiry', from: 'wallet', to: 'promotions', amount: 20, reason: 'a month is over' } as const;
  const release = { kind: 'release', from: 'held', to: 'wallet', amount: 10, reason: 'design' } as const;
  // The book starts with 150 credits.
  it.each<[why: string, line: number, added: Movement[], fall: string | null]>([
    ['a charge that ends under it', 131, [capture], 'capture'],
    ['credits that expired', 131, [expiry], 'expiry'],
    ['the last that took credits, whatever came behind', 140, [expiry, capture, release], 'capture'],
    ['a charge from the line itself', 150, [capture], 'capture'],
    ['none by a charge that ends on it', 130, [capture], null],
    ['none where it was under it before', 151, [capture], null],
    ['none where nothing leaves the account', 131, [held, release], null],
  ])('falls under a line by %s', (_why, line, added, fall) => {
    const book = aBook();
    for (const movement of added) book.add(movement, AT);
    expect(book.fallUnder(line)?.kind ?? null).toBe(fall);
  });
});
