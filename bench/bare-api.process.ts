import { type BareApiOptions, bareApi } from './bare-api';

/** Where it listens, once it does. */
export interface BareApiReady {
  url: string;
}

process.once('message', (options: BareApiOptions) => {
  const app = bareApi(options);
  process.once('disconnect', () => void app.close().then(() => process.exit(0)));
  void app.listen({ host: '127.0.0.1', port: 0 }).then((url) => process.send?.({ url } satisfies BareApiReady));
});
