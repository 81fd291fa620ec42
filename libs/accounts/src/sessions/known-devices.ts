import { createHmac, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config, randomText, secretKeysOf } from '@app/platform';
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
  /** Believed and not signed with, while the key is changed. */
  private readonly others: Buffer[];

  constructor(@Inject(CONFIG) config: Config) {
    const [present, ...others] = secretKeysOf(config);
    this.key = deviceKey(present);
    this.others = others.map(deviceKey);
  }

  /** A token for a browser whose owner has just proved to be one. */
  issue(account: Known): string {
    const id = randomText(20);
    return `${id}.${sign(this.key, id, account)}`;
  }

  /** What failures of the browser are counted under; null for one that this account does not know. */
  subjectOf(token: string | undefined, account: Known | null): string | null {
    const [id = '', given = ''] = token?.split('.') ?? [];
    if (!account || id === '') return null;
    return [this.key, ...this.others].some((key) => isSame(given, sign(key, id, account))) ? `device:${id}` : null;
  }
}

function deviceKey(secretKey: string): Buffer {
  return createHmac('sha256', secretKey).update('known devices').digest();
}

function isSame(given: string, signed: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(signed)];
  return left.length === right.length && timingSafeEqual(left, right);
}

function sign(key: Buffer, id: string, { id: accountId, passwordHash }: Known): string {
  return createHmac('sha256', key)
    .update(JSON.stringify([id, accountId, passwordHash]))
    .digest('base64url');
}
