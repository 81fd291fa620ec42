import { Migration } from '@mikro-orm/migrations';

/** Five tables of work become one. What a kind has beside stays in its table, whose rows share the job's id. */
export class Migration20261128120000 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const SHARED = 'id, account_id, status, error, traceparent, created_at, started_at, finished_at, updated_at';
/** Rows of a table as jobs; a job in work is begun again under its new kind. */
const moved = (
  table: string,
  {
    kind,
    stage,
    subject = 'NULL',
    payload = 'NULL',
    progress = "(status = 'done')::int",
    tries = '0',
    isBatch = 'false',
  }: Partial<Record<'subject' | 'payload' | 'progress' | 'tries' | 'isBatch', string>> & {
    kind: string;
    stage: string;
  },
): string => `
  INSERT INTO jobs (${SHARED}, kind, stage, final_stage, subject, payload, progress, tries, is_batch, turn, queued_at)
  SELECT ${SHARED}, '${kind}', '${stage}', '${stage}', ${subject}, ${payload}, ${progress}, ${tries}, ${isBatch}, 1, updated_at
    FROM ${table}`;
const DROPPED = ['status', 'error', 'created_at', 'started_at', 'finished_at', 'updated_at', 'traceparent']
  .map((column) => `DROP COLUMN ${column}`)
  .join(', ');

const STATEMENTS = [
  'ALTER TABLE jobs DROP CONSTRAINT jobs_stage_check, DROP CONSTRAINT jobs_final_stage_check',
  `ALTER TABLE jobs ALTER COLUMN video_id DROP NOT NULL, ALTER COLUMN final_stage DROP DEFAULT,
     ADD COLUMN subject text, ADD COLUMN payload jsonb, ADD COLUMN tries int NOT NULL DEFAULT 0,
     ADD COLUMN is_batch boolean NOT NULL DEFAULT false, ADD COLUMN turn int NOT NULL DEFAULT 1,
     ADD COLUMN queued_at timestamptz`,
  'UPDATE jobs SET queued_at = updated_at',
  // Its deferred checks are made before the table is changed again.
  'SET CONSTRAINTS ALL IMMEDIATE',
  'ALTER TABLE jobs ALTER COLUMN queued_at SET NOT NULL',
  'DROP INDEX jobs_unfinished_account',
  "CREATE INDEX jobs_unfinished_account ON jobs (account_id, stage, turn) WHERE status IN ('queued', 'running')",
  'CREATE INDEX jobs_account ON jobs (account_id, kind, created_at DESC)',
  `CREATE UNIQUE INDEX jobs_once ON jobs (kind, account_id, subject)
     WHERE status IN ('queued', 'running') OR (kind = 'footage' AND status = 'done')`,
  "CREATE INDEX jobs_line ON jobs (stage, turn) WHERE tries = 0 AND status IN ('queued', 'running')",

  moved('footage_jobs', { kind: 'footage', stage: 'index', subject: 'asset_id' }),
  moved('import_jobs', { kind: 'import', stage: 'import', subject: 'link', isBatch: 'true' }),
  moved('account_exports', { kind: 'export', stage: 'export', subject: 'account_id' }),
  `${moved('tool_runs', { kind: 'tool', stage: 'tool', payload: 'input', progress: 'progress', tries: 'attempts' })}
    WHERE is_job`,
  "UPDATE tool_runs SET status = 'queued' WHERE is_job AND status = 'running'",

  'DROP INDEX account_exports_newest, account_exports_once, footage_jobs_once, footage_jobs_unfinished, import_jobs_once, import_jobs_unfinished',
  'ALTER TABLE account_exports DROP CONSTRAINT account_exports_check',
  ...['account_exports', 'footage_jobs', 'import_jobs'].flatMap((table) => [
    `ALTER TABLE ${table} ${DROPPED}`,
    `ALTER TABLE ${table} ADD FOREIGN KEY (id) REFERENCES jobs(id) ON DELETE CASCADE`,
  ]),
  'CREATE INDEX account_exports_account ON account_exports (account_id)',
  `ALTER TABLE tool_runs DROP COLUMN traceparent, DROP COLUMN input, DROP COLUMN progress, DROP COLUMN attempts`,

  // Whoever waits for a job hears of it at once.
  `CREATE FUNCTION tell_job() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_notify('jobs_told', concat_ws(' ', NEW.id, NEW.status, NEW.stage));
      RETURN NULL;
    END $$`,
  `CREATE TRIGGER jobs_told AFTER UPDATE ON jobs FOR EACH ROW
    WHEN ((OLD.status, OLD.stage, OLD.progress) IS DISTINCT FROM (NEW.status, NEW.stage, NEW.progress))
    EXECUTE FUNCTION tell_job()`,
  // So does the relay of the outbox.
  `CREATE FUNCTION tell_outbox() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NOTIFY outbox_told;
      RETURN NULL;
    END $$`,
  'CREATE TRIGGER outbox_told AFTER INSERT ON outbox FOR EACH STATEMENT EXECUTE FUNCTION tell_outbox()',
];
