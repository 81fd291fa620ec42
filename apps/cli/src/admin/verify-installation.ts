import { NestFactory } from '@nestjs/core';
import { type LedgerAudit, LedgerAuditService } from '@app/billing';
import { auditFiles, type Config, type FileAudit, openStorage, type Query, SteadyClient } from '@app/platform';
import { CliModule } from '../cli.module';
import { namedFiles } from './named-files';

/** What a whole installation comes to: its money, and the files that its rows name. */
export interface Verified {
  ok: boolean;
  ledger: LedgerAudit;
  files: FileAudit;
}

/** Every ledger holds, and every file that a row names is in the storage as the row says; `readBytes` reads videos whole. */
export async function verifyInstallation(
  config: Config,
  databaseUrl: string,
  options: { readBytes: boolean },
): Promise<Verified> {
  const ledger = await verifyLedger(config, databaseUrl);
  const client = new SteadyClient({ connectionString: databaseUrl });
  await client.connect();
  try {
    const query: Query = async <Row extends object>(text: string, values: unknown[]) =>
      (await client.query<Row>(text, values)).rows;
    const files = await auditFiles(await openStorage(config.storage), namedFiles(query), options);
    return { ok: ledger.ok && files.ok, ledger, files };
  } finally {
    await client.end();
  }
}

async function verifyLedger(config: Config, databaseUrl: string): Promise<LedgerAudit> {
  const app = await NestFactory.createApplicationContext(CliModule.with(config, databaseUrl), {
    logger: false,
    abortOnError: false,
  });
  try {
    return await app.get(LedgerAuditService).verify();
  } finally {
    await app.close();
  }
}
