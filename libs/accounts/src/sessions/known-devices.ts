import { createHmac, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config, randomText, resolveSecretKey } from '@app/platform';
import type { Account } from '../account.entity';

type Known = Pick<Account, 'id' | 'passwordHash'>;

/**
 * Tells a browser that an owner has signed in with before from all others. Its failures are counted by themselves, so
 * that nobody who only knows the e-mail can lock its owner out. Nothing is kept: a token is signed, for one account and
 * its password of now, and ends with that.
 */
@Injectable()
export class KnownDevices {
  private readonly key: Buffer;

  constructor(@Inject(CONFIG) { secretKey, dataDir }: Config) {
    this.key = createHmac('sha256', resolveSecretKey(secretKey, dataDir)).update('known devices').digest();
  }

  /** A token for a browser whose owner has just proved to be one. */
  issue(account: Known): string {
    const id = randomText(20);
    return `${id}.${this.sign(id, account)}`;
  }

  /** What failures of the browser are counted under; null for one that this account does not know. */
  subjectOf(token: string | undefined, account: Known | null): string | null {
    const [id = '', given = ''] = token?.split('.') ?? [];
    if (!account || id === '') return null;
    const [left, right] = [Buffer.from(given), Buffer.from(this.sign(id, account))];
    return left.length === right.length && timingSafeEqual(left, right) ? `device:${id}` : null;
  }

  private sign(id: string, { id: accountId, passwordHash }: Known): string {
    return createHmac('sha256', this.key)
      .update(JSON.stringify([id, accountId, passwordHash]))
      .digest('base64url');
  }
}
