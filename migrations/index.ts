import { Migration20261121000000 } from './20261121000000_initial';

/** Every migration in the order in which it is applied. */
export const migrationsList = [{ name: '20261121000000_initial', class: Migration20261121000000 }];
