import { Migration } from '@mikro-orm/migrations';

/** Source packs that were read from addresses and texts, and previewed sources: where to read, not what was read. */
export class Migration20261122065000 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
  `CREATE TABLE sources (
    position bigserial PRIMARY KEY,
    id text NOT NULL UNIQUE,
    account_id text NOT NULL REFERENCES accounts(id) DEFERRABLE INITIALLY DEFERRED,
    kind text NOT NULL,
    insists_on text,
    url text,
    query text,
    sealed_headers text,
    title text,
    created_at timestamptz NOT NULL,
    CHECK ((url IS NULL) <> (query IS NULL))
  )`,
  'CREATE INDEX sources_account ON sources (account_id, position DESC)',
  `ALTER TABLE source_packs
    ADD COLUMN url text,
    ADD COLUMN source_id text,
    ADD COLUMN reading json,
    ADD COLUMN media_key text,
    ADD COLUMN read_at timestamptz`,
  'UPDATE source_packs SET read_at = created_at',
  'CREATE INDEX source_packs_account ON source_packs (account_id, created_at DESC, id DESC)',
];
