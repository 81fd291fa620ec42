import { ConfigError } from './config/config';

/** Longest time a program may take to stop. */
const STOP_TIMEOUT_MS = 20_000;

/**
 * Runs a long-lived program until it is told to stop by SIGINT, SIGTERM or the death of the process that started it.
 * `start` answers how to stop; a second signal stops at once.
 */
export function runProgram(start: () => Promise<() => Promise<void>>): void {
  const started = start();
  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) process.exit(130);
    stopping = true;
    setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref();
    const close = await started.catch(() => async () => undefined);
    await close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
  if (process.send) process.once('disconnect', () => void stop());
  started.then(
    () => process.send?.('ready'),
    (error: unknown) => {
      process.stderr.write(`${error instanceof ConfigError ? error.message : (error as Error).stack}\n`);
      process.exit(1);
    },
  );
}
