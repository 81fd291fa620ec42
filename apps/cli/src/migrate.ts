import { loadConfig, migrate, openDatabase } from '@app/platform';

async function main(): Promise<void> {
  const config = loadConfig('cli', process.env);
  const database = await openDatabase({ ...config, migrateAtStart: false });
  try {
    const applied = await migrate(database.url);
    process.stdout.write(`${JSON.stringify({ applied })}\n`);
  } finally {
    await database.release();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
});
