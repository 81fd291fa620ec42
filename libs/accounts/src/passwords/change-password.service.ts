import { Injectable } from '@nestjs/common';
import { Database } from '@app/platform';
import type { Account } from '../account.entity';
import { AccountLinksService } from '../recovery/account-links.service';
import { WrongPasswordError } from '../recovery/recovery.errors';
import { PasswordHashes } from './password-hashes';
import { PasswordProofService } from './password-proof.service';
import { SetPasswordService } from './set-password.service';

/** Changes the password of an owner who gives the current one. */
@Injectable()
export class ChangePasswordService {
  constructor(
    private readonly database: Database,
    private readonly proofs: PasswordProofService,
    private readonly passwords: PasswordHashes,
    private readonly setting: SetPasswordService,
    private readonly links: AccountLinksService,
  ) {}

  /**
   * The session of `sessionToken` stays; all others, and links for a forgotten password, end. Returns the account
   * afterwards. Throws `WrongPasswordError`, also if another change came first.
   */
  async change(
    { accountId, token: sessionToken }: { accountId: string; token: string },
    { current, password }: { current: string; password: string },
  ): Promise<Account> {
    const proof = await this.proofs.check(accountId, current);
    if (!proof) throw new WrongPasswordError();
    const passwordHash = await this.passwords.hash(password);
    return await this.database.transaction(async (em) => {
      const account = await this.proofs.lock(em, proof);
      if (!account) throw new WrongPasswordError();
      await this.setting.set(em, account, passwordHash, sessionToken);
      await this.links.endAll(em, accountId, 'reset');
      return account;
    });
  }
}
