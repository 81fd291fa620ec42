import { randomBytes } from 'node:crypto';
import type { INestApplicationContext } from '@nestjs/common';
import { AccountsService, ApiKeysService } from '@app/accounts';
import { BillingSettingsService, DepositsService, LedgerAuditService, PRICES, WalletService } from '@app/billing';
import { Database, randomText } from '@app/platform';

/** A command's options after parsing; all were checked to be there. */
export type Options = Record<string, string>;

/** One operator's command: its options, and what it prints as JSON. */
export interface AdminCommand {
  required: string[];
  optional: string[];
  run(app: INestApplicationContext, options: Options): Promise<unknown>;
}

/** Bad words on the command line; told without a stack. */
export class UsageError extends Error {}

/** `npm run admin -- <command>` (CONTRACT.md 1). */
export const ADMIN_COMMANDS: Record<string, AdminCommand> = {
  'account:create': {
    required: ['email'],
    optional: ['credits', 'payg'],
    async run(app, { email = '', credits, payg }) {
      const opening = credits === undefined ? PRICES.signupGrant : wholeCredits(credits, 0);
      const ownerPassword = randomBytes(12).toString('base64url');
      return await app.get(Database).transaction(async (em) => {
        const account = await app.get(AccountsService).create(em, { email, password: ownerPassword });
        await app
          .get(DepositsService)
          .open(
            em,
            account.id,
            credits === undefined
              ? { category: 'signup', credits: opening, reason: 'signup' }
              : { category: 'opening', credits: opening, reason: 'opening balance' },
          );
        if (payg !== undefined) {
          await app.get(BillingSettingsService).change(em, account.id, { payAsYouGo: isOn('payg', payg) });
        }
        const { apiKey } = await app.get(ApiKeysService).create(em, { accountId: account.id, name: 'first key' });
        return { accountId: account.id, apiKey, ownerPassword };
      });
    },
  },
  'key:create': {
    required: ['account'],
    optional: [],
    async run(app, { account = '' }) {
      await app.get(AccountsService).get(account);
      return await app
        .get(Database)
        .transaction((em) => app.get(ApiKeysService).create(em, { accountId: account, name: 'operator' }));
    },
  },
  'key:revoke': {
    required: ['key'],
    optional: [],
    async run(app, { key = '' }) {
      await app.get(ApiKeysService).revoke(key);
      return { keyId: key, revoked: true };
    },
  },
  'credits:grant': {
    required: ['account', 'credits', 'reason'],
    optional: [],
    async run(app, { account = '', credits = '', reason = '' }) {
      await app.get(AccountsService).get(account);
      const grant = { category: 'operator', credits: wholeCredits(credits, 1), reason } as const;
      const key = `operator:${randomText(20)}`;
      await app.get(Database).transaction((em) => app.get(DepositsService).grant(em, account, grant, key));
      return { accountId: account, ...(await app.get(WalletService).balance(account)) };
    },
  },
  'ledger:verify': {
    required: [],
    optional: [],
    async run(app) {
      return await app.get(LedgerAuditService).verify();
    },
  },
};

function isOn(option: string, word: string): boolean {
  if (word !== 'on' && word !== 'off') throw new UsageError(`--${option} must be on or off`);
  return word === 'on';
}

function wholeCredits(text: string, least: number): number {
  const credits = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(credits) || credits < least) {
    throw new UsageError(`--credits must be a whole number of at least ${least}`);
  }
  return credits;
}
