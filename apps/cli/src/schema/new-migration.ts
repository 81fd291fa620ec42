import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate, openOrm, schemaDrift, startEmbeddedPostgres } from '@app/platform';
import { EVERY_ENTITY } from './every-entity';

const INDEX = 'migrations/index.ts';
const LIST_END = /,?\s*\];/;

/**
 * Writes the migration that makes of today's tables what the entities say, and adds it to the list. Returns its file, null
 * where there is nothing to do. A scratch database with every migration so far stands for the tables.
 */
export async function newMigration(name: string, now: Date): Promise<string | null> {
  if (!/^[a-z][a-z0-9_]*$/.test(name)) throw new Error('a migration is named in lower case, as in published_dates');
  const statements = await pendingChanges();
  if (statements.length === 0) return null;
  const stamp = now.toISOString().replace(/\D/g, '').slice(0, 14);
  const [file, className] = [`migrations/${stamp}_${name}.ts`, `Migration${stamp}`];
  await writeFile(file, migrationSource(className, statements), { flag: 'wx' });
  const index = await readFile(INDEX, 'utf8');
  const listed = index.replace(LIST_END, `, { name: '${stamp}_${name}', class: ${className} }];`);
  await writeFile(INDEX, `import { ${className} } from './${stamp}_${name}';\n${listed}`);
  return file;
}

async function pendingChanges(): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'factreel-migration-'));
  const server = await startEmbeddedPostgres(folder);
  try {
    await migrate(server.url);
    const orm = await openOrm(server.url, EVERY_ENTITY);
    try {
      return await schemaDrift(orm);
    } finally {
      await orm.close(true);
    }
  } finally {
    await server.release();
    await rm(folder, { recursive: true, force: true });
  }
}

function migrationSource(className: string, statements: string[]): string {
  return `import { Migration } from '@mikro-orm/migrations';

export class ${className} extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
${statements.map((statement) => `  \`${statement.replace(/[`\\]|\$\{/g, '\\$&')}\`,\n`).join('')}];
`;
}
