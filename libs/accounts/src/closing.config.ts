import { ConfigPart, variable } from '@app/platform';

/** What becomes of closed accounts. */
export interface ClosingConfig {
  /** From the closing of an account to its purge. */
  graceDays: number;
}

/** What becomes of closed accounts. */
export const CLOSING_CONFIG = ConfigPart.from(
  'closing',
  { ACCOUNT_GRACE_DAYS: variable.days.default(30) },
  (env): ClosingConfig => ({ graceDays: env.ACCOUNT_GRACE_DAYS }),
);
