import { AccountBook, type NewHold } from './account-book';
import { Hold } from './hold.entity';
import { ledgerWriting } from './ledger-writing';

const AT = new Date('2026-01-01T00:00:00Z');

function aBook(amounts: number[]): AccountBook {
  const book = new AccountBook('acc_1', { balance: 1000, held: 0, seq: 0, hash: '', expiring: false });
  for (const amount of amounts) book.add({ kind: 'hold', from: 'wallet', to: 'held', amount, reason: 'a video' }, AT);
  return book;
}

function aHold(id: string, more: Partial<Hold> = {}): Hold {
  const terms = {
    accountId: 'acc_1',
    work: `design:${id}`,
    videoId: 'vid-7',
    externalUserId: null,
    keyId: null,
    credits: 10,
  };
  const times = { createdAt: AT, expiresAt: null, clockId: null, resolvedAt: null };
  return Object.assign(
    new Hold(),
    { id, ...terms, ...times, takes: [], status: 'open', captured: 0, refunded: 0 },
    more,
  );
}

/** A book with the given numbers of movements, new holds and changed holds. */
function aBookOf(movements: number, made: number, changed: number): AccountBook {
  const book = aBook(Array.from({ length: movements }, () => 1));
  for (let index = 0; index < made; index += 1) book.make(aHold(`made_${index}`) satisfies NewHold);
  for (let index = 0; index < changed; index += 1) book.change(aHold(`changed_${index}`));
  return book;
}

/** Each part of a statement with its values filled in. */
function partsOf(book: AccountBook): string[] {
  const { statement, values } = ledgerWriting(book);
  const [, body = ''] = /^WITH part0 AS \((.*)\) SELECT$/s.exec(statement.text) ?? [];
  const written = (place: string) => JSON.stringify(values[Number(place) - 1]);
  return body.split(/\), part\d+ AS \(/).map((part) => part.replace(/\$(\d+)/g, (_, place: string) => written(place)));
}

describe('ledgerWriting', () => {
  it('puts every value into its column', () => {
    const book = aBook([10]);
    book.make(aHold('hold_1', { expiresAt: new Date('2026-01-08T00:00:00Z'), takes: [{ deposit: 'd', credits: 4 }] }));
    book.make(aHold('hold_2', { clockId: 'clk_1' }));
    book.change(aHold('hold_3', { status: 'captured', captured: 7, refunded: 2, resolvedAt: AT }));
    book.change(aHold('hold_4', { status: 'released' }));
    const [row] = book.rows;
    expect(partsOf(book)).toEqual([
      'INSERT INTO ledger_transactions (id, account_id, seq, kind, credits, captured, balance, reason, video_id, hold_id, at, ' +
        `previous_hash, hash) VALUES ("${row?.id}", "acc_1", 1, "hold", -10, 0, 990, "a video", null, null, ` +
        `"2026-01-01T00:00:00.000Z", "", "${row?.hash}")`,
      'INSERT INTO ledger_entries (transaction_id, ledger_account_id, amount) VALUES ' +
        `("${row?.id}", "wallet:acc_1", -10), ("${row?.id}", "held:acc_1", 10)`,
      'INSERT INTO holds (id, account_id, work, video_id, external_user_id, key_id, credits, takes, status, created_at, expires_at, clock_id) VALUES ' +
        '("hold_1", "acc_1", "design:hold_1", "vid-7", null, null, 10, "[{\\"deposit\\":\\"d\\",\\"credits\\":4}]", "open", ' +
        '"2026-01-01T00:00:00.000Z", "2026-01-08T00:00:00.000Z", null), ' +
        '("hold_2", "acc_1", "design:hold_2", "vid-7", null, null, 10, "[]", "open", "2026-01-01T00:00:00.000Z", null, "clk_1")',
      'UPDATE holds SET status = "captured", captured = 7, refunded = 2, resolved_at = "2026-01-01T00:00:00.000Z" WHERE id = "hold_3"',
      'UPDATE holds SET status = "released", captured = 0, refunded = 0, resolved_at = null WHERE id = "hold_4"',
      'UPDATE ledger_accounts SET balance = balance + -10 WHERE id = "wallet:acc_1"',
      'UPDATE ledger_accounts SET balance = balance + 10 WHERE id = "held:acc_1"',
    ]);
  });

  it('gives every statement a name of its own', () => {
    const charged = aBookOf(1, 0, 0);
    charged.add({ kind: 'capture', from: 'held', to: 'revenue', amount: 1, reason: 'a video' }, AT);
    const books = [
      aBookOf(2, 0, 0),
      charged,
      aBookOf(1, 11, 1),
      aBookOf(11, 1, 1),
      aBookOf(1, 1, 11),
      aBookOf(1, 0, 1),
    ];
    const statements = books.map((book) => ledgerWriting(book).statement);
    const texts = new Set(statements.map(({ text }) => text));
    expect(texts.size).toBe(books.length);
    expect(new Set(statements.map(({ name }) => name)).size).toBe(texts.size);
  });

  it('updates each side of the books once, by the sum of its movements', () => {
    const { statement, values } = ledgerWriting(aBook([10, 30]));
    expect(statement.text.match(/UPDATE ledger_accounts/g)).toHaveLength(2);
    expect(partsOf(aBook([10, 30]))).toHaveLength(4);
    expect(values.slice(-4)).toEqual([-40, 'wallet:acc_1', 40, 'held:acc_1']);
  });

  it('binds every value, and names a statement only by its shape', () => {
    const [one, other, two] = [aBook([10]), aBook([77]), aBook([10, 30])].map(ledgerWriting);
    expect(other?.statement).toEqual(one?.statement);
    expect(two?.statement.name).not.toBe(one?.statement.name);
    expect(new Set(one?.statement.text.match(/\$\d+/g)).size).toBe(one?.values.length);
  });
});
