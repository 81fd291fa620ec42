import { loadConfig, openDatabase, runProgram } from '@app/platform';
import { createWorker } from './create-worker';

runProgram(async (onStop) => {
  const config = loadConfig('worker', process.env);
  const database = await openDatabase(config);
  onStop(() => database.release());
  const worker = await createWorker(config, database.url);
  onStop(() => worker.close());
  await worker.listen(config.port, config.host);
});
