import { Migration } from '@mikro-orm/migrations';

/** Films whose segments are made by any worker: what each part is, how far it has come, and what it has left in storage. */
export class Migration20261122220000 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
  `CREATE TABLE render_parts (
    job_id text NOT NULL REFERENCES jobs(id) ON DELETE CASCADE,
    name text NOT NULL,
    share double precision NOT NULL CHECK (share >= 0 AND share <= 1),
    reads jsonb NOT NULL,
    drawn double precision NOT NULL CHECK (drawn >= 0 AND drawn <= 1),
    report jsonb,
    created_at timestamptz NOT NULL,
    PRIMARY KEY (job_id, name)
  )`,
];
