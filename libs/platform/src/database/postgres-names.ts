import { UnderscoreNamingStrategy } from '@mikro-orm/core';

const SUFFIXES: Record<string, string> = { foreign: 'fkey', unique: 'key' };

/** Constraints have the names that PostgreSQL itself would give them. */
export class PostgresNames extends UnderscoreNamingStrategy {
  override indexName(table: string, columns: string[], type: string): string {
    return super.indexName(table, columns, (SUFFIXES[type] ?? type) as 'index');
  }
}
