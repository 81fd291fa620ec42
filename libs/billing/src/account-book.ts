import { newId } from '@app/platform';
import type { Hold } from './hold.entity';
import { hashOf, ledgerAccountId, type LedgerAccountKind, type LedgerKind, type LedgerRow } from './ledger.entity';

/** A movement to write: `amount` credits from one side to the other. */
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

/** The state of an account's history: its spendable credits and the end of its hash chain. */
export interface BookState {
  balance: number;
  /** Credits in open holds. */
  held: number;
  seq: number;
  hash: string;
  /** Whether some of the spendable credits expire. */
  expiring: boolean;
}

export type NewHold = Pick<
  Hold,
  | 'id'
  | 'accountId'
  | 'work'
  | 'videoId'
  | 'externalUserId'
  | 'keyId'
  | 'credits'
  | 'takes'
  | 'status'
  | 'createdAt'
  | 'expiresAt'
  | 'clockId'
>;

/** The fields of a hold that can change. */
export type ChangedHold = Pick<Hold, 'id' | 'status' | 'captured' | 'refunded' | 'resolvedAt'>;

/** One account's ledger while its wallet is locked: movements are added here, and written all at once by `Ledger`. */
export class AccountBook {
  readonly rows: LedgerRow[] = [];
  readonly halves: Half[] = [];
  /** Holds to write with the movements. */
  readonly made: NewHold[] = [];
  readonly changed: ChangedHold[] = [];

  /** The balance before anything was added. */
  private readonly ownedBefore: number;

  constructor(
    readonly accountId: string,
    private readonly state: BookState,
  ) {
    this.ownedBefore = this.owned;
  }

  /** Spendable credits after everything that was added. */
  get balance(): number {
    return this.state.balance;
  }

  /** Spendable and held credits after everything that was added. */
  get owned(): number {
    return this.state.balance + this.state.held;
  }

  /** Whether some of the spendable credits expire. */
  get expiring(): boolean {
    return this.state.expiring;
  }

  /** Appends a movement. Throws if it takes more than can be spent. */
  add(movement: Movement, at: Date): LedgerRow {
    const { kind, from, to, amount, reason, videoId = null, holdId = null } = movement;
    const { accountId, state } = this;
    if (!Number.isSafeInteger(amount) || amount <= 0) throw new Error(`cannot book ${amount} credits`);
    const change = (side: LedgerAccountKind) => (to === side ? amount : from === side ? -amount : 0);
    const credits = change('wallet');
    if (state.balance + credits < 0) throw new Error(`account ${accountId} cannot spend ${amount}`);
    const content = {
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
    };
    const row = { ...content, hash: hashOf(content) };
    Object.assign(state, {
      balance: row.balance,
      held: state.held + change('held'),
      seq: row.seq,
      hash: row.hash,
    });
    this.rows.push(row);
    this.halves.push(
      { transactionId: row.id, ledgerAccountId: ledgerAccountId(from, accountId), amount: -amount },
      { transactionId: row.id, ledgerAccountId: ledgerAccountId(to, accountId), amount },
    );
    return row;
  }

  /** The last movement that took the account below `line`; null if none did. */
  fallUnder(line: number): LedgerRow | null {
    if (this.ownedBefore < line || this.owned >= line) return null;
    return this.rows.filter(({ kind }) => kind === 'capture' || kind === 'expiry').at(-1) ?? null;
  }

  /** Adds a new hold, written with the movements. */
  make(hold: NewHold): void {
    this.made.push(hold);
  }

  /** Adds a change of a hold. */
  change({ id, status, captured, refunded, resolvedAt }: Hold): void {
    this.changed.push({ id, status, captured, refunded, resolvedAt });
  }
}
