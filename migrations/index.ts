import { Migration20261121000000 } from './20261121000000_initial';
import { Migration20261121120000 } from './20261121120000_brand';
import { Migration20261121150000 } from './20261121150000_proof';
import { Migration20261121160000 } from './20261121160000_media';
import { Migration20261121160500 } from './20261121160500_cloned_voices';
import { Migration20261121170000 } from './20261121170000_telling';
import { Migration20261121180000 } from './20261121180000_script';
import { Migration20261121190000 } from './20261121190000_pronunciation';
import { Migration20261121200000 } from './20261121200000_deposits';
import { Migration20261121210000 } from './20261121210000_payments';
import { Migration20261121220000 } from './20261121220000_sessions';
import { Migration20261121230000 } from './20261121230000_idempotency';
import { Migration20261121235000 } from './20261121235000_wallet_lock';
import { Migration20261121240000 } from './20261121240000_notifications';
import { Migration20261122000000 } from './20261122000000_lifecycle';
import { Migration20261122010000 } from './20261122010000_edits';
import { Migration20261122020000 } from './20261122020000_channels';
import { Migration20261122030000 } from './20261122030000_webhooks';
import { Migration20261122040000 } from './20261122040000_payload_order';
import { Migration20261122050000 } from './20261122050000_library';
import { Migration20261122060000 } from './20261122060000_current_cut';
import { Migration20261122065000 } from './20261122065000_sources';

/** Every migration in the order in which it is applied. */
export const migrationsList = [
  { name: '20261121000000_initial', class: Migration20261121000000 },
  { name: '20261121120000_brand', class: Migration20261121120000 },
  { name: '20261121150000_proof', class: Migration20261121150000 },
  { name: '20261121160000_media', class: Migration20261121160000 },
  { name: '20261121160500_cloned_voices', class: Migration20261121160500 },
  { name: '20261121170000_telling', class: Migration20261121170000 },
  { name: '20261121180000_script', class: Migration20261121180000 },
  { name: '20261121190000_pronunciation', class: Migration20261121190000 },
  { name: '20261121200000_deposits', class: Migration20261121200000 },
  { name: '20261121210000_payments', class: Migration20261121210000 },
  { name: '20261121220000_sessions', class: Migration20261121220000 },
  { name: '20261121230000_idempotency', class: Migration20261121230000 },
  { name: '20261121235000_wallet_lock', class: Migration20261121235000 },
  { name: '20261121240000_notifications', class: Migration20261121240000 },
  { name: '20261122000000_lifecycle', class: Migration20261122000000 },
  { name: '20261122010000_edits', class: Migration20261122010000 },
  { name: '20261122020000_channels', class: Migration20261122020000 },
  { name: '20261122030000_webhooks', class: Migration20261122030000 },
  { name: '20261122040000_payload_order', class: Migration20261122040000 },
  { name: '20261122050000_library', class: Migration20261122050000 },
  { name: '20261122060000_current_cut', class: Migration20261122060000 },
  { name: '20261122065000_sources', class: Migration20261122065000 },
];
