import { type Config, loadConfig, type Role } from './config/config';
import type { ConfigPart } from './config/config-part';
import { openDatabase } from './database/open-database';
import { runProgram } from './run-program';
import { ScratchFolder } from './scratch/scratch-folder';
import { startTracing } from './tracing/start-tracing';

/** A program that answers on a port until it is closed. */
interface Service {
  listen(port: number, host: string): Promise<unknown>;
  close(): Promise<void>;
}

/** Runs the service that `create` makes on the configured database, and closes everything after it. */
export function runService(
  role: Role,
  parts: readonly ConfigPart[],
  create: (config: Config, databaseUrl: string) => Promise<Service>,
): void {
  runProgram(async ({ onStop, within }) => {
    const config = loadConfig(role, process.env, parts);
    within(config.shutdown.graceSeconds);
    const scratch = await ScratchFolder.open(process.env);
    onStop(() => scratch.close());
    onStop(await startTracing(config));
    const database = await openDatabase(config);
    onStop(() => database.release());
    const service = await create(config, database.url);
    onStop(() => service.close());
    await service.listen(config.port, config.host);
  });
}
