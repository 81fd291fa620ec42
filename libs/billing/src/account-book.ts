import { newId } from '@app/platform';
import { type LedgerAccountKind, ledgerAccountId } from './ledger-account.entity';
import { type LedgerKind, LedgerTransaction } from './ledger-transaction.entity';

/** A movement to be written: `amount` credits from one side to the other. */
export interface Movement {
  kind: LedgerKind;
  from: LedgerAccountKind;
  to: LedgerAccountKind;
  amount: number;
  reason: string;
  videoId?: string | null;
  holdId?: string | null;
}

/** One half of a movement. */
export interface Half {
  transactionId: string;
  ledgerAccountId: string;
  amount: number;
}

/** Where an account's history stands: what can be spent, and the end of its hash chain. */
export interface BookState {
  balance: number;
  seq: number;
  hash: string;
  /** Whether some of it expires. */
  expiring: boolean;
}

/** One account's ledger while its wallet is locked: movements are added here, and written all at once by `Ledger`. */
export class AccountBook {
  readonly rows: LedgerTransaction[] = [];
  readonly halves: Half[] = [];

  constructor(
    readonly accountId: string,
    private readonly state: BookState,
  ) {}

  /** What can be spent after all that was added. */
  get balance(): number {
    return this.state.balance;
  }

  /** Whether some of what can be spent expires. */
  get expiring(): boolean {
    return this.state.expiring;
  }

  /** Adds a movement behind the last one. Throws when it would take more than can be spent. */
  add(movement: Movement, at: Date): LedgerTransaction {
    const { kind, from, to, amount, reason, videoId = null, holdId = null } = movement;
    const { accountId, state } = this;
    if (!Number.isSafeInteger(amount) || amount <= 0) throw new Error(`cannot book ${amount} credits`);
    const credits = to === 'wallet' ? amount : from === 'wallet' ? -amount : 0;
    if (state.balance + credits < 0) throw new Error(`account ${accountId} cannot spend ${amount}`);
    const row = Object.assign(new LedgerTransaction(), {
      id: newId('txn'),
      accountId,
      seq: state.seq + 1,
      kind,
      credits,
      captured: kind === 'capture' ? amount : 0,
      balance: state.balance + credits,
      reason,
      videoId,
      holdId,
      at,
      previousHash: state.hash,
    });
    row.hash = row.computeHash();
    Object.assign(state, { balance: row.balance, seq: row.seq, hash: row.hash });
    this.rows.push(row);
    this.halves.push(
      { transactionId: row.id, ledgerAccountId: ledgerAccountId(from, accountId), amount: -amount },
      { transactionId: row.id, ledgerAccountId: ledgerAccountId(to, accountId), amount },
    );
    return row;
  }
}
