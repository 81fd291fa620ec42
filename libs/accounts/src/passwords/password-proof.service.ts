import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Account } from '../account.entity';
import { AccountsService } from '../accounts.service';
import { PasswordHashes } from './password-hashes';

/** Proof that an owner gave the password of this hash. */
export interface PasswordProof {
  accountId: string;
  passwordHash: string;
}

/** Checks the owner's password again before actions that a stolen session must not do. */
@Injectable()
export class PasswordProofService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly passwords: PasswordHashes,
  ) {}

  /** Null for a wrong password. Throws `RateLimitedError` if too many are being checked. */
  async check(accountId: string, password: string): Promise<PasswordProof | null> {
    const { passwordHash } = await this.accounts.get(accountId);
    return (await this.passwords.verify(passwordHash, password)) ? { accountId, passwordHash } : null;
  }

  /** The account, locked until the transaction ends; null if its password has changed since. */
  async lock(em: EntityManager, { accountId, passwordHash }: PasswordProof): Promise<Account | null> {
    const account = await this.accounts.lock(em, accountId);
    return account.passwordHash === passwordHash ? account : null;
  }
}
