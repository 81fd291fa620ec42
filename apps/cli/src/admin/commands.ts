import { randomBytes } from 'node:crypto';
import type { INestApplicationContext } from '@nestjs/common';
import { AccountsService, ApiKeysService, PasswordHashes, RestoreAccountService } from '@app/accounts';
import {
  BillingSettingsService,
  CardsService,
  DepositsService,
  LedgerAuditService,
  PRICES,
  WalletService,
} from '@app/billing';
import { Database, DomainError, randomText, ResealSecrets } from '@app/platform';
import { type AdminCommand, UsageError } from './admin-command';
import { BACKUP_COMMANDS } from './backup-commands';
import { writeDescription } from './write-description';

/** `npm run admin -- <command>`. */
export const ADMIN_COMMANDS: Record<string, AdminCommand> = {
  'account:create': {
    required: ['email'],
    optional: ['credits', 'card', 'payg'],
    database: 'make',
    async run(app, { email = '', credits, card, payg }) {
      const opening = credits === undefined ? PRICES.signupGrant : wholeCredits(credits, 0);
      const payAsYouGo = payg === undefined ? undefined : isOn('payg', payg);
      const ownerPassword = randomBytes(12).toString('base64url');
      const passwordHash = await app.get(PasswordHashes).hash(ownerPassword);
      const made = await app.get(Database).transaction(async (em) => {
        const account = await app.get(AccountsService).create(em, { email, passwordHash, emailConfirmed: true });
        await app
          .get(DepositsService)
          .open(
            em,
            account.id,
            credits === undefined
              ? { category: 'signup', credits: opening, reason: 'signup' }
              : { category: 'opening', credits: opening, reason: 'opening balance' },
          );
        const { apiKey } = await app.get(ApiKeysService).create(em, { accountId: account.id, name: 'first key' });
        return { accountId: account.id, apiKey, ownerPassword };
      });
      if (card !== undefined) await saveCard(app, made.accountId, card, credits === undefined);
      if (payAsYouGo !== undefined) {
        const settings = app.get(BillingSettingsService);
        await app.get(Database).transaction((em) => settings.change(em, made.accountId, { payAsYouGo }));
      }
      return made;
    },
  },
  'account:restore': {
    required: ['account'],
    optional: [],
    database: 'change',
    async run(app, { account = '' }) {
      const { id: accountId, email } = await app.get(RestoreAccountService).restore(account);
      return { accountId, email, restored: true };
    },
  },
  'key:create': {
    required: ['account'],
    optional: ['mode'],
    database: 'change',
    async run(app, { account = '', mode = 'live' }) {
      if (mode !== 'live' && mode !== 'test') throw new UsageError('--mode must be live or test');
      const accounts = app.get(AccountsService);
      await accounts.get(account);
      return await app.get(Database).transaction(async (em) => {
        const openTest = (id: string) => app.get(DepositsService).openTest(em, id);
        const accountId = mode === 'test' ? await accounts.ensureTestAccount(em, account, openTest) : account;
        return await app.get(ApiKeysService).create(em, { accountId, name: 'operator' });
      });
    },
  },
  'key:revoke': {
    required: ['key'],
    optional: [],
    database: 'change',
    async run(app, { key = '' }) {
      await app.get(ApiKeysService).revoke(key);
      return { keyId: key, revoked: true };
    },
  },
  'credits:grant': {
    required: ['account', 'credits', 'reason'],
    optional: [],
    database: 'change',
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
    database: 'read',
    async run(app) {
      return await app.get(LedgerAuditService).verify();
    },
  },
  'secrets:reseal': {
    required: [],
    optional: [],
    database: 'change',
    async run(app) {
      return await app.get(ResealSecrets).reseal();
    },
  },
  ...BACKUP_COMMANDS,
  openapi: {
    required: ['out'],
    optional: [],
    async runAlone({ out = '' }, { environment }) {
      return await writeDescription(out, environment);
    },
  },
  'tools:list': {
    required: [],
    optional: [],
    async runAlone(_options, { environment }) {
      // All that tools work with: other commands need not wait for it.
      const { listTools } = await import('./list-tools.js');
      return await listTools(environment);
    },
  },
};

/** `--credits` says what the wallet opens with: a card that is given beside it adds none. */
async function saveCard(
  app: INestApplicationContext,
  accountId: string,
  token: string,
  withGrant: boolean,
): Promise<void> {
  const cards = app.get(CardsService);
  try {
    if (withGrant) await cards.save(accountId, token);
    else await cards.saveWithoutGrant(accountId, token);
  } catch (error) {
    if (error instanceof DomainError) throw new UsageError(`${accountId} was made without its card: ${error.message}`);
    throw error;
  }
}

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
