import { Injectable } from '@nestjs/common';
import { Database, NotFoundError } from '@app/platform';
import { LedgerTransaction } from './ledger-transaction.entity';

/** One page of an account's history; `nextCursor` is null at its beginning. */
export interface HistoryPage {
  data: LedgerTransaction[];
  nextCursor: string | null;
}

/** Reads what happened to an account's credits. */
@Injectable()
export class LedgerHistoryService {
  constructor(private readonly database: Database) {}

  /** Newest first, behind the row that `cursor` names. Throws `NotFoundError` for another account's row too. */
  async page(accountId: string, { limit, cursor }: { limit: number; cursor?: string }): Promise<HistoryPage> {
    const em = this.database.read();
    const last = cursor ? await em.findOne(LedgerTransaction, { id: cursor, accountId }) : null;
    if (cursor && !last) throw new NotFoundError('ledger row', cursor);
    const rows = await em.find(
      LedgerTransaction,
      { accountId, ...(last ? { seq: { $lt: last.seq } } : {}) },
      { orderBy: { seq: 'desc' }, limit: limit + 1 },
    );
    const data = rows.slice(0, limit);
    return { data, nextCursor: rows.length > limit ? (data.at(-1)?.id ?? null) : null };
  }
}
