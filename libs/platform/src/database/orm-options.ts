import { type EntityClass, type EntityMetadata, MikroORM, UnderscoreNamingStrategy } from '@mikro-orm/core';
import { Migrator } from '@mikro-orm/migrations';
import { defineConfig } from '@mikro-orm/postgresql';
import { migrationsList } from '../../../../migrations';

const SUFFIXES: Record<string, string> = { foreign: 'fkey', unique: 'key' };

/** Constraints have the names that PostgreSQL itself would give them. */
class PostgresNames extends UnderscoreNamingStrategy {
  override indexName(table: string, columns: string[], type: string): string {
    return super.indexName(table, columns, (SUFFIXES[type] ?? type) as 'index');
  }
}

const NAMES = new PostgresNames();

/** A server that vanishes without a word is noticed within a minute; else its answer would be awaited for ever. */
const STEADY = { keepAlive: true, keepAliveInitialDelayMillis: 30_000, connectionTimeoutMillis: 15_000 };

/** What holds for every column of its kind: times keep their microseconds, and a reference is a plain id in its own column. */
function describeColumns(meta: EntityMetadata): void {
  for (const prop of Object.values(meta.properties)) {
    if (prop.type === 'datetime') Object.assign(prop, { columnTypes: ['timestamptz'], length: 6 });
    if (!prop.mapToPk) continue;
    prop.fieldNames = [NAMES.propertyToColumnName(prop.name)];
    prop.updateRule ??= 'no action';
    prop.deleteRule ??= 'no action';
  }
}

/** MikroORM's settings; the entities of all libs are given by the application that composes them. */
function ormOptions(databaseUrl: string, entities: EntityClass<object>[]) {
  return defineConfig({
    clientUrl: databaseUrl,
    entities,
    // Migration-only connections know no entities.
    discovery: { warnWhenNoEntities: false, onMetadata: describeColumns },
    namingStrategy: PostgresNames,
    extensions: [Migrator],
    migrations: { migrationsList, tableName: 'migrations', snapshot: false, allOrNothing: true },
    schemaGenerator: { ignoreSchema: ['bullmq'] },
    pool: { min: 0, max: 12 },
    forceUtcTimezone: true,
    ensureDatabase: false,
    // stdout belongs to the programs: structured logs, or a command's JSON.
    logger: () => undefined,
    driverOptions: {
      // A connection that broke off is told by whoever needed it, and not on stderr as well.
      log: { warn: () => undefined },
      connection: STEADY,
    },
  });
}

/** A connected MikroORM over the given tables; close it before the server is released. */
export async function openOrm(databaseUrl: string, entities: EntityClass<object>[]): Promise<MikroORM> {
  return await MikroORM.init(ormOptions(databaseUrl, entities));
}
