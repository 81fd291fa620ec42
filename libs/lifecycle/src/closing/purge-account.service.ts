import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Account, PasswordHashes } from '@app/accounts';
import { CardsService } from '@app/billing';
import { VoicesService } from '@app/voices';
import { Clock, Database } from '@app/platform';
import { ACCOUNT_TABLES } from '../tables/account-tables';
import { purgeRows } from './purge-rows';

/** Permanently removes an account's data, here and at the providers of its cards and voices. */
@Injectable()
export class PurgeAccountService {
  constructor(
    private readonly database: Database,
    private readonly cards: CardsService,
    private readonly voices: VoicesService,
    private readonly passwords: PasswordHashes,
    private readonly clock: Clock,
  ) {}

  /** Every step can be repeated: after a kill the next run starts over and completes it. */
  async purge(accountId: string): Promise<void> {
    const em = this.database.read();
    await this.cards.forgetAll(accountId);
    await this.voices.forgetAll(accountId);
    for (const rule of ACCOUNT_TABLES) await purgeRows(em, rule, accountId, this.clock.now());
    await this.empty(accountId, await this.passwords.hash(randomBytes(32).toString('hex')));
  }

  /** The row stays for the books; its e-mail can sign up again. */
  private async empty(id: string, passwordHash: string): Promise<void> {
    const email = `${id}@purged.invalid`;
    const purgedAt = this.clock.now();
    await this.database
      .read()
      .nativeUpdate(Account, { id, purgedAt: null }, { email, passwordHash, emailConfirmedAt: null, purgedAt });
  }
}
