import { loadConfig, openDatabase, runProgram } from '@app/platform';
import { createApi } from './create-api';

runProgram(async () => {
  const config = loadConfig('api', process.env);
  const database = await openDatabase(config);
  const api = await createApi(config, database.url);
  await api.listen(config.port, config.host);
  return async () => {
    await api.close();
    await database.release();
  };
});
