import { LockMode, UniqueConstraintViolationException } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock, Database, newId, newTestAccountId, NotFoundError } from '@app/platform';
import { Account } from './account.entity';
import { EmailTakenError } from './accounts.errors';

const HOLD_PASSWORD = 'SELECT 1 FROM accounts WHERE id = ? AND password_hash = ? AND closed_at IS NULL FOR SHARE';

@Injectable()
export class AccountsService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Adds an account in the caller's transaction. Make `passwordHash` with `PasswordHashes` before the transaction; set
   * `emailConfirmed` if the e-mail is known to be theirs. Throws `EmailTakenError`.
   */
  async create(
    em: EntityManager,
    input: { email: string; passwordHash: string; emailConfirmed?: boolean },
  ): Promise<Account> {
    const createdAt = this.clock.now();
    const account = em.create(Account, {
      id: newId('acc'),
      email: input.email.trim().toLowerCase(),
      passwordHash: input.passwordHash,
      createdAt,
      emailConfirmedAt: input.emailConfirmed ? createdAt : null,
    });
    try {
      await em.persistAndFlush(account);
    } catch (error) {
      if (error instanceof UniqueConstraintViolationException) throw new EmailTakenError(account.email);
      throw error;
    }
    return account;
  }

  /** The id of the test account of a live account; null before its first test key. */
  async testAccountOf(liveId: string, em: EntityManager = this.database.read()): Promise<string | null> {
    return (await em.findOne(Account, { testOf: liveId }))?.id ?? null;
  }

  /** The ids of a live account and of its test account, if it has one. */
  async bothModes(liveId: string, em?: EntityManager): Promise<string[]> {
    const testId = await this.testAccountOf(liveId, em);
    return testId === null ? [liveId] : [liveId, testId];
  }

  /**
   * The id of the test account of a live account, opened by `open` in the caller's transaction if this is the first call.
   * Parallel first calls wait for each other.
   */
  async ensureTestAccount(em: EntityManager, liveId: string, open: (testId: string) => Promise<void>): Promise<string> {
    await this.lock(em, liveId);
    const known = await this.testAccountOf(liveId, em);
    if (known) return known;
    const id = newTestAccountId();
    const email = `${id}@test.invalid`;
    // No password has an empty hash.
    await em.persistAndFlush(
      em.create(Account, { id, testOf: liveId, email, passwordHash: '', createdAt: this.clock.now() }),
    );
    await open(id);
    return id;
  }

  /** Throws `NotFoundError`. */
  async get(id: string): Promise<Account> {
    const account = await this.database.read().findOne(Account, { id });
    if (!account) throw new NotFoundError('account', id);
    return account;
  }

  /** The live account whose owner it belongs to: itself, unless it is a test account. Throws `NotFoundError`. */
  async ownerOf(id: string): Promise<Account> {
    const account = await this.get(id);
    return account.testOf === null ? account : await this.get(account.testOf);
  }

  /** Reads the account and locks it until the transaction ends. */
  async lock(em: EntityManager, id: string): Promise<Account> {
    return await em.findOneOrFail(Account, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  /** Whether the account is open and its password unchanged; locks both until the transaction ends. */
  async holdPassword(em: EntityManager, { id, passwordHash }: Account): Promise<boolean> {
    const held = await em.execute<object[]>(HOLD_PASSWORD, [id, passwordHash]);
    return held.length > 0;
  }

  /** Whether the account exists and is open. */
  async isOpen(id: string): Promise<boolean> {
    return (await this.database.read().count(Account, { id, closedAt: null })) > 0;
  }

  async findByEmail(email: string): Promise<Account | null> {
    return await this.database.read().findOne(Account, { email: email.trim().toLowerCase(), testOf: null });
  }
}
