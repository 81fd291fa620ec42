import type { MikroORM } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';

/** References that only the migrations know: to the rows of another lib, to a public id beside the key, or of two columns. */
const KNOWN_TO_SQL = [
  /^\w+_account_id_fkey$/,
  /^(videos|series)_(channel|show)_id_fkey$/,
  /^(episodes|series_checks)_series_id_fkey$/,
  /^(episodes|social_posts)_video_id_fkey$/,
  /^(edit_orders|render_parts|import_files)_job_id_fkey$/,
  'jobs_video_id_fkey',
  /^(footage_jobs|import_jobs|account_exports)_id_fkey$/,
  'chat_messages_chat_id_fkey',
  'shows_channel_id_fkey',
  'version_settings_video_id_version_fkey',
  'videos_source_pack_id_fkey',
  'webhook_deliveries_event_id_fkey',
];
const DROPPED_REFERENCE = /drop constraint "(\w+_fkey)";?$/;
const DRAFT = 'schema_drift';

/** What would make the tables those that the entities describe, as SQL; nothing where they are. Tables without an entity stay. */
export async function schemaDrift(orm: MikroORM): Promise<string[]> {
  const sql = await orm.getSchemaGenerator().getUpdateSchemaSQL({ wrap: false, dropTables: false });
  const changes = sql.split(/;\n+/).map((statement) => statement.trim().replace(/;$/, ''));
  const drift = changes.filter((change) => change !== '' && !isKnownToSql(change));
  return drift.length > 0 ? drift : await changedIndexes(orm);
}

function isKnownToSql(change: string): boolean {
  const name = DROPPED_REFERENCE.exec(change)?.[1];
  return (
    name !== undefined && KNOWN_TO_SQL.some((known) => (known instanceof RegExp ? known.test(name) : known === name))
  );
}

/** MikroORM compares an index that is an expression by its name alone, so PostgreSQL is asked what it makes of each. */
async function changedIndexes(orm: MikroORM): Promise<string[]> {
  const em = orm.em.fork() as EntityManager;
  const create = await orm.getSchemaGenerator().getCreateSchemaSQL({ wrap: false });
  await em.begin();
  try {
    const standing = await readIndexes(em, 'public');
    await em.execute(`CREATE SCHEMA ${DRAFT}; SET LOCAL search_path = ${DRAFT}; ${create}`);
    const described = await readIndexes(em, DRAFT);
    return [...described].flatMap(([name, index]) =>
      standing.get(name) === index ? [] : [`DROP INDEX ${name}`, index],
    );
  } finally {
    await em.rollback();
  }
}

async function readIndexes(em: EntityManager, schema: string): Promise<Map<string, string>> {
  const rows = await em.execute<Array<{ name: string; index: string }>>(
    'SELECT indexname AS name, indexdef AS index FROM pg_indexes WHERE schemaname = ?',
    [schema],
  );
  return new Map(rows.map(({ name, index }) => [name, index.replace(` ON ${schema}.`, ' ON ')]));
}
