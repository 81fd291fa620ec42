import { randomBytes } from 'node:crypto';

/** Prefixes of public ids. Videos are `vid-<n>` and numbered by the database. */
export type IdPrefix =
  | 'acc'
  | 'key'
  | 'job'
  | 'sp'
  | 'src'
  | 'wh'
  | 'dlv'
  | 'evt'
  | 'hold'
  | 'txn'
  | 'card'
  | 'top'
  | 'ntf'
  | 'voi'
  | 'chn'
  | 'shw'
  | 'pln'
  | 'ast'
  | 'con'
  | 'ser'
  | 'chk'
  | 'epi'
  | 'emb'
  | 'cht'
  | 'msg'
  | 'exp'
  | 'req'
  | 'clk';

const ALPHABET = '0123456789abcdefghijklmnopqrstuvwxyz';

/** A new id such as `job_4f9k2m0q8xw1c7ab5d3e`: 20 characters of base 36, about 103 random bits. */
export function newId(prefix: IdPrefix): string {
  return `${prefix}_${randomText(20)}`;
}

const TEST_ACCOUNT = 'acc_test_';

/** A new id of a test account, such as `acc_test_4f9k2m0q8xw1c7ab5d3e`. */
export function newTestAccountId(): string {
  return `${TEST_ACCOUNT}${randomText(20)}`;
}

/** Whether an account is live: the id itself says if it is a test account, so no record needs a column for it. */
export function isLiveAccount(accountId: string): boolean {
  return !accountId.startsWith(TEST_ACCOUNT);
}

/** A new media key for links: 24 characters of base 36. */
export function newMediaKey(): string {
  return randomText(24);
}

/** Random characters of base 36 without modulo bias; `length` of 20 is about 103 bits. */
export function randomText(length: number): string {
  let text = '';
  while (text.length < length) {
    for (const byte of randomBytes(length)) {
      if (byte < 252 && text.length < length) text += ALPHABET[byte % 36];
    }
  }
  return text;
}
