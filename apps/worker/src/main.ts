import { loadConfig, openDatabase, runProgram } from '@app/platform';
import { createWorker } from './create-worker';

runProgram(async () => {
  const config = loadConfig('worker', process.env);
  const database = await openDatabase(config);
  const worker = await createWorker(config, database.url);
  await worker.listen(config.port, config.host);
  return async () => {
    await worker.close();
    await database.release();
  };
});
