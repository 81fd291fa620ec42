import { loadConfig, migrateDatabase } from '@app/platform';

async function main(): Promise<void> {
  const applied = await migrateDatabase(loadConfig('cli', process.env));
  process.stdout.write(`${JSON.stringify({ applied })}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
});
