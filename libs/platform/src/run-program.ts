import { endDescendants } from './processes/process-family';
import { StartFault } from './start-fault';

/** Time limit for stopping, until the program sets its own. */
const STOP_TIMEOUT_MS = 20_000;
/** One Ctrl-C arrives several times: from the terminal, from npm, from the parent process. */
const ECHO_MS = 2_000;

/** Undoes a step of the start. */
type Cleanup = () => Promise<void>;

/** What the start of a program registers for its end. */
export interface ProgramEnd {
  /** Registers the undo of a step. */
  onStop: (cleanup: Cleanup) => void;
  /** Sets how many seconds stopping may take. */
  within: (seconds: number) => void;
}

/**
 * Runs a long-lived program until SIGINT, SIGTERM or the death of its parent. `start` registers an undo for each step; they
 * run in reverse at the end, and when a later step fails. A second signal after two seconds stops at once. No child process
 * outlives the program.
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
    // A start that waits for a database that is down would never be undone.
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

/** Undoes the steps in reverse and ends the process. */
async function windDown(cleanups: Cleanup[], code: number, limitMs: number): Promise<void> {
  setTimeout(() => void leave(code || 1), limitMs).unref();
  for (const cleanup of cleanups.reverse()) await cleanup().catch(tell);
  await leave(code);
}

/** Kills running encoders, voices and browsers too: nobody would use their results. */
async function leave(code: number): Promise<never> {
  await endDescendants().catch(() => undefined);
  process.exit(code);
}

/** Expected faults print a sentence, others their stack. */
function tell(error: unknown): void {
  const { code, port, address } = error as { code?: string; port?: number; address?: string };
  if (error instanceof StartFault) process.stderr.write(`${error.message}\n`);
  else if (code === 'EADDRINUSE')
    process.stderr.write(`Port ${port} of ${address} is taken. Set PORT to a free one.\n`);
  else process.stderr.write(`${(error as Error).stack}\n`);
}
