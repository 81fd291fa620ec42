import { createHmac, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config, randomText, secretKeysOf } from '@app/platform';
import type { Account } from '../account.entity';

type Known = Pick<Account, 'id' | 'passwordHash'>;

/**
 * Recognises browsers that an owner has signed in with before. Their failures are counted separately, so somebody who only
 * knows the e-mail cannot lock the owner out. Nothing is stored: the token is signed for one account and its current
 * password, and ends with that password.
 */
@Injectable()
export class KnownDevices {
  private readonly key: Buffer;
  /** Verified but not signed with, while the key is rotated. */
  private readonly others: Buffer[];

  constructor(@Inject(CONFIG) config: Config) {
    const [present, ...others] = secretKeysOf(config);
    this.key = deviceKey(present);
    this.others = others.map(deviceKey);
  }

  /** A token for a browser that has just signed in. */
  issue(account: Known): string {
    const id = randomText(20);
    return `${id}.${sign(this.key, id, account)}`;
  }

  /** The subject under which the browser's failures count; null for a browser unknown to this account. */
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
