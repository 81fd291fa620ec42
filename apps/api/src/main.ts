import { loadConfig, openDatabase, runProgram, ScratchFolder, startTracing } from '@app/platform';
import { createApi } from './create-api';

runProgram(async ({ onStop, within }) => {
  const config = loadConfig('api', process.env);
  within(config.shutdown.graceSeconds);
  const scratch = await ScratchFolder.open(process.env);
  onStop(() => scratch.close());
  onStop(await startTracing(config));
  const database = await openDatabase(config);
  onStop(() => database.release());
  const api = await createApi(config, database.url);
  onStop(() => api.close());
  await api.listen(config.port, config.host);
});
