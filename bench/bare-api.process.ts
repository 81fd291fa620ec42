import { type BareApiOptions, bareApi } from './bare-api';
import { bareNest } from './bare-nest';

/** Where it listens, once it does. */
export interface BareApiReady {
  url: string;
  /** The same over Nest, for tools. */
  nestUrl: string;
}

process.once('message', (options: BareApiOptions) => void serve(options));

async function serve(options: BareApiOptions): Promise<void> {
  const app = bareApi(options);
  const nest = await bareNest(options.databaseUrl);
  process.once('disconnect', () => void Promise.all([app.close(), nest.close()]).then(() => process.exit(0)));
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  await nest.listen(0, '127.0.0.1');
  process.send?.({ url, nestUrl: await nest.getUrl() } satisfies BareApiReady);
}
