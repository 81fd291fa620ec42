import { Injectable } from '@nestjs/common';
import { Database } from '@app/platform';
import type { Account } from '../account.entity';
import { AccountsService } from '../accounts.service';
import { AccountLinksService } from '../recovery/account-links.service';
import { PasswordHashes } from './password-hashes';
import { SetPasswordService } from './set-password.service';

/** Sets a password through a mailed link, which also confirms the e-mail. */
@Injectable()
export class ResetPasswordService {
  constructor(
    private readonly database: Database,
    private readonly accounts: AccountsService,
    private readonly passwords: PasswordHashes,
    private readonly setting: SetPasswordService,
    private readonly links: AccountLinksService,
  ) {}

  /** Returns the account afterwards. Throws `SpentLinkError`. */
  async reset(token: string, password: string): Promise<Account> {
    await this.links.assertLive(token, 'reset');
    const passwordHash = await this.passwords.hash(password);
    return await this.database.transaction(async (em) => {
      const accountId = await this.links.take(em, token, 'reset');
      const account = await this.accounts.lock(em, accountId);
      await this.setting.setByMail(em, account, passwordHash);
      await this.links.endAll(em, accountId, 'confirm');
      return account;
    });
  }
}
