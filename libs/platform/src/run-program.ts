import { endDescendants } from './processes/process-family';
import { StartFault } from './start-fault';

/** Longest time that a program may take to stop before it has said how long. */
const STOP_TIMEOUT_MS = 20_000;
/** One Ctrl-C arrives several times: from the terminal, from npm, from whoever started us. */
const ECHO_MS = 2_000;

/** Undoes one step of a program's start. */
type Cleanup = () => Promise<void>;

/** What a program's start tells of its end. */
export interface ProgramEnd {
  /** Hands over what undoes a step of the start. */
  onStop: (cleanup: Cleanup) => void;
  /** Says how long the end may take, seconds. */
  within: (seconds: number) => void;
}

/**
 * Runs a long-lived program until it is told to stop by SIGINT, SIGTERM or the death of the process that started it.
 * `start` hands over what undoes each of its steps; they are run in reverse at the end, and also when a later step
 * fails. A signal that comes again after two seconds stops at once. No process that it has started outlives it.
 */
export function runProgram(start: (end: ProgramEnd) => Promise<void>): void {
  const cleanups: Cleanup[] = [];
  let limitMs = STOP_TIMEOUT_MS;
  let ending: Promise<void> | undefined;
  const end = (code: number): void => void (ending ??= windDown(cleanups, code, limitMs));

  const started = start({
    onStop: (cleanup) => void cleanups.push(cleanup),
    within: (seconds) => (limitMs = seconds * 1000),
  }).then(
    () => true,
    (error: unknown) => {
      tell(error);
      return false;
    },
  );
  const stop = (): void => {
    // A start that waits for a database that is away would never be undone.
    setTimeout(() => void leave(1), limitMs).unref();
    void started.then((isUp) => end(isUp ? 0 : 1));
  };
  let firstSignalAt: number | undefined;
  const onSignal = (): void => {
    const now = performance.now();
    firstSignalAt ??= now;
    if (now - firstSignalAt > ECHO_MS) void leave(130);
    stop();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, onSignal);
  if (process.send) process.once('disconnect', stop);
  void started.then((isUp) => {
    if (!isUp) end(1);
    else if (process.connected) process.send?.('ready');
  });
}

/** Undoes the start from its last step to its first, and ends the process. */
async function windDown(cleanups: Cleanup[], code: number, limitMs: number): Promise<void> {
  setTimeout(() => void leave(code || 1), limitMs).unref();
  for (const cleanup of cleanups.reverse()) await cleanup().catch(tell);
  await leave(code);
}

/** Encoders, voices and browsers at work go as well: nobody would wait for what they make. */
async function leave(code: number): Promise<never> {
  await endDescendants().catch(() => undefined);
  process.exit(code);
}

/** Foreseen faults are told in a sentence, others with their stack. */
function tell(error: unknown): void {
  const { code, port, address } = error as { code?: string; port?: number; address?: string };
  if (error instanceof StartFault) process.stderr.write(`${error.message}\n`);
  else if (code === 'EADDRINUSE')
    process.stderr.write(`Port ${port} of ${address} is taken. Set PORT to a free one.\n`);
  else process.stderr.write(`${(error as Error).stack}\n`);
}
