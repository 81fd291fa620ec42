import { type Config, workerConnection } from '@app/platform';

/**
 * What the processors of all queues share. However often workers die, the work is still owed: its table says when it has
 * ended.
 */
export function workerOptions(config: Config) {
  const stalledMs = config.stalledAfterSeconds * 1000;
  const patience = { lockDuration: stalledMs, stalledInterval: stalledMs / 2, maxStalledCount: 1000 };
  return { ...workerConnection(config), ...patience };
}
