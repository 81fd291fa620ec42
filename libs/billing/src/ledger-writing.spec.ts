import { AccountBook } from './account-book';
import { ledgerWriting } from './ledger-writing';

const AT = new Date('2026-01-01T00:00:00Z');

function aBook(amounts: number[]): AccountBook {
  const book = new AccountBook('acc_1', { balance: 1000, held: 0, seq: 0, hash: '', expiring: false });
  for (const amount of amounts) book.add({ kind: 'hold', from: 'wallet', to: 'held', amount, reason: 'a film' }, AT);
  return book;
}

describe('ledgerWriting', () => {
  it('changes each side of the books once, by the sum of its movements', () => {
    const { statement, values } = ledgerWriting(aBook([10, 30]));
    expect(statement.text.match(/UPDATE ledger_accounts/g)).toHaveLength(2);
    expect(values.slice(-4)).toEqual([-40, 'wallet:acc_1', 40, 'held:acc_1']);
  });

  it('binds every value, and names a statement by its shape alone', () => {
    const [one, other, two] = [aBook([10]), aBook([77]), aBook([10, 30])].map(ledgerWriting);
    expect(other?.statement).toEqual(one?.statement);
    expect(two?.statement.name).not.toBe(one?.statement.name);
    expect(new Set(one?.statement.text.match(/\$\d+/g)).size).toBe(one?.values.length);
  });
});
