import { Hold } from './hold.entity';
import { LedgerAccount } from './ledger-account.entity';
import { LedgerEntry } from './ledger-entry.entity';
import { LedgerTransaction } from './ledger-transaction.entity';

export { InsufficientCreditsError } from './billing.errors';
export { BillingModule } from './billing.module';
export { type LedgerAudit, LedgerAuditService } from './ledger-audit.service';
export {
  designCredits,
  imagesFor,
  type MediaCount,
  type MediaKind,
  NO_MEDIA,
  type Price,
  type PriceItem,
  PRICES,
  priceVideo,
  renderCredits,
} from './price-list';
export { type HoldRequest, WalletService } from './wallet.service';

/** For the application's list of tables. */
export const BILLING_ENTITIES = [LedgerAccount, LedgerTransaction, LedgerEntry, Hold];
