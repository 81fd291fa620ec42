import { Account } from './account.entity';
import { ApiKey } from './api-key.entity';

export { Account } from './account.entity';
export { EmailTakenError } from './accounts.errors';
export { AccountsModule } from './accounts.module';
export { AccountsService } from './accounts.service';
export { ApiKey } from './api-key.entity';
export { ApiKeysService } from './api-keys.service';

/** For the application's list of tables. */
export const ACCOUNT_ENTITIES = [Account, ApiKey];
