import type { DomainEvent } from '@app/platform';

/** A charge took what an account owns below the line at which its owner is told; one event a ledger transaction. */
export type LowBalance = DomainEvent<
  'billing.low_balance',
  { transactionId: string; credits: number; threshold: number },
  string
>;

/** A short wallet could not be topped up from its card; one event an attempt. */
export type TopUpFailed = DomainEvent<
  'billing.topup_failed',
  { topUpId: string; reason: string; packUsd: number },
  string
>;
