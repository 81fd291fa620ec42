import { loadConfig } from '@app/platform';
import { keepRelease } from './schema/keep-release';
import { newMigration } from './schema/new-migration';

const USAGE = `npm run migrations -- new <name>                   writes the migration that the entities ask for
npm run migrations -- keep <release> <API key>   writes the rows at DATABASE_URL as the fixture of a release`;

async function main([verb, name, apiKey]: string[]): Promise<string> {
  if (verb === 'new' && name) return (await newMigration(name, new Date())) ?? 'The tables are what the entities say.';
  const { databaseUrl } = loadConfig('cli', process.env);
  if (verb === 'keep' && name && apiKey && databaseUrl) return await keepRelease(name, apiKey, databaseUrl);
  throw new Error(USAGE);
}

main(process.argv.slice(2)).then(
  (line) => process.stdout.write(`${line}\n`),
  (error: unknown) => {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exit(1);
  },
);
