import { hash } from '@node-rs/argon2';
import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock, Database, newId, NotFoundError } from '@app/platform';
import { Account } from './account.entity';
import { EmailTakenError } from './accounts.errors';

/** Makes and finds accounts. */
@Injectable()
export class AccountsService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Adds an account in the caller's transaction. Throws `EmailTakenError`. */
  async create(em: EntityManager, input: { email: string; password: string }): Promise<Account> {
    const account = em.create(Account, {
      id: newId('acc'),
      email: input.email.trim().toLowerCase(),
      passwordHash: await hash(input.password),
      createdAt: this.clock.now(),
    });
    try {
      await em.persistAndFlush(account);
    } catch (error) {
      if (error instanceof UniqueConstraintViolationException) throw new EmailTakenError(account.email);
      throw error;
    }
    return account;
  }

  /** Throws `NotFoundError`. */
  async get(id: string): Promise<Account> {
    const account = await this.database.read().findOne(Account, { id });
    if (!account) throw new NotFoundError('account', id);
    return account;
  }

  async findByEmail(email: string): Promise<Account | null> {
    return await this.database.read().findOne(Account, { email: email.trim().toLowerCase() });
  }
}
