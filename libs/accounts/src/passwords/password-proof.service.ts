import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Account } from '../account.entity';
import { AccountsService } from '../accounts.service';
import { PasswordHashes } from './password-hashes';

/** An owner has given the password that an account had under this hash. */
export interface PasswordProof {
  accountId: string;
  passwordHash: string;
}

/** Asks owners for their password once more, before what a borrowed session must not do. */
@Injectable()
export class PasswordProofService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly passwords: PasswordHashes,
  ) {}

  /** Null for a wrong password. Throws `RateLimitedError` where too many are being checked. */
  async check(accountId: string, password: string): Promise<PasswordProof | null> {
    const { passwordHash } = await this.accounts.get(accountId);
    return (await this.passwords.verify(passwordHash, password)) ? { accountId, passwordHash } : null;
  }

  /** The account, which nobody else changes until the transaction ends; null where its password is another one by now. */
  async lock(em: EntityManager, { accountId, passwordHash }: PasswordProof): Promise<Account | null> {
    const account = await this.accounts.lock(em, accountId);
    return account.passwordHash === passwordHash ? account : null;
  }
}
