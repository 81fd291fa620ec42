import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Account, PasswordHashes } from '@app/accounts';
import { CardsService } from '@app/billing';
import { VoicesService } from '@app/design';
import { Clock, Database } from '@app/platform';
import { ACCOUNT_TABLES } from '../tables/account-tables';
import { purgeRows } from './purge-rows';

/** Removes for good what an account had: here, and where its cards and voices are kept by others. */
@Injectable()
export class PurgeAccountService {
  constructor(
    private readonly database: Database,
    private readonly cards: CardsService,
    private readonly voices: VoicesService,
    private readonly passwords: PasswordHashes,
    private readonly clock: Clock,
  ) {}

  /** Every part of it may be done again: killed anywhere, the next one begins from the start and ends it. */
  async purge(accountId: string): Promise<void> {
    const em = this.database.read();
    await this.cards.forgetAll(accountId);
    await this.voices.forgetAll(accountId);
    for (const rule of ACCOUNT_TABLES) await purgeRows(em, rule, accountId, this.clock.now());
    await this.empty(accountId, await this.passwords.hash(randomBytes(32).toString('hex')));
  }

  /** The row itself stays for the books; its e-mail can be signed up with again. */
  private async empty(id: string, passwordHash: string): Promise<void> {
    const email = `${id}@purged.invalid`;
    const purgedAt = this.clock.now();
    await this.database
      .read()
      .nativeUpdate(Account, { id, purgedAt: null }, { email, passwordHash, emailConfirmedAt: null, purgedAt });
  }
}
