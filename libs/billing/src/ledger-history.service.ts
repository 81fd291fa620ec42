import { Injectable } from '@nestjs/common';
import { cutPage, Database, type Page, rowAt } from '@app/platform';
import { LedgerTransaction } from './ledger-transaction.entity';

/** Reads what happened to an account's credits. */
@Injectable()
export class LedgerHistoryService {
  constructor(private readonly database: Database) {}

  /** Newest first, behind the row that `cursor` names. Throws `UnknownCursorError`. */
  async page(
    accountId: string,
    { limit, cursor }: { limit: number; cursor?: string },
  ): Promise<Page<LedgerTransaction>> {
    const em = this.database.read();
    const last = await rowAt(cursor, (id) => em.findOne(LedgerTransaction, { id, accountId }));
    const rows = await em.find(
      LedgerTransaction,
      { accountId, ...(last ? { seq: { $lt: last.seq } } : {}) },
      { orderBy: { seq: 'desc' }, limit: limit + 1 },
    );
    return cutPage(rows, limit);
  }
}
