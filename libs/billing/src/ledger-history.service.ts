import { Injectable } from '@nestjs/common';
import { Database, type Page, type PageAsked, readPage } from '@app/platform';
import { LedgerTransaction } from './ledger.entity';

@Injectable()
export class LedgerHistoryService {
  constructor(private readonly database: Database) {}

  /** Newest first, after the row named by `cursor`. Throws `UnknownCursorError`. */
  async page(accountId: string, asked: PageAsked): Promise<Page<LedgerTransaction>> {
    return await readPage(
      this.database.read(),
      { entity: LedgerTransaction, whose: { accountId }, by: ['seq'] },
      asked,
    );
  }
}
