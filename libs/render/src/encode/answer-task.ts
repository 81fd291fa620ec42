import type { TaskReport } from './task-message';

/** Work of a child process: tells the frames it has drawn, and leaves word what to stop when the parent goes. */
export type TaskWork<R> = (
  request: R,
  tell: (frames: number) => void,
  onStop: (stop: () => void) => void,
) => Promise<void>;

/** Child's side of `TaskProcess`: answers one request after another, leaves with its parent and takes what it started along. */
export function answerTask<R>(work: TaskWork<R>): void {
  let stops: Array<() => void> = [];
  const leave = (): void => {
    for (const stop of stops) stop();
    process.exit(0);
  };
  process.once('disconnect', leave);
  process.once('SIGTERM', leave);
  const send = (report: TaskReport): void => void process.send?.(report);
  process.on('message', (request: R) => {
    stops = [];
    work(
      request,
      (frames) => send({ kind: 'progress', frames }),
      (stop) => stops.push(stop),
    ).then(
      () => send({ kind: 'done' }),
      (error: unknown) => send({ kind: 'failed', message: error instanceof Error ? error.message : String(error) }),
    );
  });
}
