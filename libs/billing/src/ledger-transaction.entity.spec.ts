import { createHash } from 'node:crypto';
import { hashOf, LedgerTransaction } from './ledger.entity';

const ROW = {
  id: 'txn_1',
  accountId: 'acc_1',
  seq: 7,
  kind: 'capture' as const,
  credits: 0,
  captured: 480,
  balance: 20,
  reason: 'design',
  videoId: 'vid-1',
  holdId: null,
  at: new Date('2026-01-02T03:04:05.678Z'),
  previousHash: 'end',
};

describe('the hash of a ledger row', () => {
  it('is what an account computes by following docs/guides/money.md', () => {
    const json = '["end","txn_1","acc_1",7,"capture",0,480,20,"design","vid-1",null,"2026-01-02T03:04:05.678Z"]';
    const told = createHash('sha256').update(json).digest('hex');
    expect(hashOf(ROW)).toBe(told);
    expect(Object.assign(new LedgerTransaction(), ROW).computeHash()).toBe(told);
  });
});
