import { loadConfig, openDatabase, runProgram, ScratchFolder, startTracing } from '@app/platform';
import { createWorker } from './create-worker';

runProgram(async ({ onStop, within }) => {
  const config = loadConfig('worker', process.env);
  within(config.shutdown.graceSeconds);
  const scratch = await ScratchFolder.open(process.env);
  onStop(() => scratch.close());
  onStop(await startTracing(config));
  const database = await openDatabase(config);
  onStop(() => database.release());
  const worker = await createWorker(config, database.url);
  onStop(() => worker.close());
  await worker.listen(config.port, config.host);
});
