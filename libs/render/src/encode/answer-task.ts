import type { TaskReport } from './task-message';

/** Work of a child process: tells the frames it has drawn, and leaves word what to stop when the parent goes. */
export type TaskWork<R> = (
  request: R,
  tell: (frames: number) => void,
  onStop: (stop: () => void) => void,
) => Promise<void>;

/** Child's side of `forkTask`: takes one request, answers, leaves. Dies with its parent and takes what it started along. */
export function answerTask<R>(work: TaskWork<R>): void {
  const stops: Array<() => void> = [];
  const stop = (): void => {
    for (const each of stops) each();
    process.exit(1);
  };
  process.once('disconnect', stop);
  process.once('SIGTERM', stop);
  const tell = (frames: number): void => {
    const report: TaskReport = { kind: 'progress', frames };
    process.send?.(report);
  };
  process.once('message', (request: R) => {
    void work(request, tell, (each) => stops.push(each))
      .then((): TaskReport => ({ kind: 'done' }))
      .catch((error: unknown): TaskReport => ({
        kind: 'failed',
        message: error instanceof Error ? error.message : String(error),
      }))
      .then((report) => {
        process.removeListener('disconnect', stop);
        process.send?.(report, () => process.disconnect());
      });
  });
}
